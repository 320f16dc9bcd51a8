import { counted, type Tournament, toMillis } from '@arena/domain';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { mayOpen } from '#lib/calls/admin-screens.ts';
import { type AdminTournament, tournamentList } from '#lib/calls/admin-tournaments.ts';
import { useScreenText } from '#lib/storage/screen-text.ts';
import { useMinute } from '#lib/time/clock.ts';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { NewDraftNotice } from '#ui/editing/NewDraftNotice.tsx';
import { Chips } from '#ui/fields/Chips.tsx';
import { Badge } from '#ui/icons/Badge.tsx';
import { AdminList } from '#ui/layout/AdminList.tsx';
import row from '#ui/layout/AdminListRow.module.css';
import { Stack } from '#ui/layout/Layout.tsx';
import { QueryView } from '#ui/loading/LoadedView.tsx';
import { RowsLoading } from '#ui/loading/RowsLoading.tsx';
import { actionsColumn, type TableColumn } from '#ui/table/use-data-table.ts';
import { PublishedNotice } from '../actions/ShareTournament.tsx';
import { TournamentActions } from '../actions/TournamentActions.tsx';
import { tournamentDrafts } from '../tournament-calls.ts';
import { arrangeTournaments, countStages, nextDate, type StageFilter, stateOf } from './arrange-tournaments.ts';
import { TournamentRow } from './TournamentRow.tsx';

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
    <Stack gap={5}>
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
    </Stack>
  );
}

interface Shown {
  now: Date;
  zone: string;
  /** Ids of tournaments with unsaved changes in this browser. */
  unsaved: readonly string[];
}

/** The columns of the organisers' list of tournaments. */
function tournamentColumns({ now, zone, unsaved }: Shown): readonly TableColumn<AdminTournament>[] {
  return [
    {
      id: 'name',
      head: 'Torneo',
      shown: 'always',
      value: ({ name }) => name,
      cell: ({ id, name }) => (
        <>
          <Link to={adminPath('tournament', { id })} className={`covering ${row.title}`}>
            {name || 'Sin nombre'}
          </Link>
          {unsaved.includes(id) ? <span className={row.unsaved}> Tienes cambios sin guardar</span> : null}
        </>
      ),
    },
    {
      id: 'state',
      head: 'Estado',
      width: 12,
      value: (tournament) => stateOf(tournament, now).label,
      cell: (tournament) => {
        const { tone, label } = stateOf(tournament, now);
        return <Badge tone={tone}>{label}</Badge>;
      },
    },
    {
      id: 'next',
      head: 'Lo que sigue',
      value: (tournament) => toMillis(nextDate(tournament, now)?.instant ?? null) ?? Number.MAX_SAFE_INTEGER,
      cell: (tournament) => {
        const next = nextDate(tournament, now);
        return next === null ? 'Sin fecha' : `${next.label} ${dayAndClockIn(next.instant, zone)}`;
      },
    },
    {
      id: 'places',
      head: 'Inscritos',
      width: 6,
      value: ({ currentPlayers }) => currentPlayers,
      cell: ({ currentPlayers, maxPlayers }) =>
        maxPlayers > 0 ? `${currentPlayers} de ${maxPlayers}` : counted(currentPlayers, 'inscrito', 'inscritos'),
    },
    {
      id: 'pending',
      head: 'Por revisar',
      width: 6,
      value: ({ stats }) => stats.present.pending,
      cell: ({ id, stats }) =>
        stats.present.pending === 0 || !mayOpen('registrationsOf') ? (
          String(stats.present.pending)
        ) : (
          <Link className={row.inner} to={adminPath('registrationsOf', { id })}>
            {stats.present.pending}
          </Link>
        ),
    },
    {
      id: 'approved',
      head: 'Aprobadas',
      width: 6,
      value: ({ stats }) => stats.approved,
    },
    {
      id: 'rejected',
      head: 'Rechazadas',
      width: 6,
      value: ({ stats }) => stats.rejected,
    },
    {
      ...actionsColumn,
      cell: (tournament) => (
        <div className={row.cell}>
          <TournamentActions tournament={tournament} />
        </div>
      ),
    },
  ];
}
