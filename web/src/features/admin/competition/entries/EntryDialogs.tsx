import {
  type Entry,
  EntryNames,
  entryName,
  entryNames,
  exchangeText,
  isExchanged,
  isFinalConfirmed,
  newExchanges,
  problemsIn,
  type Stage,
  seatNote,
  type TeamSize,
  teamText,
} from '@arena/domain';
import { useState } from 'react';
import { useRefetch } from '#lib/query/refetch.ts';
import { useServerNow } from '#lib/time/clock.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { AreaField, FieldsPair, TextField } from '#ui/fields/Field.tsx';
import { PictureControl } from '#ui/fields/PictureControl.tsx';
import { Note } from '#ui/layout/Layout.tsx';
import { useCompetition, useCompetitionAdmin } from '../competition-context.ts';
import { MutationDialog } from '../MutationDialog.tsx';
import {
  type CompetitionMutation,
  useCompetitionMutation,
  useReason,
  useSeenRecord,
} from '../use-competition-mutation.ts';

interface EntryDialogProps {
  /** Null for a new entry. */
  entry: Entry | null;
  onClose: () => void;
}

interface Player {
  nickname: string;
  freeFireId: string;
}

function playersOf(entry: Entry | null, teamSize: TeamSize): Player[] {
  const known = (entry?.players ?? []).map(({ nickname, freeFireId }) => ({ nickname, freeFireId: freeFireId ?? '' }));
  const missing = Array.from({ length: Math.max(0, teamSize - known.length) }, () => ({
    nickname: '',
    freeFireId: '',
  }));
  return [...known, ...missing];
}

/** Parses the controls; players without nickname and ID are left out. */
function fieldsOf(name: string, players: readonly Player[]) {
  return {
    name: name.trim(),
    players: players
      .filter(({ nickname, freeFireId }) => nickname.trim() !== '' || freeFireId.trim() !== '')
      .map(({ nickname, freeFireId }) => ({ nickname: nickname.trim(), freeFireId: freeFireId.trim() || null })),
  };
}

function problemsOf(fields: ReturnType<typeof fieldsOf>): Record<string, string> {
  const problems = problemsIn(EntryNames.safeParse(fields).error);
  if (fields.name === '' && fields.players.length === 0) problems.name = 'Escribe un nombre o un apodo';
  return problems;
}

function useEntryForm({ entry: asked, onClose }: EntryDialogProps) {
  const { teamSize } = useCompetition().competition;
  const mutation = useCompetitionMutation(onClose);
  const entry = useSeenRecord(mutation, asked, ({ entries }) => entries.find(({ id }) => id === asked?.id));
  const [requestId] = useState(() => crypto.randomUUID());
  const [typedName, setName] = useState<string | null>(null);
  const [typed, setTyped] = useState<ReadonlyMap<number, Partial<Player>>>(new Map());
  // Untouched fields follow the stored values.
  const name = typedName ?? entry?.name ?? '';
  const players = playersOf(entry, teamSize).map((player, index) => ({ ...player, ...typed.get(index) }));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const save = async () => {
    const fields = fieldsOf(name, players);
    const wrong = problemsOf(fields);
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return;
    await mutation.run(
      async (calls, { wasTried }) => {
        if (entry !== null) return calls.editEntry(entry, fields);
        const made = await calls.addEntry({ ...fields, requestId });
        // An earlier attempt may have created the entry with other values.
        return wasTried ? calls.editEntry(made, fields) : made;
      },
      (stored) => `${entryName(stored)}: ${entry === null ? 'agregado' : 'guardado'}.`,
    );
  };
  const change = (index: number, changed: Partial<Player>) =>
    setTyped(new Map([...typed, [index, { ...typed.get(index), ...changed }]]));
  const problem = (path: string) => problems[path] ?? mutation.refusal?.fields[path];
  return { mutation, teamSize, name, setName, players, change, problem, save };
}

/** Edits an entry: a team's name, players' nicknames and IDs. */
export function EntryDialog(props: EntryDialogProps) {
  const { entry, onClose } = props;
  const { mutation, teamSize, name, setName, players, change, problem, save } = useEntryForm(props);
  return (
    <MutationDialog
      mutation={mutation}
      title={entry === null ? `Agregar ${teamText[teamSize].one}` : `Editar ${entryName(entry)}`}
      action="Guardar"
      onConfirm={save}
      onClose={onClose}
    >
      {teamSize === 1 ? null : (
        <TextField
          label="Nombre del equipo"
          error={problem('name')}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      {players.map((player, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: players have no key but their index.
        <FieldsPair key={index}>
          <TextField
            label={players.length > 1 ? `Apodo ${index + 1}` : 'Apodo en Free Fire'}
            error={problem(`players.${index}.nickname`) ?? (teamSize === 1 ? problem('name') : undefined)}
            autoComplete="off"
            value={player.nickname}
            onChange={({ target }) => change(index, { nickname: target.value })}
          />
          <TextField
            label={players.length > 1 ? `ID ${index + 1}` : 'ID de Free Fire'}
            error={problem(`players.${index}.freeFireId`)}
            inputMode="numeric"
            autoComplete="off"
            value={player.freeFireId}
            onChange={({ target }) => change(index, { freeFireId: target.value })}
          />
        </FieldsPair>
      ))}
    </MutationDialog>
  );
}

export type StatusAsking = 'no_show' | 'withdrawn' | 'disqualified';

interface StatusDialogProps {
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
const placeText = {
  kept: 'En la tabla conserva su lugar; los premios siguen a la tabla.',
  lost: 'En la tabla pasa al último lugar sin puntos, y quienes estaban detrás suben un puesto.',
};

const statusTexts: Record<StatusAsking, { action: string; means: string; done: string }> = {
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
export function StatusDialog({ entry: asked, status, onClose }: StatusDialogProps) {
  const mutation = useCompetitionMutation(onClose);
  const entry = useSeenRecord(mutation, asked, ({ entries }) => entries.find(({ id }) => id === asked.id));
  const [keepsPoints, setKeepsPoints] = useState(false);
  const reason = useReason(`${asked.id} out`);
  const seatText = useSeatText(mutation, asked, status);
  const { action, means, done } = statusTexts[status];
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
          <Note>{keepsPoints ? placeText.kept : placeText.lost}</Note>
          {exchangeTexts(mutation, { ...entry, status, keepsPoints }).map((text) => (
            <p key={text}>{text}</p>
          ))}
          <AreaField
            {...reason.field}
            hint="Lo lee todo el mundo. Si lo dejas vacío, no se dice ninguno."
            error={mutation.refusal?.fields.reason}
            required={false}
          />
        </>
      ) : null}
    </MutationDialog>
  );
}

interface EmblemDialogProps {
  entry: Entry;
  onClose: () => void;
}

/** Sets an entry's emblem, shown next to its name. It is saved at once. */
export function EmblemDialog({ entry: { id }, onClose }: EmblemDialogProps) {
  const { entries, nameOf } = useCompetition();
  const { calls, query } = useCompetitionAdmin();
  const refetch = useRefetch(query);
  const emblem = entries.find((entry) => entry.id === id)?.emblem ?? null;
  const change = async (next: string | null) => {
    await calls.setEmblem(id, { emblem: next, from: emblem }).finally(() => refetch());
  };
  return (
    <Dialog title={`Emblema de ${nameOf(id)}`} onClose={onClose}>
      <PictureControl
        label="Emblema"
        hint="Se ve junto al nombre en la tabla, en sus imágenes y en la transmisión. Sin caras ni datos de nadie: lo ve todo el mundo."
        alt="Emblema elegido"
        value={emblem}
        onChange={change}
      />
    </Dialog>
  );
}
