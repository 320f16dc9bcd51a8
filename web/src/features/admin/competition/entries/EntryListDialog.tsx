import { counted, entryName, limits, type TeamSize } from '@arena/domain';
import { useState } from 'react';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { useKeptText } from '#lib/storage/kept-text.ts';
import { AreaField } from '#ui/fields/Field.tsx';
import { entriesText } from '#ui/texts/competition-texts.ts';
import { useCompetition, useCompetitionAdmin } from '../competition-context.ts';
import { MutationDialog } from '../MutationDialog.tsx';
import { useCompetitionMutation, useRequestIds } from '../use-competition-mutation.ts';
import { type EntryList, readEntryList } from './entry-list.ts';

const nothing: EntryList = { names: [], again: [], wrong: [] };

function doneText({ names, again }: EntryList, teamSize: TeamSize): string {
  if (names.length === 0) return 'Todos ya estaban.';
  const others = again.length === 0 ? '' : `; ${counted(again.length, 'ya estaba', 'ya estaban')}`;
  return `Listo: ${entriesText(names.length, teamSize)} más${others}.`;
}

/**
 * Adds the entries of a list one after the other. After a failure the next attempt continues behind the last one added.
 */
function useList() {
  const mutation = useCompetitionMutation();
  const { competition, entries } = useCompetition();
  const { teamSize } = competition;
  const requests = useRequestIds();
  const { tournament } = useCompetitionAdmin();
  const [text, setText] = useKeptText(adminStorageKeys.entryList(tournament.id));
  const [read, setRead] = useState(nothing);
  const [added, setAdded] = useState<readonly string[]>([]);
  /** Returns true if all entries were added. */
  const save = async () => {
    const list = readEntryList(text, entries.map(entryName));
    setRead(list);
    setAdded([]);
    if (list.names.length + list.again.length === 0) return false;
    const isDone = await mutation.run(
      async (calls) => {
        for (const name of list.names) {
          const fields =
            teamSize === 1 ? { name: '', players: [{ nickname: name, freeFireId: null }] } : { name, players: [] };
          await calls.addEntry({ ...fields, requestId: requests.idFor(name) });
          setAdded((before) => [...before, name]);
        }
      },
      doneText(list, teamSize),
    );
    if (isDone) setText(list.wrong.map((line) => line.text).join('\n'));
    return isDone && list.wrong.length === 0;
  };
  return { mutation, text, setText, read, added, save };
}

/** Adds many entries at once, for tournaments that were played elsewhere. */
export function EntryListDialog({ onClose }: { onClose: () => void }) {
  const { mutation, text, setText, read, added, save } = useList();
  const [isEmpty, setEmpty] = useState(false);
  const submit = async () => {
    setEmpty(text.trim() === '');
    if (text.trim() !== '' && (await save())) onClose();
  };
  const wrong = read.wrong.map((line) => `«${line.text.slice(0, 20)}…»: ${line.message}`).join('. ');
  return (
    <MutationDialog mutation={mutation} title="Pegar una lista" action="Agregar" onConfirm={submit} onClose={onClose}>
      <AreaField
        label="Un nombre por línea"
        hint="Como viene del chat o de una hoja de cálculo. Quien ya está no se repite."
        required
        error={isEmpty ? 'Escribe al menos un nombre' : wrong}
        rows={8}
        maxLength={limits.competition.pasteCharacters}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status">{mutation.isPending ? `Agregando: ${added.length} de ${read.names.length}` : ''}</p>
    </MutationDialog>
  );
}
