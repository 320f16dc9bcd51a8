import { counted, type Tournament } from '@arena/domain';
import { type ReactNode, useState } from 'react';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { mayOpen } from '#lib/calls/admin-screens.ts';
import { type AdminTournament, tournamentList } from '#lib/calls/admin-tournaments.ts';
import { useScreenText } from '#lib/storage/screen-text.ts';
import { useMinute } from '#lib/time/use-minute.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { NewDraftNotice } from '#ui/editing/NewDraftNotice.tsx';
import { Chips } from '#ui/fields/Chips.tsx';
import { AdminList } from '#ui/layout/AdminList.tsx';
import { QueryView } from '#ui/loading/QueryView.tsx';
import { RowsLoading } from '#ui/loading/RowsLoading.tsx';
import { PublishedNotice } from '../actions/PublishedNotice.tsx';
import { tournamentDrafts } from '../tournament-storage.ts';
import { arrangeTournaments, countStages, type StageFilter } from './arrange-tournaments';
import { TournamentRow } from './TournamentRow.tsx';
import { tournamentColumns } from './tournament-columns.tsx';

const stages: readonly { value: StageFilter; label: string }[] = [
  { value: 'all', label: 'Todos' },
  { value: 'published', label: 'Publicados' },
  { value: 'scheduled', label: 'Programados' },
  { value: 'draft', label: 'Borradores' },
  { value: 'finished', label: 'Terminados' },
];

function foundText(count: number): string {
  return count === 0 ? 'Ninguno' : counted(count, 'torneo', 'torneos');
}

function emptyText(): string {
  const none = 'Todavía no hay torneos.';
  return mayOpen('newTournament')
    ? `${none} Crea el primero: empieza como borrador y nadie lo ve hasta que lo publiques.`
    : none;
}

interface Props {
  /** Renders a tournament's seats as on the public site. */
  ring: (tournament: Tournament) => ReactNode;
}

function Rows({ all, ring }: Props & { all: readonly AdminTournament[] }) {
  const [query, setQuery] = useScreenText('query', '');
  const [kept, setStage] = useScreenText('stage', 'all');
  const stage = stages.find(({ value }) => value === kept)?.value ?? 'all';
  const now = useMinute();
  const zone = useViewerZone();
  const [unsaved] = useState(tournamentDrafts.ids);
  const counts = countStages(all, now);
  const shown = arrangeTournaments(all, { query, stage }, now);
  return (
    <AdminList
      label="Torneos"
      items={shown}
      table={{ name: 'torneos', idOf: ({ id }) => id, columns: tournamentColumns({ now, zone, unsaved }) }}
      search={{
        label: 'Buscar torneos',
        placeholder: 'Nombre, mapa o modo',
        query,
        onChange: setQuery,
        found: query.trim() === '' ? '' : foundText(shown.length),
      }}
      filter={
        <Chips
          label="Mostrar"
          options={stages.map((each) => ({ ...each, count: counts[each.value] }))}
          value={stage}
          onChange={setStage}
        />
      }
      empty={all.length === 0 ? emptyText() : 'Ningún torneo coincide. Prueba con otra palabra o con otro filtro.'}
    >
      {(tournament) => (
        <TournamentRow
          key={tournament.id}
          tournament={tournament}
          now={now}
          isUnsaved={unsaved.includes(tournament.id)}
          ring={ring(tournament)}
        />
      )}
    </AdminList>
  );
}

/** The organisers' list of tournaments, with search, filters and actions. */
export function TournamentList({ ring }: Props) {
  return (
    <div className="below gap-5">
      <PublishedNotice />
      {mayOpen('newTournament') ? (
        <NewDraftNotice
          drafts={tournamentDrafts}
          nameOf={({ name }) => name}
          thing="un torneo"
          it="lo"
          to={adminPath('newTournament')}
        />
      ) : null}
      <QueryView
        query={tournamentList}
        loading={
          <RowsLoading
            label="Cargando torneos…"
            className="below gap-3"
            count={8}
            height="high"
            isTable
            tools="search and filter"
          />
        }
      >
        {(all) => <Rows all={all} ring={ring} />}
      </QueryView>
    </div>
  );
}
