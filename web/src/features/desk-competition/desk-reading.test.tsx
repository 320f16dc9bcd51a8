import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { open, press, sampleDesk, show, showAnewOffline, toPlay } from './sample-desk.tsx';

const server = sampleDesk();

test('what was changed of the tournament elsewhere is there when one comes back to the desk', async () => {
  await open(server(), toPlay());
  cleanup();
  server().tournament = { ...server().tournament, name: 'Copa Trueno' };
  show();
  await screen.findByText('Copa Trueno');
});

test('a page that is loaded anew without a signal shows what the tab read last, and says so', async () => {
  await open(server(), toPlay());
  showAnewOffline();
  await screen.findByText(/Ves lo último que leímos/);
  await screen.findByText('Copa Rayo');
  await screen.findByRole('heading', { name: 'Partida 1', level: 2 });
  vi.stubGlobal('fetch', vi.fn(server().serve));
  await press('Reintentar');
  await screen.findByText(/^Al día/);
  expect(screen.queryByText(/Ves lo último que leímos/)).toBeNull();
});

test('without a signal the desk says so; of a tournament that is none it says that', async () => {
  await open(server(), toPlay());
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  screen.getByText(/^Sin señal\. Ves lo último que leímos/);
  vi.restoreAllMocks();
  cleanup();
  const none = { success: false, error: 'Torneo no encontrado', code: 'tournament_not_found' };
  vi.stubGlobal('fetch', async () => Response.json(none, { status: 404 }));
  show();
  await screen.findByText(/Torneo no encontrado/);
  await screen.findByRole('button', { name: 'Reintentar' });
});
