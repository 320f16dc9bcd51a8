// Concurrent edits and lost replies in the admin area.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  choose,
  dialog,
  open,
  played,
  press,
  pressInDialog,
  refresh,
  sampleCompetitionAdmin,
  toPlay,
  turnTo,
  type,
} from './sample-competition-admin.tsx';
import { sampleMatch, sampleStage, sampleView } from './samples.ts';

const server = sampleCompetitionAdmin();
const LOST = /Puedes repetirlo sin riesgo/;
const CONFLICT = /^Alguien más lo cambió/;

const newer = <T extends { revision: number }>(thing: T) => ({ ...thing, revision: thing.revision + 1 });
const isClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

test("a dialog lists another admin's changes before sending, and keeps them", async () => {
  await open(server(), toPlay(), /^Participantes/);
  await choose('ANA', 'Se retiró');
  const theirs = { status: 'disqualified', keepsPoints: false, name: 'Otra' } as const;
  server().put({ entries: server().view.entries.map((entry) => ({ ...newer(entry), ...theirs })) });
  refresh();
  await pressInDialog('Se retiró');
  await within(await dialog()).findByText('Otra: ahora dice «Descalificado»');
  expect(server().view.entries[0]?.status).toBe('disqualified');
  await pressInDialog('Se retiró');
  await waitFor(() => expect(server().last).toMatchObject({ name: 'Otra', status: 'withdrawn', expectedRevision: 2 }));
});

test("a manual draw keeps another admin's concurrent changes", async () => {
  const groups = (a: string[], b: string[]) => [
    { id: 'a', name: 'Grupo A', entryIds: a },
    { id: 'b', name: 'Grupo B', entryIds: b },
  ];
  const stage = sampleStage({ groups: groups(['ANA', 'BETO'], []) });
  await open(server(), sampleView([sampleMatch(1, 'scheduled')], [stage]), /^Plan/);
  await press('Armar los grupos otra vez');
  fireEvent.click(screen.getByLabelText('A mano'));
  fireEvent.change(screen.getByLabelText('Grupo de ANA'), { target: { value: 'b' } });
  server().replace({ stages: [sampleStage({ groups: groups(['ANA'], ['BETO', 'CARO']) })] });
  await press('Armar');
  await screen.findByText(CONFLICT);
  await press('Armar');
  const kept = [{ entryIds: [] }, { entryIds: ['BETO', 'CARO', 'ANA'] }];
  await waitFor(() => expect(server().last).toMatchObject({ method: 'hand', groups: kept }));
});

test('saves a plan on top of a concurrent edit after listing its changes', async () => {
  await open(server(), sampleView([sampleMatch(1, 'scheduled')]), /^Plan/);
  await press('Cambiar detalles');
  await type(/^Partidas de cada grupo/, '5');
  server().replace({ stages: [sampleStage({ name: 'Final de viernes' })], secondPerson: true });
  await press('Guardar cambios');
  const { textContent } = await dialog();
  for (const told of ['Alguien más lo cambió', 'Final de viernes']) expect(textContent).toContain(told);
  expect(server().view.competition.stages[0]?.matchCount).toBe(2);
  await pressInDialog('Guardar lo mío encima');
  await screen.findByText('El plan quedó guardado.');
  expect(server().view.competition.stages).toMatchObject([
    { matchCount: 5, groups: [{ entryIds: ['ANA', 'BETO', 'CARO'] }] },
  ]);
  // The other admin's change stays.
  expect(server().last).toMatchObject({ secondPerson: true });
  expect(screen.queryByText(/Lo tuyo no se guardó todavía/)).toBeNull();
});

test('a conflict is reported once, and a retry keeps the other fields of the match or entry', async () => {
  await open(server(), toPlay());
  await choose('Partida 1', 'Mapa y hora');
  await type(/^Puntos por baja/, '2');
  server().put({ matches: server().view.matches.map((match) => ({ ...match, map: 'Alpes' })) });
  await pressInDialog('Guardar');
  await screen.findByText(CONFLICT);
  await pressInDialog('Guardar');
  await isClosed();
  expect(server().last).toMatchObject({ map: 'Alpes', scoring: { perKill: 2 } });
  turnTo(/^Participantes/);
  await choose('ANA', 'Editar');
  await type(/^Apodo/, 'Anita');
  server().put({ entries: server().view.entries.map((entry) => ({ ...newer(entry), status: 'no_show' })) });
  await pressInDialog('Guardar');
  await within(await dialog()).findByText('ANA: ahora dice «No se presentó»');
  await pressInDialog('Guardar');
  await isClosed();
  expect(server().last).toMatchObject({ players: [{ nickname: 'Anita', freeFireId: null }], status: 'no_show' });
});

test('ending a competition sends the podium first shown, despite a refresh', async () => {
  await open(server(), sampleView(played), /^Tabla/);
  await press('Terminar');
  const podium = () => screen.getByRole('list', { name: 'Puestos' }).textContent;
  await dialog();
  expect(podium()).toBe('1.º ANA2.º BETO3.º CARO');
  server().put({ matches: played.map(({ number }) => newer(sampleMatch(number, 'official', 'BETO ANA CARO'))) });
  refresh();
  await waitFor(() => expect(podium()).toBe('1.º BETO2.º ANA3.º CARO'));
  await press('Terminar la competencia');
  await waitFor(() => expect(server().last).toMatchObject({ shown: [['ANA'], ['BETO'], ['CARO']] }));
});

test("doesn't make an unseen result official", async () => {
  await open(server(), sampleView([sampleMatch(1, 'provisional', 'ANA BETO CARO')]));
  server().put({ matches: [newer(sampleMatch(1, 'provisional', 'CARO BETO ANA'))] });
  await press('Hacerlo oficial');
  await screen.findByText(CONFLICT);
  await screen.findByText('Partida 1: tiene otro resultado');
  expect(server().view.matches[0]?.state).toBe('provisional');
  await press('Hacerlo oficial');
  await screen.findByText('Partida 1: el resultado ya es oficial.');
});

test('different points after a lost reply are a second adjustment, and both count', async () => {
  await open(server(), sampleView(played), /^Tabla/);
  fireEvent.click(await screen.findByRole('button', { name: /ANA/ }));
  await press('Dar o quitar puntos');
  await type(/^Puntos$/, '5');
  await type(/^Motivo/, 'Tarde');
  server().loses = ['POST'];
  await press('Quitar puntos');
  await screen.findByText(LOST);
  await type(/^Puntos$/, '3');
  await press('Quitar puntos');
  await screen.findByText('ANA: 3 puntos menos. Con sus 2 ajustes, −8.');
  expect(server().view.competition.adjustments.map(({ points }) => points)).toEqual([-5, -3]);
});

test('a match is created once despite a lost reply, and the next one is separate', async () => {
  const groups = ['A', 'B'].map((name) => ({ id: name, name, entryIds: ['ANA'] }));
  await open(server(), sampleView([], [sampleStage({ groups })]));
  // Nothing tells that it is there: neither the answer nor what is read after it.
  server().loses = ['POST', 'GET', 'GET'];
  await press('Agregar partida · A');
  await screen.findByText(LOST);
  await press('Agregar partida · A');
  await screen.findByText('Partida 1 · A: agregada.');
  server().loses = ['POST'];
  await press('Agregar partida · A');
  await screen.findByText('Partida 2 · A: agregada.');
  await press('Agregar partida · B');
  await screen.findByText('Partida 1 · B: agregada.');
  expect(server().view.matches.map(({ groupId, number }) => `${groupId}${number}`)).toEqual(['A1', 'A2', 'B1']);
});

test('a batch edit of matches reports only changes by other admins', async () => {
  await open(server(), sampleView([1, 2, 3].map((number) => sampleMatch(number, 'scheduled'))));
  await press('Horas y mapas');
  await type(/^Mapas, en orden/, 'Alpes');
  const matches = server().view.matches.map((match) => (match.number === 3 ? { ...match, map: 'Solara' } : match));
  server().put({ matches });
  await press('Guardar');
  await within(await dialog()).findByText(/^Alguien más cambió esto/);
  const told = screen.getAllByText(/cambió de mapa/).map(({ textContent }) => textContent);
  // In the dialog, and in the admin area, where it wasn't seen yet.
  expect(told).toEqual(Array(2).fill('Partida 3: cambió de mapa, hora o número'));
  await press('Guardar');
  await isClosed();
  expect(server().view.matches.map(({ map }) => map)).toEqual(['Alpes', 'Alpes', 'Alpes']);
});
