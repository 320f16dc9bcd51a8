import type { Stage } from '@arena/domain';
import { useState } from 'react';
import { ActDialog } from '../Acts.tsx';
import { type Planned, useDesk } from '../desk-context.ts';
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
    act.run(() => calls.reopen(stage.id, revision), `${stage.name}: abierta otra vez.`, 'edited_meanwhile');
  return (
    <ActDialog
      act={act}
      title="¿Reabrir la fase?"
      action="Reabrir la fase"
      onAct={reopen}
      stay="Conservar"
      onClose={onClose}
    >
      <p>
        {isLast
          ? 'Los puestos dejan de ser definitivos y se puede corregir.'
          : 'Quienes avanzaron salen de la fase siguiente. Solo se puede mientras esa no tenga resultados.'}
      </p>
    </ActDialog>
  );
}
