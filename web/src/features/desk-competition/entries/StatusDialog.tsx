import { type Entry, entryName } from '@arena/domain';
import { useState } from 'react';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { ActDialog } from '../Acts.tsx';
import { useAct, useBasis } from '../use-act.ts';

export type StatusAsking = 'no_show' | 'withdrawn' | 'disqualified';

interface Props {
  entry: Entry;
  status: StatusAsking;
  onClose: () => void;
}

const texts: Record<StatusAsking, { action: string; means: string; done: string }> = {
  no_show: {
    action: 'No se presentó',
    means: 'No avanza a la fase siguiente. Los puntos que ya tenga se quedan.',
    done: 'no se presentó.',
  },
  withdrawn: {
    action: 'Se retiró',
    means: 'No avanza a la fase siguiente. Los puntos que ya tenga se quedan.',
    done: 'se retiró.',
  },
  disqualified: {
    action: 'Descalificar',
    means: 'No avanza ni gana el título. Los puestos de los demás se quedan como están.',
    done: 'descalificado.',
  },
};

/** Asks before somebody no longer plays; it can be taken back. */
export function StatusDialog({ entry: asked, status, onClose }: Props) {
  const act = useAct(onClose);
  const entry = useBasis(act, asked, ({ entries }) => entries.find(({ id }) => id === asked.id));
  const [keepsPoints, setKeepsPoints] = useState(false);
  const { action, means, done } = texts[status];
  const name = entryName(entry);
  const carryOut = () =>
    act.run(
      (calls) => calls.editEntry(entry, { status, keepsPoints: status !== 'disqualified' || keepsPoints }),
      `${name}: ${done}`,
    );
  return (
    <ActDialog act={act} title={`¿${action}?`} action={action} onAct={carryOut} onClose={onClose}>
      <p>
        <strong>{name}</strong>. {means} Se puede deshacer.
      </p>
      {status === 'disqualified' ? (
        <Choice
          label="Conserva los puntos que ya tiene"
          type="checkbox"
          checked={keepsPoints}
          onChange={({ target }) => setKeepsPoints(target.checked)}
        />
      ) : null}
    </ActDialog>
  );
}
