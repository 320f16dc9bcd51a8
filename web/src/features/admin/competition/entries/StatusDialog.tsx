import {
  type Entry,
  entryName,
  entryNames,
  exchangeText,
  isExchanged,
  isFinalConfirmed,
  newExchanges,
  type Stage,
  seatNote,
} from '@arena/domain';
import { useState } from 'react';
import { useServerNow } from '#lib/time/clock.ts';
import { Choice } from '#ui/fields/Choice.tsx';
import { AreaField } from '#ui/fields/Field.tsx';
import { useCompetitionAdmin } from '../competition-context.ts';
import { MutationDialog } from '../MutationDialog.tsx';
import { type CompetitionMutation, useCompetitionMutation, useSeenRecord } from '../use-competition-mutation.ts';
import { useReason } from '../use-reason.ts';

export type StatusAsking = 'no_show' | 'withdrawn' | 'disqualified';

interface Props {
  entry: Entry;
  status: StatusAsking;
  onClose: () => void;
}

/** Says what becomes of the entry's seat in a later stage. */
function useSeatText({ seen }: CompetitionMutation, { id }: Entry, status: StatusAsking): string | null {
  const { tournament } = useCompetitionAdmin();
  const isConfirmed = useServerNow((now) => seen !== null && isFinalConfirmed(tournament, seen, now));
  if (seen === null || status === 'no_show') return null;
  const { competition, entries } = seen;
  const names = entryNames(entries);
  const isKept = (stage: Stage) => stage.id === competition.stages.at(-1)?.id && isConfirmed;
  return seatNote(seen, id, isKept, (entryId) => names.get(entryId) ?? '');
}

/** Says who would have advanced to a stage that has results, had the entry been disqualified before. */
function exchangeTexts({ seen }: CompetitionMutation, out: Entry): string[] {
  if (seen === null) return [];
  const names = entryNames(seen.entries);
  const entries = seen.entries.map((entry) => (entry.id === out.id ? out : entry));
  return newExchanges(seen, { ...seen, entries })
    .filter(isExchanged)
    .map((one) => exchangeText(one, seen.competition.stages, (id) => names.get(id) ?? ''));
}

/** The effect of a disqualification on the table. */
const tableText = {
  kept: 'En la tabla conserva su lugar; los premios siguen a la tabla.',
  lost: 'En la tabla pasa al último lugar sin puntos, y quienes estaban detrás suben un puesto.',
};

const texts: Record<StatusAsking, { action: string; means: string; done: string }> = {
  no_show: {
    action: 'No se presentó',
    means: 'No avanza a la fase siguiente, salvo que juegue la última partida. Los puntos que ya tenga se quedan.',
    done: 'no se presentó.',
  },
  withdrawn: {
    action: 'Se retiró',
    means: 'No avanza a la fase siguiente. Los puntos que ya tenga se quedan.',
    done: 'se retiró.',
  },
  disqualified: {
    action: 'Descalificar',
    means: 'No avanza ni gana el título. Los resultados de cada partida se quedan como se anotaron.',
    done: 'descalificado.',
  },
};

/** Asks before an entry is withdrawn or disqualified; reversible. */
export function StatusDialog({ entry: asked, status, onClose }: Props) {
  const mutation = useCompetitionMutation(onClose);
  const entry = useSeenRecord(mutation, asked, ({ entries }) => entries.find(({ id }) => id === asked.id));
  const [keepsPoints, setKeepsPoints] = useState(false);
  const reason = useReason(`${asked.id} out`);
  const seatText = useSeatText(mutation, asked, status);
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
      {seatText === null ? null : <p>{seatText}</p>}
      {isDisqualified ? (
        <>
          <Choice
            label="Conserva los puntos que ya tiene"
            type="checkbox"
            checked={keepsPoints}
            onChange={({ target }) => setKeepsPoints(target.checked)}
          />
          <p className="note">{keepsPoints ? tableText.kept : tableText.lost}</p>
          {exchangeTexts(mutation, { ...entry, status, keepsPoints }).map((text) => (
            <p key={text}>{text}</p>
          ))}
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
