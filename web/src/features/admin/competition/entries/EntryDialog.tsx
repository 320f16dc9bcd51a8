import { type Entry, EntryNames, entryName, problemsIn, type TeamSize, teamText } from '@arena/domain';
import { useState } from 'react';
import { TextField } from '#ui/fields/Field.tsx';
import { FieldsPair } from '#ui/fields/FieldsGroup.tsx';
import { MutationDialog } from '../MutationDialog.tsx';
import { useCompetitionMutation, useSeenRecord } from '../use-competition-mutation.ts';

interface Props {
  /** Null for a new entry. */
  entry: Entry | null;
  teamSize: TeamSize;
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

function useEntryForm({ entry: asked, teamSize, onClose }: Props) {
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
  const problem = (path: string) => problems[path] ?? mutation.error?.fields[path];
  return { mutation, name, setName, players, change, problem, save };
}

/** Edits an entry: a team's name, players' nicknames and IDs. */
export function EntryDialog(props: Props) {
  const { entry, teamSize, onClose } = props;
  const { mutation, name, setName, players, change, problem, save } = useEntryForm(props);
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
