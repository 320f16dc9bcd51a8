import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { mayOpen } from '#lib/calls/admin-screens.ts';
import { tournamentList } from '#lib/calls/admin-tournaments.ts';
import { AfterPaint } from '#lib/page/AfterPaint.tsx';
import { useMinute } from '#lib/time/clock.ts';
import { Badge } from '#ui/icons/Badge.tsx';
import { AdminFrame } from '#ui/layout/AdminFrame.tsx';
import { Tabs } from '#ui/layout/Tabs.tsx';
import { stateOf } from '../list/arrange-tournaments';

const TournamentActions = lazy(async () => ({
  default: (await import('../actions/TournamentActions.tsx')).TournamentActions,
}));

/** Titles of the parts by the last segments of their address. */
const parts = {
  '': 'Resumen',
  registrations: 'Inscripciones',
  competition: 'Competencia',
  prizes: 'Premios',
  edit: 'Editar',
  history: 'Historial',
} as const;

/** Returns the title of the part at `/admin/tournaments/:id/{part}`. */
function usePart(): string {
  const [, , , , part = ''] = useLocation().pathname.split('/');
  return Object.entries(parts).find(([word]) => word === part)?.[1] ?? parts[''];
}

/** The frame of a tournament's screens: its name, its state and its navigation. */
export function TournamentPage({ id, children }: { id: string; children: ReactNode }) {
  const { data } = useQuery(tournamentList);
  const now = useMinute();
  const tournament = data?.find((each) => each.id === id);
  const pending = tournament?.stats.present.pending ?? 0;
  const name = tournament === undefined ? 'Torneo' : tournament.name || 'Sin nombre';
  const state = tournament && stateOf(tournament, now);
  return (
    <AdminFrame
      back={{ href: adminPath('tournaments'), label: 'Torneos' }}
      title={name}
      part={usePart()}
      mark={state ? <Badge tone={state.tone}>{state.label}</Badge> : null}
      actions={
        tournament ? (
          <AfterPaint>
            <TournamentActions tournament={tournament} />
          </AfterPaint>
        ) : null
      }
      tabs={
        <Tabs
          label="Partes del torneo"
          tabs={[
            { to: adminPath('tournament', { id }), label: parts[''] },
            mayOpen('registrationsOf') && {
              to: adminPath('registrationsOf', { id }),
              label: parts.registrations,
              count: pending > 0 ? pending : undefined,
            },
            mayOpen('competition') && {
              to: adminPath('competition', { id, part: null }),
              label: parts.competition,
              isOpen: true,
            },
            mayOpen('prizes') && { to: adminPath('prizes', { id }), label: parts.prizes },
            mayOpen('editTournament') && { to: adminPath('editTournament', { id }), label: parts.edit },
            mayOpen('history') && { to: adminPath('history', { id }), label: parts.history },
          ].filter((tab) => tab !== false)}
        />
      }
    >
      {children}
    </AdminFrame>
  );
}
