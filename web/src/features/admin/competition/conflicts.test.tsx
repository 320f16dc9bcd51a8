// Concurrent edits and lost replies in the admin area.
import type { CompetitionView } from '@arena/domain/api';
import { samplePrize } from '@arena/domain/samples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { toLocalText } from '../../../lib/time/local-time.ts';
import {
  choose,
  dialog,
  open,
  played,
  press,
  sampleCompetitionAdmin,
  show,
  toPlay,
  turnTo,
  type,
} from './sample-competition-admin.tsx';
import { sampleMatch, sampleStage, sampleView } from './samples.ts';

const server = sampleCompetitionAdmin();
const ids = ['ANA', 'BETO', 'CARO'];

const newer = <T extends { revision: number }>(thing: T) => ({ ...thing, revision: thing.revision + 1 });

test("a dialog lists another admin's changes before its own is sent, and leaves them", async () => {
  await open(server(), toPlay());
  turnTo(/^Participantes/);
  await choose('ANA', 'Se retiró');
  const theirs = { status: 'disqualified', keepsPoints: false, name: 'Otra' } as const;
  server().put({ entries: server().view.entries.map((entry) => ({ ...newer(entry), ...theirs })) });
  fireEvent.click(screen.getByRole('button', { name: 'Actualizar', hidden: true }));
  const act = async () => fireEvent.click(within(await dialog()).getByRole('button', { name: 'Se retiró' }));
  await act();
  await within(await dialog()).findByText('Otra: ahora dice «Descalificado»');
  expect(server().view.entries[0]?.status).toBe('disqualified');
  await act();
  await waitFor(() => expect(server().last).toMatchObject({ name: 'Otra', status: 'withdrawn', expectedRevision: 2 }));
});

test("a manual draw keeps another admin's concurrent changes", async () => {
  const groups = [
    { id: 'a', name: 'Grupo A', entryIds: ['ANA', 'BETO'] },
    { id: 'b', name: 'Grupo B', entryIds: [] },
  ];
  await open(server(), sampleView([sampleMatch(1, 'scheduled')], [sampleStage({ groups })]));
  turnTo(/^Plan/);
  await press('Armar los grupos otra vez');
  fireEvent.click(screen.getByLabelText('A mano'));
  fireEvent.change(screen.getByLabelText('Grupo de ANA'), { target: { value: 'b' } });
  const theirs = [
    { id: 'a', name: 'Grupo A', entryIds: ['ANA'] },
    { id: 'b', name: 'Grupo B', entryIds: ['BETO', 'CARO'] },
  ];
  server().replace({ stages: [sampleStage({ groups: theirs })] });
  await press('Armar');
  await screen.findByText(/^Alguien más lo cambió/);
  await press('Armar');
  const kept = [
    { id: 'a', entryIds: [] },
    { id: 'b', entryIds: ['BETO', 'CARO', 'ANA'] },
  ];
  await waitFor(() => expect(server().last).toMatchObject({ method: 'hand', groups: kept }));
});

test('a room dialog keeps its release while another admin moves the match', async () => {
  await open(server(), sampleView([sampleMatch(1, 'scheduled', '', { startsAt: '2099-01-10T13:00:00.000Z' })]));
  await choose('Partida 1', 'Sala');
  await type(/^ID de la sala/, '333');
  await type(/^Contraseña/, 'clave');
  const matches = server().view.matches.map((match) => ({ ...match, startsAt: '2099-01-10T15:00:00.000Z' }));
  server().put({ matches });
  fireEvent.click(screen.getByRole('button', { name: 'Actualizar', hidden: true }));
  const opens = screen.getByLabelText<HTMLInputElement>(/^Los jugadores la ven desde/);
  await waitFor(() => expect(opens.value).toBe(toLocalText('2099-01-10T14:45:00.000Z')));
  await press('Guardar la sala');
  await waitFor(() => expect(server().last).toMatchObject({ releaseAt: '2099-01-10T14:45:00.000Z' }));
});

test("two concurrent plans: the other's changes are listed, and one is chosen", async () => {
  await open(server(), sampleView([sampleMatch(1, 'scheduled')]));
  fireEvent.click(screen.getByRole('link', { name: 'Plan' }));
  await press('Cambiar detalles');
  fireEvent.change(screen.getByLabelText('Partidas de cada grupo'), { target: { value: '5' } });
  server().replace({ stages: [sampleStage({ name: 'Final de viernes' })], secondPerson: true });
  await press('Guardar cambios');
  const question = await dialog();
  expect(question.textContent).toContain('Alguien más lo cambió');
  expect(question.textContent).toContain('Final de viernes');
  expect(server().view.competition.stages[0]?.matchCount).toBe(2);
  fireEvent.click(within(question).getByRole('button', { name: 'Guardar lo mío encima' }));
  await screen.findByText('El plan quedó guardado.');
  expect(server().view.competition.stages[0]).toMatchObject({ matchCount: 5, groups: [{ entryIds: ids }] });
  // The other admin's change stays.
  expect(server().last).toMatchObject({ secondPerson: true });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  // The notice disappears after saving.
  expect(screen.queryByText(/Lo tuyo no se guardó todavía/)).toBeNull();
});

interface Repeated {
  what: string;
  of: CompetitionView;
  /** Opens the dialog and says in it what is to be done. */
  ask: () => Promise<unknown>;
  other: () => unknown;
  act: string;
  repeats?: string;
  sent: object;
}

test.each<Repeated>([
  {
    what: 'the closing of a stage',
    of: sampleView(played),
    ask: async () => {
      turnTo(/^Tabla/);
      await press('Terminar');
    },
    other: () => server().replace({}),
    act: 'Terminar la competencia',
    sent: { expectedRevision: 4 },
  },
  {
    what: 'a match’s hour, whose map is as the other one wrote it',
    of: toPlay(),
    ask: async () => {
      await choose('Partida 1', 'Mapa y hora');
      await type(/^Puntos por baja/, '2');
    },
    other: () => server().put({ matches: server().view.matches.map((match) => ({ ...match, map: 'Alpes' })) }),
    act: 'Guardar',
    sent: { map: 'Alpes', scoring: { perKill: 2 } },
  },
  {
    what: 'an entry’s nickname, whose status is as the other one said it',
    of: toPlay(),
    ask: async () => {
      turnTo(/^Participantes/);
      await choose('ANA', 'Editar');
      await type(/^Apodo/, 'Anita');
    },
    other: () =>
      server().put({ entries: server().view.entries.map((entry) => ({ ...newer(entry), status: 'no_show' })) }),
    act: 'Guardar',
    sent: { players: [{ nickname: 'Anita', freeFireId: null }], status: 'no_show' },
  },
  {
    what: 'a prize that is sent, also where the other one’s words were read behind the dialog',
    of: { ...sampleView(played), prizes: [samplePrize()] },
    ask: async () => {
      turnTo(/^Premios/);
      await press('Marcar como enviado');
      await type(/^Cómo lo enviaste/, 'Recarga');
    },
    other: () => {
      server().put({ prizes: [newer(samplePrize({ state: 'sent', how: 'Transferencia' }))] });
      fireEvent.click(screen.getByRole('button', { name: 'Actualizar', hidden: true }));
    },
    act: 'Marcar como enviado',
    repeats: 'Guardar comprobante',
    sent: { how: 'Recarga', expectedRevision: 2 },
  },
])('a conflict is reported once, and a retry succeeds: $what', async (row: Repeated) => {
  await open(server(), row.of);
  await row.ask();
  row.other();
  const act = async (name: string) => fireEvent.click(within(await dialog()).getByRole('button', { name }));
  const { repeats = row.act } = row;
  await act(row.act);
  await screen.findByText(/^Alguien más lo cambió/);
  await act(repeats);
  await waitFor(() => expect(server().last).toMatchObject(row.sent));
  await waitFor(() => expect(screen.queryByRole('button', { name: repeats })).toBeNull());
});

test('a competition ends for the podium that was shown, whatever is read behind the question', async () => {
  await open(server(), sampleView(played));
  turnTo(/^Tabla/);
  await press('Terminar');
  const podium = () => screen.getByRole('list', { name: 'Puestos' }).textContent;
  await dialog();
  expect(podium()).toBe('1.º ANA2.º BETO3.º CARO');
  server().put({ matches: played.map(({ number }) => newer(sampleMatch(number, 'official', 'BETO ANA CARO'))) });
  fireEvent.click(screen.getByRole('button', { name: 'Actualizar', hidden: true }));
  await waitFor(() => expect(podium()).toBe('1.º BETO2.º ANA3.º CARO'));
  await press('Terminar la competencia');
  await waitFor(() => expect(server().last).toMatchObject({ shown: [['ANA'], ['BETO'], ['CARO']] }));
});

test("doesn't make an unseen result official", async () => {
  await open(server(), sampleView([sampleMatch(1, 'provisional', 'ANA BETO CARO')]));
  server().put({ matches: [newer(sampleMatch(1, 'provisional', 'CARO BETO ANA'))] });
  await press('Hacerlo oficial');
  await screen.findByText(/^Alguien más lo cambió/);
  await screen.findByText('Partida 1: tiene otro resultado');
  expect(server().view.matches[0]?.state).toBe('provisional');
  await press('Hacerlo oficial');
  await screen.findByText('Partida 1: el resultado ya es oficial.');
});

test('other points after an answer was lost are points of their own, and both are told', async () => {
  await open(server(), sampleView(played));
  turnTo(/^Tabla/);
  fireEvent.click(await screen.findByRole('button', { name: /ANA/ }));
  await press('Dar o quitar puntos');
  await type(/^Puntos$/, '5');
  await type(/^Motivo/, 'Tarde');
  server().loses = ['POST'];
  await press('Quitar puntos');
  await screen.findByText(/Puedes repetirlo sin riesgo/);
  await type(/^Puntos$/, '3');
  await press('Quitar puntos');
  await screen.findByText('ANA: 3 puntos menos. Con sus 2 ajustes, −8.');
  expect(server().view.competition.adjustments.map(({ points }) => points)).toEqual([-5, -3]);
});

test('a match after a lost reply is created once, and the next one is new', async () => {
  const groups = ['A', 'B'].map((name) => ({ id: name, name, entryIds: ids }));
  await open(server(), sampleView([], [sampleStage({ groups })]));
  // Nothing tells that it is there: neither the answer nor what is read after it.
  server().loses = ['POST', 'GET', 'GET'];
  await press('Agregar partida · A');
  await screen.findByText(/Puedes repetirlo sin riesgo/);
  await press('Agregar partida · A');
  await screen.findByText('Partida 1 · A: agregada.');
  server().loses = ['POST'];
  await press('Agregar partida · A');
  await screen.findByText('Partida 2 · A: agregada.');
  await press('Agregar partida · A');
  await screen.findByText('Partida 3 · A: agregada.');
  await press('Agregar partida · B');
  await screen.findByText('Partida 1 · B: agregada.');
  expect(server().view.matches.map(({ groupId, number }) => `${groupId}${number}`)).toEqual(['A1', 'A2', 'A3', 'B1']);
});

test.each([false, true])('a batch of matches reports only foreign changes: %s', async (isRead) => {
  await open(server(), sampleView([1, 2, 3].map((number) => sampleMatch(number, 'scheduled'))));
  await press('Horas y mapas');
  await type(/^Mapas, en orden/, 'Alpes');
  const matches = server().view.matches.map((match) => (match.number === 3 ? { ...match, map: 'Solara' } : match));
  server().put({ matches });
  const refresh = screen.getByRole('button', { name: 'Actualizar', hidden: true });
  if (isRead) fireEvent.click(refresh);
  await waitFor(() => expect(refresh).toHaveProperty('disabled', false));
  await press('Guardar');
  await within(await dialog()).findByText(/^Alguien más cambió esto/);
  const told = screen.getAllByText(/cambió de mapa/).map(({ textContent }) => textContent);
  // In the dialog, and in the admin area, where it wasn't seen yet.
  expect(told).toEqual(Array(isRead ? 1 : 2).fill('Partida 3: cambió de mapa, hora o número'));
  await press('Guardar');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server().view.matches.map(({ map }) => map)).toEqual(['Alpes', 'Alpes', 'Alpes']);
});

test('an entry edited after a lost reply exists once with the last values', async () => {
  await open(server(), toPlay());
  turnTo(/^Participantes/);
  await press('Agregar a mano');
  await type(/^Apodo/, 'Anna');
  server().loses = ['POST'];
  await press('Guardar');
  await screen.findByText(/Puedes repetirlo sin riesgo/);
  await type(/^Apodo/, 'Ana Luz');
  await press('Guardar');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server().view.entries).toHaveLength(4);
  expect(server().last).toMatchObject({ players: [{ nickname: 'Ana Luz' }], expectedRevision: 1 });
});

test("a draw with a lost reply isn't repeated, but shown", async () => {
  const groups = ['a', 'b'].map((id) => ({ id, name: `Grupo ${id}`, entryIds: [] }));
  await open(server(), sampleView([], [sampleStage({ groups, draw: null })]));
  await press('Sortear');
  server().loses = ['POST'];
  const draw = async () => fireEvent.click(within(await dialog()).getByRole('button', { name: 'Sortear' }));
  await draw();
  await screen.findByText(/Puedes repetirlo sin riesgo/);
  const drawn = server().view.competition;
  await draw();
  await screen.findByRole('heading', { name: 'Así quedaron' });
  expect(server().view.competition).toBe(drawn);
});

test('a plan that was kept goes on where the competition changed and the plan did not, and holds still while it is saved', async () => {
  await open(server(), toPlay());
  turnTo(/^Plan/);
  await press('Cambiar detalles');
  await type(/^Partidas de cada grupo/, '5');
  await open(server(), server().replace({}));
  turnTo(/^Plan/);
  await press('Cambiar detalles');
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    if (request.method === 'PUT') await promise;
    return server().serve(address, request);
  });
  await press('Guardar cambios');
  // Text typed during the save would be lost.
  await waitFor(() => expect(screen.getByLabelText(/^Partidas de cada grupo/).matches(':disabled')).toBe(true));
  resolve();
  await screen.findByText('El plan quedó guardado.');
  expect(screen.queryByLabelText(/^Partidas de cada grupo/)).toBeNull();
});

test('reports a concurrently created plan', async () => {
  let isPlanned = false;
  const none = { success: false, error: 'No hay plan.', code: 'competition_not_found' };
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    isPlanned ||= request.method === 'PUT';
    if (!isPlanned && address === '/api/competitions/copa') return Response.json(none, { status: 404 });
    return server().serve(address, request);
  });
  show();
  await press('Actualizar');
  await press('Guardar el plan');
  await screen.findByText('Ya hay un plan');
  await screen.findByRole('link', { name: /^Plan/ });
});
