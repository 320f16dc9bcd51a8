import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { open, press, sampleCompetitionAdmin, show, showAnewOffline, toPlay } from './sample-competition-admin.tsx';

const server = sampleCompetitionAdmin();

test("a reload without a network shows the tab's cache, marked as such", async () => {
  await open(server(), toPlay());
  showAnewOffline();
  await screen.findByText(/Ves lo último que llegó/);
  await screen.findByRole('heading', { name: 'Partida 1', level: 2 });
  vi.stubGlobal('fetch', vi.fn(server().serve));
  await press('Reintentar');
  await screen.findByText(/^Al día/);
  expect(screen.queryByText(/Ves lo último que llegó/)).toBeNull();
});

test('without a signal the admin area says so; of a tournament that is none it says that', async () => {
  await open(server(), toPlay());
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  screen.getByText(/^Sin señal\. Ves lo último que llegó/);
  vi.restoreAllMocks();
  cleanup();
  sessionStorage.clear();
  const none = { success: false, error: 'Torneo no encontrado', code: 'tournament_not_found' };
  vi.stubGlobal('fetch', async () => Response.json(none, { status: 404 }));
  show();
  await screen.findByText(/Torneo no encontrado/);
  await screen.findByRole('button', { name: 'Reintentar' });
});
