// What is said of a tournament whose registrations are gone, in part or all.
import { sampleTournament } from '@arena/domain/samples';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { DeskTournament } from '../../lib/calls/desk-tournaments.ts';
import { ToastProvider } from '../../ui/signs/ToastProvider.tsx';
import { DeleteDialog } from './deeds/RemovalDialogs.tsx';
import { TournamentRow } from './list/TournamentRow.tsx';

const NONE = { pending: 0, approved: 0, rejected: 0 };
const BY_NAME = 'Escribe el nombre del torneo para confirmar';

test.each([
  { present: NONE, row: '4 aprobadas', byName: 0 },
  { present: { ...NONE, pending: 2 }, row: '2 por revisar · 4 aprobadas', byName: 1 },
])('of $present.pending that still wait', ({ present, row, byName }) => {
  const stats = { pending: 3, approved: 4, rejected: 0, present, free: null, erasedAt: null };
  const tournament: DeskTournament = { ...sampleTournament(), stats };
  render(
    <MemoryRouter>
      <ToastProvider>
        <TournamentRow tournament={tournament} now={new Date(0)} isUnsaved={false} ring={null} />
        <DeleteDialog tournament={tournament} onClose={() => undefined} />
      </ToastProvider>
    </MemoryRouter>,
  );
  expect(screen.getByText(row)).toBeTruthy();
  expect(screen.queryAllByText(BY_NAME)).toHaveLength(byName);
});
