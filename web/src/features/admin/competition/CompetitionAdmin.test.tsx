import { entryName } from '@arena/domain';
import { samplePrize } from '@arena/domain/samples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from '#lib/calls/api.ts';
import { signIn, signOutOrganiser } from '#lib/calls/mock-api.ts';
import {
  choose,
  dialog,
  emptyLobby,
  open,
  organiser,
  played,
  press,
  sampleCompetitionAdmin,
  show,
  toPlay,
  turnTo,
  type,
} from './sample-competition-admin.tsx';
import { sampleEntry, sampleMatch, sampleStage, sampleView } from './samples.ts';

const server = sampleCompetitionAdmin();
const groupOf = (...entryIds: string[]) => [{ id: 'a', name: 'Sala única', entryIds }];

test("a final with carried points of an unconfirmed correction isn't called final", async () => {
  const scoring = { ...sampleStage().scoring, carry: 'points' as const };
  const stages = [sampleStage({ id: 'grupos', state: 'closed' }), sampleStage({ state: 'closed', scoring })];
  const of = (state: 'official' | 'provisional') =>
    sampleView([sampleMatch(1, state, 'ANA BETO', { id: 'q', stageId: 'grupos' }), ...played], stages);
  await open(server(), of('official'));
  screen.getByText('Fase cerrada: esta tabla es la definitiva.');
  await open(server(), of('provisional'));
  screen.getByText('Incluye 1 resultado provisional.');
});

test('an import in several calls shows its progress until it is complete', async () => {
  await open(server(), { ...toPlay(), unentered: 2 });
  await screen.findByText('2 aprobados todavía no están entre los participantes.');
  const waiting: (() => void)[] = [];
  server().on('POST /competitions/:tournamentId/entries/import', async () => {
    await new Promise<void>((go) => waiting.push(go));
    const { entries, unentered } = server().view;
    return server().put({ entries: [...entries, sampleEntry(`NUEVO${unentered}`)], unentered: unentered - 1 });
  });
  await press('Agregarlos');
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting[0]?.();
  await screen.findByText('Van 4 de 5. No cierres esta página.');
  waiting[1]?.();
  await screen.findByText('Listo: 2 jugadores más.');
  await waitFor(() => expect(screen.queryByText(/todavía no están/)).toBeNull());
});

test.each([
  [1, 'primary', 'the main action while an approved player is missing'],
  [0, 'secondary', 'an alternative once all approved players are in'],
])('with %i left, the import looks %s: %s', async (unentered, look) => {
  await open(server(), { ...toPlay(), unentered }, /^Participantes/);
  expect(screen.getByRole('button', { name: 'Agregar a los aprobados' }).className).toContain(look);
});

test('reports entries without a group after the first stage is closed', async () => {
  const stages = [sampleStage({ state: 'closed' }), sampleStage({ id: 'otra' })];
  await open(server(), { ...sampleView([], stages), unentered: 1 }, /Participantes/);
  server().put({ entries: [...server().view.entries, sampleEntry('DANI')], unentered: 0 });
  await press('Agregar a los aprobados');
  await screen.findByText(/1 jugador más\. La primera fase ya se cerró: los nuevos no están en ningún grupo\./);
});

test('reopening names manually added entries; a closed stage is correctable once the next has results', async () => {
  const stages = [
    sampleStage({ id: 'final', name: 'Clasificatoria', state: 'closed', advance: { perGroup: 1, best: 0 } }),
    sampleStage({ id: 'ultima', groups: groupOf('ANA', 'CARO') }),
  ];
  await open(server(), sampleView(played, stages), /^Tabla/);
  fireEvent.click(screen.getByRole('radio', { name: 'Clasificatoria' }));
  await press('Reabrir la fase');
  expect((await dialog()).textContent).toContain('También sale CARO, que por la tabla no avanza. Para que juegue, usa');
  await press('Conservar');
  fireEvent.click(await screen.findByRole('button', { name: /ANA/ }));
  expect(screen.queryByRole('button', { name: 'Dar o quitar puntos' })).toBeNull();
  server().put({ matches: [...played, sampleMatch(1, 'provisional', 'CARO ANA', { id: 'u1', stageId: 'ultima' })] });
  await press('Actualizar');
  await screen.findByRole('button', { name: 'Dar o quitar puntos' });
});

test('a manual draw of a later stage lists entries of the previous stage first', async () => {
  const stages = [
    sampleStage({ id: 'grupos', groups: groupOf('BETO', 'CARO'), state: 'closed' }),
    sampleStage({ groups: groupOf('CARO') }),
  ];
  await open(server(), sampleView([], stages), /^Plan/);
  await press('Armar los grupos otra vez');
  fireEvent.click(screen.getByRole('radio', { name: 'A mano' }));
  const list = within(screen.getByRole('list', { name: 'Quién va en qué grupo' }));
  const labels = list.getAllByRole('combobox').map((one) => one.getAttribute('aria-label'));
  expect(labels).toEqual(['Grupo de CARO', 'Grupo de BETO', 'Grupo de ANA']);
});

test('a room released after the start is confirmed once, and a lost reply causes no conflict', async () => {
  await open(server(), sampleView([sampleMatch(1, 'scheduled', '', { startsAt: '2099-01-10T13:00:00.000Z' })]));
  await press('Crear la sala');
  await type(/^ID de la sala/, '333');
  await type(/^Contraseña/, 'clave');
  await type(/^Los jugadores la ven desde/, '2099-01-12T13:00');
  await press('Guardar la sala');
  await screen.findByText(/A esa hora la partida ya empezó/);
  expect(server().room).toBeNull();
  server().loses = ['PUT'];
  await press('Guardar la sala');
  await screen.findByText(/Puedes repetirlo sin riesgo/);
  expect(screen.queryByText(/Alguien más escribió esta sala/)).toBeNull();
  await press('Guardar la sala');
  await screen.findByText('Partida 1: la sala quedó guardada.');
});

test('a pasted list adds each name once despite a lost reply, and keeps invalid lines', async () => {
  await open(server(), toPlay(), /^Participantes/);
  const names = () => server().view.entries.map(entryName);
  const before = names();
  await press('Pegar una lista');
  await press('Agregar');
  await screen.findByText('Escribe al menos un nombre');
  await type(/^Un nombre por línea/, `1. Rayo\n2. ${before[0]}\n3. ${'x'.repeat(41)}\n4. Nova`);
  server().loses = ['POST'];
  await press('Agregar');
  await screen.findByText(/Puedes repetirlo sin riesgo/);
  await press('Agregar');
  await screen.findByText(/^Listo: /);
  expect(names()).toEqual([...before, 'Rayo', 'Nova']);
  await screen.findByText(/Usa 40 caracteres como máximo/);
  show();
  turnTo(/^Participantes/);
  await press('Pegar una lista');
  expect(await screen.findByLabelText(/^Un nombre por línea/)).toHaveProperty('value', 'x'.repeat(41));
});

test('warns about an entry that would get two prizes', async () => {
  const question = { at: '2026-11-20T00:00:00.000Z', candidates: ['BETO', 'CARO'] };
  const prizes = [
    samplePrize({ entryId: 'ANA' }),
    samplePrize({ id: '2', rank: 2, entryId: 'BETO' }),
    samplePrize({ id: '3', rank: 3, entryId: null, question }),
    samplePrize({ id: '4', rank: 4, entryId: 'CARO', state: 'forfeited' }),
  ];
  await open(server(), { ...sampleView([sampleMatch(1, 'official')]), prizes }, /^Premios/);
  await press('Decidir de quién es');
  const said = (await dialog()).textContent ?? '';
  expect(said.match(/\w+ ya tiene[^.]+\.º puesto/g)).toEqual(['BETO ya tiene el premio del 2.º puesto']);
});

test('a disqualified entry shows its public reason, and is reinstated', async () => {
  const disqualified = sampleEntry('ANA', { status: 'disqualified', keepsPoints: true, reason: 'Usó trampas' });
  await open(server(), { ...toPlay(), entries: [disqualified] }, /^Participantes/);
  await screen.findByText('Usó trampas');
  screen.getByText('Descalificado, conserva sus puntos');
  await choose('ANA', 'Vuelve a jugar');
  await waitFor(() => expect(server().last).toMatchObject({ status: 'active' }));
});

test('a disqualification says before that those behind move up, unless the points are kept', async () => {
  await open(server(), sampleView(played, [sampleStage()]), /^Participantes/);
  await choose('ANA', 'Descalificar');
  const asked = await dialog();
  expect(asked.textContent).toContain('pasa al último lugar sin puntos, y quienes estaban detrás suben un puesto.');
  fireEvent.click(within(asked).getByLabelText('Conserva los puntos que ya tiene'));
  expect(asked.textContent).toContain('En la tabla conserva su lugar');
  expect(asked.textContent).not.toContain('suben un puesto');
});

test.each([
  ['passes the seat to', [], 'Su lugar en Ultima pasa a BETO, que sigue en la tabla de Clasificatoria.'],
  ['takes no seat after', [sampleMatch(1, 'official', 'ANA', { id: 'u1', stageId: 'ultima' })], 'nadie toma su lugar'],
])('a disqualification after the stage was closed says before that it %s the next', async (_, later, text) => {
  const stages = [
    sampleStage({ id: 'final', name: 'Clasificatoria', state: 'closed', advance: { perGroup: 1, best: 0 } }),
    sampleStage({ id: 'ultima', name: 'Ultima', groups: groupOf('ANA'), draw: { method: 'hand', at: '', late: [] } }),
  ];
  await open(server(), sampleView([...played, ...later], stages), /^Participantes/);
  await choose('ANA', 'Descalificar');
  expect((await dialog()).textContent).toContain(text);
});

test('points that exchange who advanced ask with the names, given and taken back', async () => {
  await open(server(), sampleView(played), /^Tabla/);
  const told = 'Habría avanzado BETO en lugar de ANA. Confírmalo para guardar.';
  const requireAccepted = (accepted: boolean) => {
    const fields = { acceptsExchange: told };
    if (!accepted) throw new ApiError(told, { code: 'competition_refused', status: 409, fields });
  };
  server().on('POST /competitions/:tournamentId/adjustments', ({ body, key }) => {
    requireAccepted(body.acceptsExchange === true);
    return server().adjust(body, key);
  });
  server().on('DELETE /competitions/:tournamentId/adjustments/:adjustmentId', ({ query }) => {
    requireAccepted(query.acceptsExchange === 'true');
    return { deleted: true, revision: server().replace({ adjustments: [] }).competition.revision };
  });
  fireEvent.click(await screen.findByRole('button', { name: /ANA/ }));
  await press('Dar o quitar puntos');
  await type(/^Puntos$/, '5');
  await type(/^Motivo/, 'Tarde');
  await press('Quitar puntos');
  await within(await dialog()).findByText(told);
  await type(/^Puntos$/, '4');
  expect(screen.queryByRole('button', { name: 'Confirmar' })).toBeNull();
  await type(/^Puntos$/, '5');
  await press('Confirmar');
  await screen.findByText('ANA: 5 puntos menos.');
  await press('Quitar');
  await press('Confirmar');
  await screen.findByText('El ajuste se quitó.');
  expect(server().view.competition.adjustments).toEqual([]);
});

test('a manual entry requires a name, and the search ignores accents', async () => {
  await open(server(), toPlay(), /^Participantes/);
  await press('Agregar a los aprobados');
  await screen.findByText('Todo al día: no hay aprobados nuevos.');
  await press('Agregar a mano');
  await press('Guardar');
  await screen.findByRole('textbox', { name: /^Apodo/, description: 'Escribe un nombre o un apodo' });
  await type(/^Apodo/, 'Relámpago');
  await press('Guardar');
  await screen.findByRole('article', { name: 'Relámpago' });
  await type(/^Buscar participantes/, 'relampago');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('the plan’s template and team size can change until a match is played', async () => {
  await open(server(), toPlay(), /^Plan/);
  await press('Elegir otro plan');
  fireEvent.click(screen.getByRole('radio', { name: 'Escuadra' }));
  await type(/uántas escuadras/, '24');
  fireEvent.click(screen.getByRole('radio', { name: /Grupos y final/ }));
  await press('Guardar el plan');
  await screen.findByText('El plan quedó guardado.');
  expect(server().view.competition).toMatchObject({ teamSize: 4, stages: [{ id: 'ronda-1' }, { id: 'final' }] });
  await open(server(), sampleView(played), /^Plan/);
  await screen.findByRole('button', { name: 'Cambiar detalles' });
  expect(screen.queryByRole('button', { name: 'Elegir otro plan' })).toBeNull();
});

test('the accessible name of a table row uses the singular for one Booyah', async () => {
  await open(server(), sampleView([sampleMatch(1, 'official', 'ANA BETO CARO')]), /^Tabla/);
  await screen.findByRole('button', { name: /ANA ?, 1 Booyah, \d+ bajas, ?\d+ puntos$/ });
});

test('the second entry becomes champion if the first is disqualified', async () => {
  const view = sampleView(played);
  const entries = view.entries.map((one) => (one.id === 'ANA' ? { ...one, status: 'disqualified' as const } : one));
  await open(server(), { ...view, entries }, /^Tabla/);
  await press('Terminar');
  expect((await screen.findByLabelText('Puestos')).textContent).toBe('1.º BETO2.º ANA3.º CARO');
});

test.each([
  ['differs from the tournament’s can be corrected', '$50 USD', 1],
  ['equals the tournament’s needs no correction', '$500 USD', 0],
])('a prize that %s', async (_, what, buttons) => {
  server().tournament = { ...server().tournament, prizePool: '1er: $500 USD' };
  const view = sampleView(played, [sampleStage({ state: 'closed' })]);
  const competition = { ...view.competition, state: 'finished' as const };
  await open(server(), { ...view, competition, prizes: [samplePrize({ what })] }, /^Premios/);
  expect(screen.queryAllByRole('button', { name: /^Anotar los premios/ })).toHaveLength(buttons);
});

test.each([
  ['official', false],
  ['provisional', true],
] as const)('a match that is %s allows a new map and time; new points per kill: %s', async (state, isOffered) => {
  await open(server(), sampleView([sampleMatch(1, state, 'ANA BETO'), sampleMatch(2, 'scheduled')]));
  await choose('Partida 1', 'Mapa y hora');
  const shown = within(await dialog());
  expect(shown.getByLabelText(/^Mapa/)).toBeTruthy();
  expect(shown.queryByLabelText(/Puntos por baja/) !== null).toBe(isOffered);
  expect(shown.queryByText(/«Volver a provisional»/) === null).toBe(isOffered);
});

test('settles a tie of three for the group’s place, then for the best of the rest', async () => {
  const stages = [
    sampleStage({ id: 'final', name: 'Clasificatoria', matchCount: 1, advance: { perGroup: 1, best: 1 } }),
    sampleStage({ id: 'ultima', groups: emptyLobby }),
  ];
  const rows = ['ANA', 'BETO', 'CARO'].map((entryId) => ({ entryId, played: true, placement: null, kills: 2 }));
  await open(server(), sampleView([sampleMatch(1, 'official', 'ANA', { rows })], stages), /^Tabla/);
  await press('Cerrar la fase');
  const shown = within(await dialog());
  const boxes = (tie: number) =>
    within(shown.getAllByRole('group')[tie] ?? expect.fail()).getAllByRole<HTMLInputElement>('checkbox');
  const marks = (tie: number) =>
    boxes(tie)
      .map(({ checked, disabled }) => (checked ? 'X' : disabled ? '-' : '?'))
      .join('');
  const canClose = () => !shown.getByRole('button', { name: 'Cerrar la fase' }).matches(':disabled');
  expect([marks(0), canClose()]).toEqual(['???', false]);
  fireEvent.click(boxes(0)[2] ?? expect.fail());
  expect([marks(0), marks(1), canClose()]).toEqual(['--X', '??', false]);
  fireEvent.click(boxes(1)[0] ?? expect.fail());
  expect([marks(0), marks(1), canClose()]).toEqual(['--X', 'X-', true]);
});

test('says that groups played unequal numbers of matches, and compares by average on request', async () => {
  const groups = ['ANA BETO', 'CARO DANI'].map((ids, index) => ({
    id: index === 0 ? 'a' : 'b',
    name: `Grupo ${index + 1}`,
    entryIds: ids.split(' '),
  }));
  const stages = [
    sampleStage({ id: 'final', name: 'Clasificatoria', matchCount: 1, groups, advance: { perGroup: 1, best: 1 } }),
    sampleStage({ id: 'ultima', groups: emptyLobby }),
  ];
  const matches = [1, 2].map((number) => sampleMatch(number, 'official', 'ANA BETO'));
  const rows = ['CARO', 'DANI'].map((entryId, index) => ({ entryId, played: true, placement: index + 1, kills: 3 }));
  const other = sampleMatch(1, 'official', 'CARO DANI', { id: 'n1', groupId: 'b', rows });
  const of = sampleView([...matches, other], stages);
  await open(server(), { ...of, entries: [...of.entries, sampleEntry('DANI')] }, /^Tabla/);
  await press('Cerrar la fase');
  const shown = within(await dialog());
  const advancing = () => shown.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown.getByText(/no jugaron las mismas partidas \(Grupo 1: 2, Grupo 2: 1\)/)).toBeTruthy();
  expect(advancing()[2]).toBe('BETO entre los mejores del resto: 2.º de la fase con 18 puntos');
  fireEvent.click(shown.getByRole('radio', { name: 'Por el promedio de puntos por partida' }));
  expect(advancing()[2]).toBe('DANI entre los mejores del resto: 12 puntos por partida');
  fireEvent.click(shown.getByRole('button', { name: 'Cerrar la fase' }));
  await waitFor(() => expect(server().last).toMatchObject({ by: 'average' }));
});

test('asks another admin to confirm a result, and refuses its own author', async () => {
  const of = sampleView([sampleMatch(1, 'provisional', 'ANA BETO CARO', { enteredBy: organiser.uid })]);
  await open(server(), { ...of, competition: { ...of.competition, secondPerson: true } });
  await screen.findByText(/Lo anotaste tú: lo confirma otra persona del equipo/);
  expect(screen.queryByRole('button', { name: 'Hacerlo oficial' })).toBeNull();
  const state = 'El resultado lo confirma otra persona, no quien lo anotó.';
  server().on('PATCH /competitions/:tournamentId/matches/:matchId/state', () => {
    throw new ApiError('No.', { code: 'competition_refused', status: 409, fields: { state } });
  });
  await choose('Partida 1', 'Hacer oficial');
  await within(screen.getByRole('article', { name: 'Partida 1' })).findByText(state);
});

test('an unreadable room shows an error and hides its actions', async () => {
  server().isRoomDown = true;
  await open(server(), toPlay());
  await screen.findByText('unavailable');
  for (const name of ['Crear la sala', 'Empezar sin sala']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test("a reload without a network shows the tab's cache, marked as such", async () => {
  await open(server(), toPlay());
  signOutOrganiser();
  signIn(organiser.permissions, organiser.uid);
  server().isDown = true;
  show();
  await screen.findByText(/Ves lo último que llegó/);
  await screen.findByRole('heading', { name: 'Partida 1', level: 2 });
  server().isDown = false;
  await press('Reintentar');
  await screen.findByText(/^Al día/);
  expect(screen.queryByText(/Ves lo último que llegó/)).toBeNull();
});

test('reports an unknown tournament and offers a retry', async () => {
  server().on('GET /tournaments/:id', () => {
    throw new ApiError('Torneo no encontrado', { code: 'tournament_not_found', status: 404 });
  });
  show();
  await screen.findByText(/Torneo no encontrado/);
  await screen.findByRole('button', { name: 'Reintentar' });
});
