// A tournament whose registrations are erased, in part or all.
import { sampleTournament } from '@arena/domain/samples';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminTournament } from '#lib/calls/admin-tournaments.ts';
import { SampleScreen } from '#ui/sample-screen.tsx';
import { DeleteTournamentDialog } from './actions/TournamentDialogs.tsx';
import { TournamentRow } from './list/TournamentRow.tsx';

const BY_NAME = 'Escribe el nombre del torneo para confirmar';

test.each([
  { pending: 0, waitingPlayers: 0, approved: 0, row: 'Sin inscripciones', told: '', byName: 0 },
  { pending: 0, waitingPlayers: 0, row: '4 aprobadas', told: '', byName: 1 },
  { pending: 2, waitingPlayers: 0, row: '2 por revisar · 4 aprobadas', told: '2 inscripciones', byName: 1 },
  { pending: 1, waitingPlayers: 3, row: '1 por revisar · 4 aprobadas', told: '1 inscripción y 3 en espera', byName: 1 },
  { pending: 0, waitingPlayers: 1, row: '4 aprobadas', told: '1 inscripción en espera', byName: 1 },
])(
  'the delete dialog counts $pending pending and $waitingPlayers waiting registrations',
  ({ pending, waitingPlayers, approved = 4, row, told, byName }) => {
    const present = { pending, approved: 0, rejected: 0 };
    const stats = { pending: approved === 0 ? 0 : 3, approved, rejected: 0, present, free: null, erasedAt: null };
    const tournament: AdminTournament = { ...sampleTournament(), waitingPlayers, stats };
    render(
      <SampleScreen>
        <TournamentRow tournament={tournament} now={new Date(0)} isUnsaved={false} ring={null} />
        <DeleteTournamentDialog tournament={tournament} onClose={() => undefined} />
      </SampleScreen>,
    );
    expect(screen.getByText(row)).toBeTruthy();
    expect(screen.queryByText(/^También se borran/)?.querySelector('strong')?.textContent ?? '').toBe(told);
    expect(screen.queryAllByText(BY_NAME)).toHaveLength(byName);
  },
);
