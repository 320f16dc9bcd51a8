import { counted, entryName, limits, type TeamSize } from '@arena/domain';
import { useState } from 'react';
import { deskStorageKeys } from '../../../lib/storage/desk-storage-keys.ts';
import { useKeptText } from '../../../lib/storage/kept-text.ts';
import { AreaField } from '../../../ui/fields/Field.tsx';
import { entriesText } from '../../../ui/texts/competition-texts.ts';
import { ActDialog } from '../Acts.tsx';
import { type Planned, useDesk } from '../desk-context.ts';
import { useAct } from '../use-act.ts';
import { useRequestIds } from '../use-request-ids.ts';
import { type EntryList, readEntryList } from './entry-list.ts';

const nothing: EntryList = { names: [], again: [], wrong: [] };

function doneText({ names, again }: EntryList, teamSize: TeamSize): string {
  if (names.length === 0) return 'Todos ya estaban.';
  const others = again.length === 0 ? '' : `; ${counted(again.length, 'ya estaba', 'ya estaban')}`;
  return `Listo: ${entriesText(names.length, teamSize)} más${others}.`;
}

/** Adds who stands in a list, one after the other. Where that breaks off, the next try goes on after the last one. */
function useList(planned: Planned) {
  const act = useAct();
  const { teamSize } = planned.competition;
  const requests = useRequestIds();
  const { tournament } = useDesk();
  const [text, setText] = useKeptText(deskStorageKeys.entryList(tournament.id));
  const [read, setRead] = useState(nothing);
  const [added, setAdded] = useState<readonly string[]>([]);
  /** Resolves with whether all of the list is in. */
  const save = async () => {
    const list = readEntryList(text, planned.entries.map(entryName));
    setRead(list);
    setAdded([]);
    if (list.names.length + list.again.length === 0) return false;
    const isDone = await act.run(
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
  return { act, text, setText, read, added, save };
}

/** Adds many who play at once: how a tournament that was played elsewhere is written down. */
export function EntryListDialog({ planned, onClose }: { planned: Planned; onClose: () => void }) {
  const { act, text, setText, read, added, save } = useList(planned);
  const [isEmpty, setEmpty] = useState(false);
  const submit = async () => {
    setEmpty(text.trim() === '');
    if (text.trim() !== '' && (await save())) onClose();
  };
  const wrong = read.wrong.map((line) => `«${line.text.slice(0, 20)}…»: ${line.message}`).join('. ');
  return (
    <ActDialog act={act} title="Pegar una lista" action="Agregar" onAct={submit} onClose={onClose}>
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
      <p role="status">{act.isBusy ? `Agregando: ${added.length} de ${read.names.length}` : ''}</p>
    </ActDialog>
  );
}
