import { drawStage, type Room } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provideCredentials } from '../../lib/authorized-call.ts';
import { ToastProvider } from '../../ui/ToastProvider.tsx';
import { CompetitionDesk } from './CompetitionDesk.tsx';
import { sampleEntry, sampleMatch, sampleStage, sampleView } from './samples.ts';

const AT = '2026-11-20T00:00:00.000Z';
const organiser = { uid: 'yo', permissions: ['manage_competition'] };
const tournament = { id: 'copa', name: 'Copa Rayo', publishDate: null, date: null, maxPlayers: 48, modality: 'Solo' };
const [ids, empty] = [['ANA', 'BETO', 'CARO'], [{ id: 'a', name: 'Sala única', entryIds: [] }]];

/** What the server holds, as far as these tests go. */
let view: CompetitionView;
let room: Room | null;
/** The method of the next call whose reply is lost; null where none is. */
let loses: string | null;

function replaced(change: Partial<CompetitionView['competition']>): CompetitionView {
  const { competition } = view;
  view = { ...view, competition: { ...competition, ...change, revision: competition.revision + 1 } };
  return view;
}

function answerTo(
  method: string,
  path: string,
  body: { roomId?: string; password?: string; releaseAt?: string },
): unknown {
  if (path === '/api/tournaments/copa') return tournament;
  if (path.endsWith('/draw')) {
    const entries = ids.map((id) => sampleEntry(id));
    return replaced({
      stages: view.competition.stages.map((stage) => drawStage(stage, entries, { method: 'random', seed: 's' }, AT)),
    });
  }
  if (path.endsWith('/room')) {
    if (method === 'PUT') {
      const { roomId = '', password = '', releaseAt = AT } = body;
      const revision = (room?.revision ?? 0) + 1;
      room = {
        tournamentId: 'copa',
        matchId: 'm1',
        roomId,
        password,
        releaseAt,
        changedAt: AT,
        seen: {},
        revision,
      };
    }
    return room;
  }
  return view;
}

function serve(address: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  const sent: unknown = typeof body === 'string' ? JSON.parse(body) : {};
  const data = answerTo(method, address, Object(sent));
  if (loses === method) {
    loses = null;
    return Promise.reject(new TypeError('Lost'));
  }
  if (data !== null) return Promise.resolve(Response.json({ success: true, data }));
  return Promise.resolve(Response.json({ success: false, error: 'No está', code: 'not_found' }, { status: 404 }));
}

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn(serve));
  provideCredentials({ token: () => Promise.resolve('token'), refused: () => Promise.resolve() });
  room = null;
  loses = null;
});

afterEach(() => {
  cleanup();
  provideCredentials(null);
  vi.unstubAllGlobals();
});

async function open(of: CompetitionView): Promise<void> {
  view = of;
  render(
    <MemoryRouter>
      <ToastProvider>
        <CompetitionDesk organiser={organiser} tournamentId="copa" />
      </ToastProvider>
    </MemoryRouter>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Actualizar' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actualizar' })).toHaveProperty('disabled', false));
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const dialog = () => screen.findByRole('alertdialog');

test('a draw stays in sight when the evening has gone on to the first match', async () => {
  await open(sampleView([sampleMatch(1, 'scheduled')], [sampleStage({ groups: empty })]));
  await press('Poner a todos en la sala');
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Armar' }));
  const members = await screen.findByRole('list', { name: 'Grupo: Sala única' });
  await screen.findByText('Los grupos quedaron guardados.');
  expect(within(members).getAllByRole('listitem')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Listo' }));
  await screen.findByRole('heading', { name: 'Partida 1', level: 2 });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a room is written, also when the first reply is lost, and nobody else is blamed for it', async () => {
  await open(sampleView([sampleMatch(1, 'scheduled')]));
  await press('Hacer la sala');
  fireEvent.change(await screen.findByLabelText('ID de la sala'), { target: { value: '333' } });
  fireEvent.change(screen.getByLabelText('Contraseña'), { target: { value: 'clave' } });
  loses = 'PUT';
  await press('Guardar la sala');
  await screen.findByText(/Puedes repetirlo sin riesgo/);
  expect(screen.queryByText(/Alguien más escribió esta sala/)).toBeNull();
  await press('Guardar la sala');
  await screen.findByText('Partida 1: la sala quedó guardada.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByText('333')).toBeTruthy();
});
