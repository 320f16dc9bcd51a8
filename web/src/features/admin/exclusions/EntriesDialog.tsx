import type { ExcludedEntry, Exclusion } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { AdminList } from '#ui/layout/AdminList.tsx';
import { Note, Stack } from '#ui/layout/Layout.tsx';
import { LoadedView } from '#ui/loading/LoadedView.tsx';
import { prizeText, statusText } from '#ui/texts/competition-texts.ts';
import { entriesOfExcluded } from './exclusion-calls.ts';

interface Props {
  exclusion: Exclusion;
  onClose: () => void;
}

/** The tournaments of an excluded player, with the titles and prizes that only an organiser's decision moves. */
export function EntriesDialog({ exclusion, onClose }: Props) {
  const query = useQuery(entriesOfExcluded(exclusion.id));
  return (
    <Dialog title={`Torneos del ID ${exclusion.freeFireId}`} onClose={onClose}>
      <p>
        Excluir no mueve títulos ni premios. Si hizo trampa en un torneo, descalifícalo ahí: su premio queda en duda
        hasta que decidas de quién es.
      </p>
      <LoadedView query={query} loading="Buscando sus torneos…">
        {(entries) => (
          <AdminList label="Sus torneos" items={entries} empty="Este ID no está en ninguna competencia.">
            {(each) => <EntryRow key={`${each.tournamentId} ${each.entry}`} entry={each} />}
          </AdminList>
        )}
      </LoadedView>
    </Dialog>
  );
}

function standingText({ isOver, place, status }: ExcludedEntry): string {
  if (status !== 'active') return statusText({ status, keepsPoints: false });
  if (!isOver) return 'Todavía se juega';
  return place === null ? 'Terminado' : `${place}.º lugar`;
}

function EntryRow({ entry }: { entry: ExcludedEntry }) {
  const { tournamentId, tournament, prizes } = entry;
  return (
    <Stack as="li" ruled>
      <p>
        <strong>{tournament}</strong> · {entry.entry}
      </p>
      <Note>{standingText(entry)}</Note>
      {prizes.map(({ rank, what, state, inQuestion }) => (
        <Note key={rank}>
          Premio del {rank}.º, {what}: {prizeText[inQuestion ? 'question' : state].label.toLowerCase()}
        </Note>
      ))}
      <Link className="touch underlined" to={adminPath('competition', { id: tournamentId, part: 'entries' })}>
        Ver a los participantes
      </Link>
    </Stack>
  );
}
