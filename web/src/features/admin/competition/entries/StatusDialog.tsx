import { type Entry, entryName } from '@arena/domain';
import { useState } from 'react';
import { Choice } from '../../../../ui/fields/Choice.tsx';
import { AreaField } from '../../../../ui/fields/Field.tsx';
import { MutationDialog } from '../MutationDialog.tsx';
import { useCompetitionMutation, useSeenRecord } from '../use-competition-mutation.ts';
import { useReason } from '../use-reason.ts';

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

/** Asks before an entry is withdrawn or disqualified; reversible. */
export function StatusDialog({ entry: asked, status, onClose }: Props) {
  const mutation = useCompetitionMutation(onClose);
  const entry = useSeenRecord(mutation, asked, ({ entries }) => entries.find(({ id }) => id === asked.id));
  const [keepsPoints, setKeepsPoints] = useState(false);
  const reason = useReason(`${asked.id} out`);
  const { action, means, done } = texts[status];
  const name = entryName(entry);
  const isDisqualified = status === 'disqualified';
  const change = isDisqualified ? { status, keepsPoints, reason: reason.text.trim() } : { status, keepsPoints: true };
  const carryOut = () =>
    mutation.run(async (calls) => {
      await calls.editEntry(entry, change);
      reason.forget();
    }, `${name}: ${done}`);
  return (
    <MutationDialog
      isDestructive={isDisqualified}
      mutation={mutation}
      title={`¿${action}?`}
      action={action}
      onConfirm={carryOut}
      onClose={onClose}
    >
      <p>
        <strong>{name}</strong>. {means} Se puede deshacer.
      </p>
      {isDisqualified ? (
        <>
          <Choice
            label="Conserva los puntos que ya tiene"
            type="checkbox"
            checked={keepsPoints}
            onChange={({ target }) => setKeepsPoints(target.checked)}
          />
          <AreaField
            {...reason.field}
            hint="Lo lee todo el mundo. Si lo dejas vacío, no se dice ninguno."
            error={mutation.error?.fields.reason}
            required={false}
          />
        </>
      ) : null}
    </MutationDialog>
  );
}
