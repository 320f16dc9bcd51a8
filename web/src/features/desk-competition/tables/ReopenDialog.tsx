import type { Stage } from '@arena/domain';
import { useState } from 'react';
import { DeedDialog } from '../../../ui/dialogs/DeedDialog.tsx';
import { type Planned, useDesk } from '../desk-context.ts';
import { Refusals } from '../Refusals.tsx';
import { useAct } from '../use-act.ts';

interface Props {
  planned: Planned;
  stage: Stage;
  onClose: () => void;
}

/** Asks before a stage's closing is taken back. */
export function ReopenDialog({ planned, stage, onClose }: Props) {
  const { calls } = useDesk();
  const act = useAct(onClose);
  const [revision] = useState(planned.competition.revision);
  const isLast = planned.competition.stages.at(-1)?.id === stage.id;
  const reopen = () =>
    act.run(async () => {
      await calls.reopen(stage.id, revision);
      return `${stage.name}: abierta otra vez.`;
    }, 'edited_meanwhile');
  return (
    <DeedDialog
      title="¿Reabrir la fase?"
      action="Reabrir la fase"
      busy={act.isBusy}
      onAct={reopen}
      stay="Conservar"
      onClose={onClose}
    >
      <p>
        {isLast
          ? 'Los puestos dejan de ser definitivos y se puede corregir.'
          : 'Quienes avanzaron salen de la fase siguiente. Solo se puede mientras esa no tenga resultados.'}
      </p>
      <Refusals of={act} />
    </DeedDialog>
  );
}
