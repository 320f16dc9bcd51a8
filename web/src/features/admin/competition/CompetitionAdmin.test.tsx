import { entryName } from '@arena/domain';
import { samplePrize } from '@arena/domain/samples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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
const ids = ['ANA', 'BETO', 'CARO'];

test('a stage of which only a void match was played is drawn, and the draw stays in sight when the evening has gone on', async () => {
  const matches = [sampleMatch(1, 'void', 'ANA BETO'), sampleMatch(2, 'scheduled')];
  await open(server(), sampleView(matches, [sampleStage({ groups: emptyLobby })]));
  turnTo(/^Plan/);
  await screen.findByRole('button', { name: 'Armar los grupos' });
  turnTo(/^Partidas/);
  await press('Poner a todos en la sala');
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Armar' }));
  const members = await screen.findByRole('list', { name: 'Grupo: Sala única' });
  await screen.findByText('Los grupos quedaron guardados.');
  expect(within(members).getAllByRole('listitem')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Listo' }));
  await screen.findByRole('heading', { name: 'Partida 2', level: 2 });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

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

test('a picture that is chosen is of the table as it is by then', async () => {
  server().tournament = { ...server().tournament, status: 'published' };
  await open(server(), sampleView(played.slice(0, 1)));
  turnTo(/^Tabla/);
  await press('Compartir');
  const versions = () =>
    vi.mocked(fetch).mock.calls.flatMap(([address]) => /standings-\w+\.jpg\?v=(.+)/.exec(String(address))?.[1] ?? []);
  await waitFor(() => expect(versions()).toHaveLength(1));
  server().put({ matches: played });
  fireEvent.click(screen.getByRole('button', { name: 'Actualizar', hidden: true }));
  const text = await screen.findByLabelText('Así se lee');
  await waitFor(() => expect(text).toHaveProperty('value', expect.stringContaining('Después de 2 partidas')));
  fireEvent.click(screen.getByRole('radio', { name: 'Historia' }));
  await waitFor(() => expect(new Set(versions()).size).toBe(2));
  expect(versions()).toHaveLength(2);
});

test('an import of many says how far it is, and goes on until all are there', async () => {
  await open(server(), { ...toPlay(), unentered: 2 });
  await screen.findByText('2 aprobados todavía no están entre los participantes.');
  const { serve } = server();
  const waiting: (() => void)[] = [];
  vi.mocked(fetch).mockImplementation(async (address, init) => {
    if (String(address).endsWith('/entries/import')) {
      await new Promise<void>((go) => waiting.push(go));
      const { entries, unentered } = server().view;
      server().put({ entries: [...entries, sampleEntry(`NUEVO${unentered}`)], unentered: unentered - 1 });
    }
    return serve(String(address), init);
  });
  await press('Agregarlos');
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting[0]?.();
  await screen.findByText(
    `Van ${toPlay().entries.length + 1} de ${toPlay().entries.length + 2}. No cierres esta página.`,
  );
  waiting[1]?.();
  await screen.findByText('Listo: 2 jugadores más.');
  await waitFor(() => expect(screen.queryByText(/todavía no están/)).toBeNull());
});

test('reports entries without a group after the first stage is closed', async () => {
  const stages = [sampleStage({ state: 'closed' }), sampleStage({ id: 'otra' })];
  await open(server(), { ...sampleView([], stages), unentered: 1 });
  expect(screen.queryByText(/todavía no está/)).toBeNull();
  server().view = { ...server().view, entries: [...server().view.entries, sampleEntry('DANI')], unentered: 0 };
  turnTo(/Participantes/);
  await press('Agregar a los aprobados');
  await screen.findByText(/1 jugador más\. La primera fase ya se cerró: los nuevos no están en ningún grupo\./);
});

test('a closed stage names manually added entries that reopening would remove, and is corrected as it is once the next one has results', async () => {
  const stages = [
    sampleStage({ id: 'final', name: 'Clasificatoria', state: 'closed', advance: { perGroup: 1, best: 0 } }),
    sampleStage({ id: 'ultima', groups: [{ id: 'a', name: 'Sala única', entryIds: ['ANA', 'CARO'] }] }),
  ];
  await open(server(), sampleView(played, stages));
  turnTo(/^Tabla/);
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

test('fills a later stage by hand, with entries of the stage before first', async () => {
  const groups = (entryIds: string[]) => [{ id: 'a', name: 'Sala única', entryIds }];
  const stages = [
    sampleStage({ id: 'grupos', groups: groups(['BETO', 'CARO']), state: 'closed' }),
    sampleStage({ groups: groups(['CARO']) }),
  ];
  await open(server(), sampleView([], stages));
  turnTo(/^Plan/);
  await press('Armar los grupos otra vez');
  const shown = within(await dialog());
  fireEvent.click(shown.getByRole('radio', { name: 'A mano' }));
  const list = within(shown.getByRole('list', { name: 'Quién va en qué grupo' }));
  expect(list.getAllByRole('combobox').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Grupo de CARO',
    'Grupo de BETO',
    'Grupo de ANA',
  ]);
  fireEvent.change(list.getByLabelText('Grupo de BETO'), { target: { value: 'a' } });
  fireEvent.click(shown.getByRole('button', { name: 'Armar' }));
  await screen.findByText('Los grupos quedaron guardados.');
});

test('a room is asked about once where its match has begun by then, and stored after a lost reply without a conflict', async () => {
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
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByText('333')).toBeTruthy();
});

test('a list of names is pasted: each plays once, also where a reply is lost, and a bad line stays to be mended', async () => {
  await open(server(), toPlay());
  const openList = async () => {
    turnTo(/^Participantes/);
    await press('Pegar una lista');
  };
  const names = () => server().view.entries.map(entryName);
  await openList();
  await press('Agregar');
  await screen.findByText('Escribe al menos un nombre');
  const before = names();
  await type(/^Un nombre por línea/, `1. Rayo\n2. ${before[0]}\n3. ${'x'.repeat(41)}\n4. Nova`);
  server().loses = ['POST'];
  await press('Agregar');
  await screen.findByText(/Puedes repetirlo sin riesgo/);
  await press('Agregar');
  await screen.findByText(/^Listo: /);
  expect(names()).toEqual([...before, 'Rayo', 'Nova']);
  await screen.findByText(/Usa 40 caracteres como máximo/);
  show();
  await openList();
  expect(await screen.findByLabelText(/^Un nombre por línea/)).toHaveProperty('value', 'x'.repeat(41));
  await type(/^Un nombre por línea/, 'Furia');
  await press('Agregar');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(names()).toEqual([...before, 'Rayo', 'Nova', 'Furia']);
});

test('a public reason outlives its dialog', async () => {
  await open(server(), sampleView(played));
  await choose('Partida 1', 'Anular');
  await type(/^Motivo/, 'Se cayó la sala');
  show();
  await choose('Partida 1', 'Anular');
  expect(await screen.findByLabelText(/^Motivo/)).toHaveProperty('value', 'Se cayó la sala');
});

test('warns about an entry that would get two prizes', async () => {
  const question = { at: '2026-11-20T00:00:00.000Z', candidates: ['BETO', 'CARO'] };
  const prizes = [
    samplePrize({ entryId: 'ANA' }),
    samplePrize({ id: '2', rank: 2, entryId: 'BETO' }),
    samplePrize({ id: '3', rank: 3, entryId: null, question }),
    samplePrize({ id: '4', rank: 4, entryId: 'CARO', state: 'forfeited' }),
  ];
  await open(server(), { ...sampleView([sampleMatch(1, 'official')]), prizes });
  turnTo(/^Premios/);
  await press('Decidir de quién es');
  const said = (await dialog()).textContent ?? '';
  expect(said.match(/\w+ ya tiene[^.]+\.º puesto/g)).toEqual(['BETO ya tiene el premio del 2.º puesto']);
});

test('an entry is disqualified with a public reason, keeping its points or not, and reinstated', async () => {
  await open(server(), toPlay());
  turnTo(/^Participantes/);
  await choose('ANA', 'Descalificar');
  await type(/^Motivo/, ' Usó trampas ');
  fireEvent.click(screen.getByLabelText('Conserva los puntos que ya tiene'));
  await press('Descalificar');
  const told = { status: 'disqualified', keepsPoints: true, reason: 'Usó trampas' } as const;
  await waitFor(() => expect(server().last).toMatchObject(told));
  await open(server(), { ...toPlay(), entries: [sampleEntry('ANA', told)] });
  turnTo(/^Participantes/);
  await screen.findByText('Usó trampas');
  screen.getByText('Descalificado, conserva sus puntos');
  await choose('ANA', 'Vuelve a jugar');
  await waitFor(() => expect(server().last).toMatchObject({ status: 'active' }));
});

test('an entry that is added by hand needs a name, and one is found without its accents', async () => {
  await open(server(), toPlay());
  turnTo(/^Participantes/);
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

test('a plan gives way to another template and team size until a match of it was played', async () => {
  await open(server(), toPlay());
  turnTo(/^Plan/);
  await press('Elegir otro plan');
  fireEvent.click(screen.getByRole('radio', { name: 'Escuadra' }));
  await type(/uántas escuadras/, '24');
  fireEvent.click(screen.getByRole('radio', { name: /Grupos y final/ }));
  await press('Guardar el plan');
  await screen.findByText('El plan quedó guardado.');
  expect(server().view.competition).toMatchObject({ teamSize: 4, stages: [{ id: 'ronda-1' }, { id: 'final' }] });
  await open(server(), sampleView(played));
  turnTo(/^Plan/);
  await screen.findByRole('button', { name: 'Cambiar detalles' });
  expect(screen.queryByRole('button', { name: 'Elegir otro plan' })).toBeNull();
});

test('a row of the table counts aloud in the singular, too', async () => {
  await open(server(), sampleView([sampleMatch(1, 'official', 'ANA BETO CARO')]));
  turnTo(/^Tabla/);
  await screen.findByRole('button', { name: /ANA ?, 1 Booyah, \d+ bajas, ?\d+ puntos$/ });
});

test('the champion is the next one where the first was disqualified with their points, also before it is over', async () => {
  const view = sampleView(played);
  const entries = view.entries.map((one) => (one.id === 'ANA' ? { ...one, status: 'disqualified' as const } : one));
  await open(server(), { ...view, entries });
  turnTo(/^Tabla/);
  await press('Terminar');
  expect((await screen.findByLabelText('Puestos')).textContent).toBe('1.º BETO2.º ANA3.º CARO');
  const stages = [sampleStage({ state: 'closed' })];
  await open(server(), { ...view, competition: { ...view.competition, stages, state: 'finished' }, entries });
  await screen.findByRole('heading', { name: 'BETO', level: 2 });
  turnTo(/^Tabla/);
  const table = await screen.findByRole('list', { name: 'Tabla de Final' });
  expect(within(table).getByText('Campeón').closest('li')?.textContent).toMatch(/BETO/);
});

test.each([
  ['was mistyped is offered to be set right', '$50 USD', 1],
  ['is as the tournament offers it is not', '$500 USD', 0],
])('a prize that %s', async (_, what, buttons) => {
  server().tournament = { ...server().tournament, prizePool: '1er: $500 USD' };
  const view = sampleView(played, [sampleStage({ state: 'closed' })]);
  const competition = { ...view.competition, state: 'finished' as const };
  await open(server(), { ...view, competition, prizes: [samplePrize({ what })] });
  turnTo(/^Premios/);
  expect(screen.queryAllByRole('button', { name: /^Anotar los premios/ })).toHaveLength(buttons);
});

test.each([
  ['official', false],
  ['provisional', true],
] as const)('allows a new map, time and points a kill for a match that is %s', async (state, isOffered) => {
  await open(server(), sampleView([sampleMatch(1, state, 'ANA BETO'), sampleMatch(2, 'scheduled')]));
  await press('Acciones de Partida 1');
  await press('Mapa y hora');
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
  const rows = ids.map((entryId) => ({ entryId, played: true, placement: null, kills: 2 }));
  await open(server(), sampleView([sampleMatch(1, 'official', 'ANA', { rows })], stages));
  fireEvent.click(screen.getByRole('link', { name: /^Tabla/ }));
  await press('Cerrar la fase');
  const shown = within(await dialog());
  const asked = () =>
    shown.getAllByRole('group').map((tie) =>
      within(tie)
        .getAllByRole<HTMLInputElement>('checkbox')
        .map(({ checked, disabled }) => (checked ? 'X' : disabled ? '-' : '?'))
        .join(''),
    );
  const canClose = () => !shown.getByRole('button', { name: 'Cerrar la fase' }).matches(':disabled');
  expect([asked(), canClose()]).toEqual([['???'], false]);
  for (const [tie, entry, after, isClosable] of [
    [0, 2, ['--X', '??'], false],
    [1, 0, ['--X', 'X-'], true],
    [1, 0, ['--X', '??'], false],
  ] as const) {
    const group = within(shown.getAllByRole('group')[tie] ?? expect.fail());
    fireEvent.click(group.getAllByRole('checkbox')[entry] ?? expect.fail());
    expect([asked(), canClose()]).toEqual([after, isClosable]);
  }
});

test('asks another admin to confirm a result, and refuses its own author', async () => {
  const own = sampleMatch(1, 'provisional', 'ANA BETO CARO', { enteredBy: organiser.uid });
  const of = sampleView([own]);
  await open(server(), { ...of, competition: { ...of.competition, secondPerson: true } });
  await screen.findByText(/Lo anotaste tú: lo confirma otra persona del equipo/);
  expect(screen.queryByRole('button', { name: 'Hacerlo oficial' })).toBeNull();
  const why = 'El resultado lo confirma otra persona, no quien lo anotó.';
  const refusal = { success: false, error: 'No.', code: 'competition_refused', fields: { state: why } };
  vi.stubGlobal('fetch', (address: string, request: RequestInit) =>
    request.method === 'PATCH'
      ? Promise.resolve(Response.json(refusal, { status: 409 }))
      : server().serve(address, request),
  );
  await choose('Partida 1', 'Hacer oficial');
  await within(screen.getByRole('article', { name: 'Partida 1' })).findByText(why);
});

test('reports an unreadable room and nothing else', async () => {
  server().isRoomDown = true;
  await open(server(), toPlay());
  await screen.findByText('unavailable');
  expect(screen.queryByRole('button', { name: 'Crear la sala' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Empezar sin sala' })).toBeNull();
});
