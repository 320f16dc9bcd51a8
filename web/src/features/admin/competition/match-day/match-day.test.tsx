import { usualConfirmations } from '@arena/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '#lib/calls/mock-api.ts';
import { fromLocalText } from '#lib/time/local-time.ts';
import {
  choose,
  dialog,
  open,
  played,
  press,
  pressInDialog,
  refresh,
  sampleCompetitionAdmin,
  type,
} from '../sample-competition-admin.tsx';
import { sampleEntry, sampleMatch, sampleStage, sampleView } from '../samples.ts';

const server = sampleCompetitionAdmin();
const AT = '2026-11-20T02:30:00.000Z';

test("a current match's row opens its room: code, read receipts, and editing", async () => {
  const secret = { roomId: '4711', password: 'clave', releaseAt: AT, startsAt: null, changedAt: AT, revision: 1 };
  server().room = { tournamentId: 'copa', matchId: 'm1', ...secret, seen: { ANA: AT }, replaced: false };
  await open(server(), sampleView([sampleMatch(1, 'provisional', 'ANA BETO CARO'), sampleMatch(2, 'playing')]));
  await choose('Partida 2', 'Sala');
  await screen.findByText('1 de 3 ya vio el código en «Mi lugar»');
  fireEvent.click(screen.getByText('Ver quién falta'));
  const seen = await screen.findByLabelText('Ya vieron el código');
  expect(seen.textContent).toMatch(/ANA.*hora/);
  fireEvent.click(screen.getAllByText('Cerrar').at(-1) ?? seen);
  fireEvent.click(screen.getByText('Cambiar'));
  expect(await screen.findByLabelText('ID de la sala')).toHaveProperty('value', '4711');
});

/** Opens the admin area of a final that is drawn, and has no time. */
async function openUntimed(...numbers: number[]): Promise<void> {
  const stages = [
    sampleStage({ id: 'grupos', state: 'closed' }),
    sampleStage({ draw: { method: 'snake', at: AT, late: [] } }),
  ];
  const entries = [sampleEntry('ANA', { registrationId: 'copa_ana' })];
  const matches = numbers.map((number) => sampleMatch(number, 'scheduled'));
  server().tournament = { ...server().tournament, status: 'published', confirmations: usualConfirmations };
  await open(server(), { ...sampleView(matches, stages), entries });
  screen.getByText('La final no tiene hora: nadie puede confirmarla.');
}

const finalTimed = () => waitFor(() => expect(screen.queryByText(/^La final no tiene hora/)).toBeNull());

test('a final without a time can be given one', async () => {
  await openUntimed(1);
  const asked = Date.now();
  await press('Poner la hora');
  await press('Guardar');
  await finalTimed();
  const minutes = (Date.parse(server().view.matches[0]?.startsAt ?? '') - asked) / 60_000;
  expect(minutes).toBeGreaterThan(usualConfirmations.finalUntilMinutes ?? 0);
});

test('matches left on the old date of a moved tournament can be moved or kept', async () => {
  server().tournament = { ...server().tournament, date: '2099-01-11T02:00:00.000Z' };
  const stages = [sampleStage({ id: 'grupos' }), sampleStage()];
  const at = (startsAt: string, change = {}) => sampleMatch(1, 'scheduled', '', { startsAt, ...change });
  const groups = at('2099-01-10T01:00:00.000Z', { id: 'g1', stageId: 'grupos' });
  await open(server(), sampleView([groups, at('2099-01-10T04:00:00.000Z')], stages));
  // On its row and on the card: not the hour alone.
  expect(screen.getAllByText(/^Bermuda · \S+ \d+ ene, \d\d:\d\d/).length).toBeGreaterThan(1);
  await press('Cambiar las horas');
  await pressInDialog('Guardar');
  await waitFor(() => expect(server().last).toMatchObject({ startsAt: '2099-01-11T02:00:00.000Z' }));
  await press('Cambiar la hora de Final');
  await pressInDialog('Guardar');
  await waitFor(() => expect(server().last).toMatchObject({ startsAt: '2099-01-11T05:00:00.000Z' }));
  await waitFor(() => expect(screen.queryByText(/antes que el torneo/)).toBeNull());
  await open(server(), sampleView([at('2099-01-11T02:30:00.000Z')]));
  screen.getByText(/^El torneo empieza el .+, y la primera partida, el /);
  await press('Están bien');
  expect(screen.queryByText(/^El torneo empieza/)).toBeNull();
});

test('a draft of the final’s times stays while another admin schedules a match', async () => {
  await openUntimed(1, 2);
  await press('Poner la hora');
  await type(/^Mapas/, 'Solara');
  const [first = expect.fail(), ...others] = server().view.matches;
  server().put({ matches: [{ ...first, startsAt: '2099-01-10T20:00:00.000Z' }, ...others] });
  refresh();
  await finalTimed();
  expect(screen.getByLabelText(/^Mapas/)).toHaveProperty('value', 'Solara');
});

test('the schedule requires a start, and assigns times and maps in order', async () => {
  const matches = [sampleMatch(1, 'scheduled', '', { startsAt: AT }), sampleMatch(2, 'scheduled')];
  await open(server(), sampleView(matches));
  await press('Horas y mapas');
  await type(/empieza/, '');
  screen.getByText('Escribe cuándo empieza');
  expect(within(await dialog()).getByRole('button', { name: 'Guardar' })).toHaveProperty('disabled', true);
  await type(/empieza/, '2099-01-09T20:00');
  await type(/^Minutos/, '30');
  await type(/^Mapas/, 'Alpes, Solara');
  await press('Guardar');
  await screen.findByText('2 partidas con su hora y su mapa.');
  expect(server().view.matches.map(({ map, startsAt }) => [map, startsAt])).toEqual([
    ['Alpes', fromLocalText('2099-01-09T20:00')],
    ['Solara', fromLocalText('2099-01-09T20:30')],
  ]);
});

test('offers the matches of both groups that play at the same time', async () => {
  const groups = ['a', 'b'].map((id) => ({ id, name: `Grupo ${id}`, entryIds: [id] }));
  const matches = ['a', 'b'].map((groupId) => sampleMatch(1, 'playing', '', { id: groupId, groupId }));
  await open(server(), sampleView(matches, [sampleStage({ groups })]));
  const result = () => screen.getByRole('link', { name: 'Anotar el resultado' }).getAttribute('href');
  expect(result()).toMatch(/matches\/a$/);
  fireEvent.click(screen.getByRole('radio', { name: /^Grupo b/ }));
  expect(result()).toMatch(/matches\/b$/);
});

test('a match left over after an early title is neither played nor counted', async () => {
  const { scoring } = sampleStage();
  const stage = sampleStage({ matchCount: 3, scoring: { ...scoring, champion: { wins: 2, maxMatches: 3 } } });
  await open(server(), sampleView([...played, sampleMatch(3, 'scheduled')], [stage]));
  await screen.findByText(/2 de 2 oficiales/);
  const row = within(screen.getByRole('article', { name: 'Partida 3' }));
  row.getByText('Ya no se juega');
  await press('Acciones de Partida 3');
  expect(row.queryByText('Empezar')).toBeNull();
  row.getByText('Eliminar');
});

test('warns about an oversized group before a draw, during play, and on adding an entry', async () => {
  const names = Array.from({ length: 13 }, (_, index) => `e${index}`);
  const crowded = 'Sala única tendría 13 y en una sala caben 12.';
  const squads = (entryIds: string[], unentered: number) => {
    const groups = [{ id: 'a', name: 'Sala única', entryIds }];
    const draw = entryIds.length === 0 ? null : { method: 'hand' as const, at: AT, late: [] };
    const view = sampleView([sampleMatch(1, 'scheduled')], [sampleStage({ groups, draw })]);
    const entries = names.slice(unentered).map((name) => sampleEntry(name));
    return { ...view, competition: { ...view.competition, teamSize: 4 as const }, entries, unentered };
  };
  await open(server(), squads([], 0));
  expect(screen.getAllByText(crowded)).toHaveLength(1);
  fireEvent.click(screen.getByText('Poner a todos en la sala'));
  expect(await screen.findAllByText(crowded)).toHaveLength(2);
  await open(server(), squads(names.slice(1), 1));
  expect(screen.getAllByText(crowded)).toHaveLength(1);
});

test('writes to one group of the stage on play, then to everybody with the same words', async () => {
  const asked: unknown[] = [];
  const reach = { players: 3, reached: 2, left: 3 };
  answer('GET /notices/group', ({ query }) => {
    asked.push(query);
    return reach;
  });
  const sent: unknown[] = [];
  const keys = new Set<string>();
  answer('POST /notices/group', ({ body, key }) => {
    sent.push(body);
    keys.add(key);
    return { ...reach, left: 2 };
  });
  const groups = [
    { id: 'a', name: 'Grupo A', entryIds: ['ANA', 'BETO'] },
    { id: 'b', name: 'Grupo B', entryIds: ['CARO'] },
  ];
  await open(server(), sampleView([sampleMatch(1, 'scheduled')], [sampleStage({ groups })]));
  await press('Escribirles');
  await type(/^A quiénes/, 'b');
  await type(/^Mensaje/, 'Tu sala se retrasa.');
  await pressInDialog('Mandar aviso a 2');
  await screen.findByText('Mandaste este aviso.');
  await type(/^A quiénes/, '');
  expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Mensaje/)).value).toBe('Tu sala se retrasa.');
  await pressInDialog('Mandar aviso a 2');
  await waitFor(() => expect(sent).toHaveLength(2));
  const about = { tournamentId: 'copa', text: 'Tu sala se retrasa.' };
  expect(sent).toEqual([
    { ...about, group: 'lobby', stageId: 'final', groupId: 'b' },
    { ...about, group: 'approved' },
  ]);
  expect(keys.size).toBe(2);
  expect(asked[0]).toEqual({ tournamentId: 'copa', group: 'lobby', stageId: 'final', groupId: 'a' });
});
