import { sampleTournament } from '@arena/domain/samples';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerInTurn, ok, signIn, signOut } from '../../lib/calls/sample-server.ts';
import { ToastProvider } from '../../ui/signs/ToastProvider.tsx';
import { TournamentEditor } from './TournamentEditor.tsx';

const views = { card: () => null, detail: () => null };

beforeEach(() => {
  signIn(['manage_tournaments']);
  // jsdom lays nothing out.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  signOut();
  localStorage.clear();
});

test('a switch closes registration, and opens it again by the link that is stored', async () => {
  const tournament = sampleTournament({ id: 'copa', linkedFormId: 'de-antes' });
  const saved = { ...tournament, name: 'Copa Dos', revision: 2 };
  const asked = answerInTurn(ok(tournament), ok({ items: [], nextCursor: null }), ok(saved));
  const router = createMemoryRouter([{ path: '*', element: <TournamentEditor id={tournament.id} views={views} /> }]);
  render(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  );
  const open = await screen.findByRole('switch', { name: 'Inscripciones abiertas' });
  fireEvent.click(open);
  screen.getByText(/^Cerradas: nadie puede inscribirse/);
  fireEvent.click(open);
  fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: 'Copa Dos' } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  await screen.findByText('Borrador guardado. Nadie lo ve todavía.');
  expect(asked[2]).toEqual({ call: 'PUT /api/tournaments/copa', body: { name: 'Copa Dos', revision: 1 } });
});
