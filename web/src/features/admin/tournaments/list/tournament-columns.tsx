import { counted, toMillis } from '@arena/domain';
import { Link } from 'react-router-dom';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { mayOpen } from '#lib/calls/admin-screens.ts';
import type { AdminTournament } from '#lib/calls/admin-tournaments.ts';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { Badge } from '#ui/icons/Badge.tsx';
import row from '#ui/layout/AdminListRow.module.css';
import type { TableColumn } from '#ui/table/use-data-table.ts';
import { TournamentActions } from '../actions/TournamentActions.tsx';
import { nextDate, stateOf } from './arrange-tournaments';

interface Shown {
  now: Date;
  zone: string;
  /** Ids of tournaments with unsaved changes in this browser. */
  unsaved: readonly string[];
}

/** The columns of the organisers' list of tournaments. */
export function tournamentColumns({ now, zone, unsaved }: Shown): readonly TableColumn<AdminTournament>[] {
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
      cell: ({ stats }) => stats.approved,
    },
    {
      id: 'rejected',
      head: 'Rechazadas',
      width: 6,
      value: ({ stats }) => stats.rejected,
      cell: ({ stats }) => stats.rejected,
    },
    {
      id: 'actions',
      head: 'Acciones',
      isUnnamed: true,
      shown: 'always',
      width: 3,
      cell: (tournament) => (
        <div className={row.cell}>
          <TournamentActions tournament={tournament} />
        </div>
      ),
    },
  ];
}
