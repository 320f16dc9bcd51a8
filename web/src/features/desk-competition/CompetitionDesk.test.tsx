import { entryName } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provideCredentials } from '../../lib/calls/authorized-call.ts';
import { toLocalText } from '../../lib/time/local-time.ts';
import { ToastProvider } from '../../ui/signs/ToastProvider.tsx';
import { CompetitionDesk } from './CompetitionDesk.tsx';
import { SampleServer } from './sample-server.ts';
import { sampleEntry, sampleMatch, samplePrize, sampleStage, sampleView } from './samples.ts';

const organiser = { uid: 'yo', permissions: ['manage_competition'] };
const [ids, empty] = [['ANA', 'BETO', 'CARO'], [{ id: 'a', name: 'Sala única', entryIds: [] }]];

let server: SampleServer;

const signIn = () =>
  provideCredentials({ ...organiser, token: () => Promise.resolve('token'), refused: () => Promise.resolve() });

beforeEach(() => {
  server = new SampleServer();
  vi.stubGlobal('fetch', vi.fn(server.serve));
  signIn();
});

afterEach(() => {
  provideCredentials(null);
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function show(): void {
  render(
    <MemoryRouter>
      <ToastProvider>
        <CompetitionDesk organiser={organiser} tournamentId="copa" />
      </ToastProvider>
    </MemoryRouter>,
  );
}

/** Another page of the same tab, without a signal: nothing that was read is known any more. */
function showAnewOffline(): void {
  cleanup();
  provideCredentials(null);
  signIn();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  show();
}

async function open(of: CompetitionView): Promise<void> {
  server.view = of;
  show();
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

test('what somebody else did behind a dialog stands in it before the same is done on top', async () => {
  await open(toPlay());
  turnTo(/^Participantes/);
  await choose('ANA', 'Se retiró');
  server.view = {
    ...server.view,
    entries: server.view.entries.map((entry) => ({ ...newer(entry), status: 'disqualified', keepsPoints: false })),
  };
  fireEvent.click(screen.getByRole('button', { name: 'Actualizar', hidden: true }));
  const act = async () => fireEvent.click(within(await dialog()).getByRole('button', { name: 'Se retiró' }));
  await act();
  await within(await dialog()).findByText('ANA: ahora dice «Descalificado»');
  expect(server.view.entries[0]?.status).toBe('disqualified');
  await act();
  await waitFor(() => expect(server.last).toMatchObject({ status: 'withdrawn', expectedRevision: 2 }));
});

test('groups that are made by hand again after somebody else changed them keep what that one did', async () => {
  const groups = [
    { id: 'a', name: 'Grupo A', entryIds: ['ANA', 'BETO'] },
    { id: 'b', name: 'Grupo B', entryIds: [] },
  ];
  await open(sampleView([sampleMatch(1, 'scheduled')], [sampleStage({ groups })]));
  turnTo(/^Plan/);
  await press('Armar los grupos otra vez');
  fireEvent.click(screen.getByLabelText('A mano'));
  fireEvent.change(screen.getByLabelText('Grupo de ANA'), { target: { value: 'b' } });
  const theirs = [
    { id: 'a', name: 'Grupo A', entryIds: ['ANA'] },
    { id: 'b', name: 'Grupo B', entryIds: ['BETO', 'CARO'] },
  ];
  server.replace({ stages: [sampleStage({ groups: theirs })] });
  await press('Armar');
  await screen.findByText(/^Alguien más lo cambió/);
  await press('Armar');
  const kept = [
    { id: 'a', entryIds: [] },
    { id: 'b', entryIds: ['BETO', 'CARO', 'ANA'] },
  ];
  await waitFor(() => expect(server.last).toMatchObject({ method: 'hand', groups: kept }));
});

test('a room that is being written opens by its match’s hour, whoever moves that meanwhile', async () => {
  await open(sampleView([sampleMatch(1, 'scheduled', '', { startsAt: '2099-01-10T13:00:00.000Z' })]));
  await press('Hacer la sala');
  await type(/^ID de la sala/, '333');
  await type(/^Contraseña/, 'clave');
  const matches = server.view.matches.map((match) => ({ ...match, startsAt: '2099-01-10T15:00:00.000Z' }));
  server.view = { ...server.view, matches };
  fireEvent.click(screen.getByRole('button', { name: 'Actualizar', hidden: true }));
  const opens = screen.getByLabelText<HTMLInputElement>(/^Los jugadores la ven desde/);
  await waitFor(() => expect(opens.value).toBe(toLocalText('2099-01-10T14:45:00.000Z')));
  await press('Guardar la sala');
  await waitFor(() => expect(server.last).toMatchObject({ releaseAt: '2099-01-10T14:45:00.000Z' }));
});

test('what was changed of the tournament elsewhere is there when one comes back to the desk', async () => {
  await open(sampleView([sampleMatch(1, 'scheduled')]));
  cleanup();
  server.tournament = { ...server.tournament, name: 'Copa Trueno' };
  show();
  await screen.findByText('Copa Trueno');
});

test('a page that is loaded anew without a signal shows what the tab read last, and says so', async () => {
  await open(sampleView([sampleMatch(1, 'scheduled')]));
  showAnewOffline();
  await screen.findByText(/Ves lo último que leímos/);
  await screen.findByText('Copa Rayo');
  await screen.findByRole('heading', { name: 'Partida 1', level: 2 });
  vi.stubGlobal('fetch', vi.fn(server.serve));
  await press('Reintentar');
  await screen.findByText(/^Al día/);
  expect(screen.queryByText(/Ves lo último que leímos/)).toBeNull();
});

test('a room is written, also when the first reply is lost, and nobody else is blamed for it', async () => {
  await open(sampleView([sampleMatch(1, 'scheduled')]));
  await press('Hacer la sala');
  fireEvent.change(await screen.findByLabelText('ID de la sala'), { target: { value: '333' } });
  fireEvent.change(screen.getByLabelText('Contraseña'), { target: { value: 'clave' } });
  server.loses = 'PUT';
  await press('Guardar la sala');
  await screen.findByText(/Puedes repetirlo sin riesgo/);
  expect(screen.queryByText(/Alguien más escribió esta sala/)).toBeNull();
  await press('Guardar la sala');
  await screen.findByText('Partida 1: la sala quedó guardada.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByText('333')).toBeTruthy();
});

test('a room that players would see after its match has begun is asked about once', async () => {
  await open(sampleView([sampleMatch(1, 'scheduled', '', { startsAt: '2099-01-10T13:00:00.000Z' })]));
  await press('Hacer la sala');
  fireEvent.change(await screen.findByLabelText('ID de la sala'), { target: { value: '333' } });
  fireEvent.change(screen.getByLabelText('Contraseña'), { target: { value: 'clave' } });
  fireEvent.change(screen.getByLabelText('Los jugadores la ven desde'), { target: { value: '2099-01-12T13:00' } });
  await press('Guardar la sala');
  await screen.findByText(/A esa hora la partida ya empezó/);
  expect(server.room).toBeNull();
  await press('Guardar la sala');
  await screen.findByText('Partida 1: la sala quedó guardada.');
});

test('two who change the plan at once: what the other one did is told, and whose stands is chosen', async () => {
  await open(sampleView([sampleMatch(1, 'scheduled')]));
  fireEvent.click(screen.getByRole('radio', { name: 'Plan' }));
  await press('Cambiar detalles');
  fireEvent.change(screen.getByLabelText('Partidas de cada grupo'), { target: { value: '5' } });
  server.replace({ stages: [sampleStage({ name: 'Final de viernes' })] });
  await press('Guardar cambios');
  const question = await dialog();
  expect(question.textContent).toContain('Alguien más lo cambió');
  expect(question.textContent).toContain('Final de viernes');
  expect(server.view.competition.stages[0]?.matchCount).toBe(2);
  fireEvent.click(within(question).getByRole('button', { name: 'Guardar lo mío encima' }));
  await screen.findByText('El plan quedó guardado.');
  expect(server.view.competition.stages[0]).toMatchObject({ matchCount: 5, groups: [{ entryIds: ids }] });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  // What was told before it was saved is no longer so.
  expect(screen.queryByText(/Lo tuyo no se guardó todavía/)).toBeNull();
});

test('a list of names is pasted: each plays once, also where a reply is lost, and a bad line stays to be mended', async () => {
  await open(sampleView([sampleMatch(1, 'scheduled')]));
  fireEvent.click(screen.getByRole('radio', { name: /^Participantes/ }));
  await press('Pegar una lista');
  const lines = await screen.findByLabelText(/Un nombre por línea/);
  await press('Agregar');
  await screen.findByText('Escribe al menos un nombre');
  const before = server.view.entries.map(entryName);
  fireEvent.change(lines, { target: { value: `1. Rayo\n2. ${before[0]}\n3. ${'x'.repeat(41)}\n4. Nova` } });
  server.loses = 'POST';
  await press('Agregar');
  await screen.findByText(/Puedes repetirlo sin riesgo/);
  await press('Agregar');
  await screen.findByText(/^Listo: /);
  expect(server.view.entries.map(entryName)).toEqual([...before, 'Rayo', 'Nova']);
  expect(lines).toHaveProperty('value', 'x'.repeat(41));
  await screen.findByText(/Usa 40 caracteres como máximo/);
  fireEvent.change(lines, { target: { value: 'Furia' } });
  await press('Agregar');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.view.entries.map(entryName)).toEqual([...before, 'Rayo', 'Nova', 'Furia']);
});

test('who would have two prizes is named before a prize in question is given', async () => {
  const question = { at: '2026-11-20T00:00:00.000Z', candidates: ['BETO', 'CARO'] };
  const prizes = [
    samplePrize({ entryId: 'ANA' }),
    samplePrize({ id: '2', rank: 2, entryId: 'BETO' }),
    samplePrize({ id: '3', rank: 3, entryId: null, question }),
    samplePrize({ id: '4', rank: 4, entryId: 'CARO', state: 'forfeited' }),
  ];
  await open({ ...sampleView([sampleMatch(1, 'official')]), prizes });
  fireEvent.click(screen.getByRole('radio', { name: /^Premios/ }));
  await press('Decidir de quién es');
  const said = (await dialog()).textContent;
  const name = (id: string) => entryName(server.view.entries.find((entry) => entry.id === id) ?? sampleEntry(id));
  expect(said).toContain(`Ojo: ${name('BETO')} ya tiene el premio del 2.º puesto.`);
  expect(said).not.toContain(`${name('CARO')} ya tiene`);
  expect(said).not.toContain(`${name('ANA')} ya tiene`);
});

test.each([
  ['official', false],
  ['provisional', true],
] as const)('of a match that is %s map and time may be changed, and points a kill: %s', async (state, isOffered) => {
  await open(sampleView([sampleMatch(1, state, 'ANA BETO'), sampleMatch(2, 'scheduled')]));
  await press('Acciones de Partida 1');
  await press('Mapa y hora');
  const shown = within(await dialog());
  expect(shown.getByLabelText(/^Mapa/)).toBeTruthy();
  expect(shown.queryByLabelText(/Puntos por baja/) !== null).toBe(isOffered);
  expect(shown.queryByText(/«Volver a provisional»/) === null).toBe(isOffered);
});

test('of three that are equal one is chosen for the group’s place, and then one for that of the best of the rest', async () => {
  const stages = [
    sampleStage({ id: 'final', name: 'Clasificatoria', matchCount: 1, advance: { perGroup: 1, best: 1 } }),
    sampleStage({ id: 'ultima', groups: empty }),
  ];
  const rows = ids.map((entryId) => ({ entryId, played: true, placement: null, kills: 2 }));
  await open(sampleView([sampleMatch(1, 'official', 'ANA', { rows })], stages));
  fireEvent.click(screen.getByRole('radio', { name: /^Tabla/ }));
  await press('Cerrar la fase');
  const shown = within(await dialog());
  const asked = () =>
    shown.getAllByRole('group').map((tie) =>
      within(tie)
        .getAllByRole<HTMLInputElement>('checkbox')
        .map(({ checked, disabled }) => (checked ? 'X' : disabled ? '-' : '?'))
        .join(''),
    );
  const choose = (tie: number, entry: number) => {
    const group = within(shown.getAllByRole('group')[tie] ?? document.body);
    fireEvent.click(group.getAllByRole('checkbox')[entry] ?? document.body);
  };
  const canClose = () => !shown.getByRole('button', { name: 'Cerrar la fase' }).matches(':disabled');
  expect([asked(), canClose()]).toEqual([['???'], false]);
  choose(0, 2);
  expect([asked(), canClose()]).toEqual([['--X', '??'], false]);
  choose(1, 0);
  expect([asked(), canClose()]).toEqual([['--X', 'X-'], true]);
  choose(1, 0);
  expect([asked(), canClose()]).toEqual([['--X', '??'], false]);
});

async function choose(name: string, action: string): Promise<void> {
  await press(`Acciones de ${name}`);
  const menu = screen.getByRole('list', { name: `Acciones de ${name}` });
  fireEvent.click(within(menu).getByRole('button', { name: action }));
}

const turnTo = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const type = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const played = [sampleMatch(1, 'official', 'ANA BETO CARO'), sampleMatch(2, 'official', 'ANA BETO CARO')];
const toPlay = () => sampleView([sampleMatch(1, 'scheduled')]);
const newer = <T extends { revision: number }>(thing: T) => ({ ...thing, revision: thing.revision + 1 });

interface Repeated {
  what: string;
  of: CompetitionView;
  /** Opens the dialog and says in it what is to be done. */
  ask: () => Promise<unknown>;
  /** What somebody else does then. */
  other: () => void;
  act: string;
  /** What is sent in the end. */
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
    other: () => server.replace({}),
    act: 'Terminar la competencia',
    sent: { expectedRevision: 4 },
  },
  {
    what: 'a draw',
    of: sampleView([sampleMatch(1, 'scheduled')], [sampleStage({ groups: empty })]),
    ask: () => press('Poner a todos en la sala'),
    other: () => server.replace({}),
    act: 'Armar',
    sent: { expectedRevision: 4 },
  },
  {
    what: 'a match’s hour, whose map is as the other one wrote it',
    of: toPlay(),
    ask: async () => {
      await choose('Partida 1', 'Mapa y hora');
      await type(/^Puntos por baja/, '2');
    },
    other: () => {
      server.view = { ...server.view, matches: server.view.matches.map((match) => ({ ...match, map: 'Alpes' })) };
    },
    act: 'Guardar',
    sent: { map: 'Alpes', scoring: { perKill: 2 } },
  },
  {
    what: 'a match declared void',
    of: toPlay(),
    ask: () => choose('Partida 1', 'Anular'),
    other: () => {
      server.view = { ...server.view, matches: server.view.matches.map(newer) };
    },
    act: 'Solo anular',
    sent: { state: 'void', expectedRevision: 1 },
  },
  {
    what: 'an entry’s nickname, whose status is as the other one said it',
    of: toPlay(),
    ask: async () => {
      turnTo(/^Participantes/);
      await choose('ANA', 'Editar');
      await type(/^Apodo/, 'Anita');
    },
    other: () => {
      server.view = {
        ...server.view,
        entries: server.view.entries.map((entry) => ({ ...newer(entry), status: 'no_show' })),
      };
    },
    act: 'Guardar',
    sent: { players: [{ nickname: 'Anita', freeFireId: null }], status: 'no_show' },
  },
  {
    what: 'an entry’s status, whose name is as the other one wrote it',
    of: toPlay(),
    ask: async () => {
      turnTo(/^Participantes/);
      await choose('ANA', 'No se presentó');
    },
    other: () => {
      server.view = {
        ...server.view,
        entries: server.view.entries.map((entry) => ({ ...newer(entry), name: 'Otra' })),
      };
    },
    act: 'No se presentó',
    sent: { name: 'Otra', status: 'no_show' },
  },
  {
    what: 'a prize that is sent, also where the other one’s words were read behind the dialog',
    of: { ...sampleView(played), prizes: [samplePrize()] },
    ask: async () => {
      turnTo(/^Premios/);
      await press('Marcar enviado');
      await type(/^Cómo lo enviaste/, 'Recarga');
    },
    other: () => {
      server.view = { ...server.view, prizes: [newer(samplePrize({ state: 'sent', how: 'Transferencia' }))] };
      fireEvent.click(screen.getByRole('button', { name: 'Actualizar', hidden: true }));
    },
    act: 'Marcar enviado',
    sent: { how: 'Recarga', expectedRevision: 2 },
  },
])('after somebody else was faster, that is told once, and repeated it is done: $what', async (row: Repeated) => {
  await open(row.of);
  await row.ask();
  row.other();
  const act = async () => fireEvent.click(within(await dialog()).getByRole('button', { name: row.act }));
  await act();
  await screen.findByText(/^Alguien más lo cambió/);
  await act();
  await waitFor(() => expect(server.last).toMatchObject(row.sent));
  await waitFor(() => expect(screen.queryByRole('button', { name: row.act })).toBeNull());
});

test('other points after an answer was lost are points of their own, and both are told', async () => {
  await open(sampleView(played));
  turnTo(/^Tabla/);
  fireEvent.click(await screen.findByRole('button', { name: /ANA/ }));
  await press('Dar o quitar puntos');
  await type(/^Puntos$/, '5');
  await type(/^Motivo/, 'Tarde');
  server.loses = 'POST';
  await press('Quitar puntos');
  await screen.findByText(/Puedes repetirlo sin riesgo/);
  await type(/^Puntos$/, '3');
  await press('Quitar puntos');
  await screen.findByText('ANA: 3 puntos menos. Con sus 2 ajustes, −8.');
  expect(server.view.competition.adjustments.map(({ points }) => points)).toEqual([-5, -3]);
});

test('another group’s match after an answer was lost is one of its own, and the first is there once', async () => {
  const groups = ['A', 'B'].map((name) => ({ id: name, name, entryIds: ids }));
  await open(sampleView([], [sampleStage({ groups })]));
  server.loses = 'POST';
  await press('Agregar partida · A');
  await screen.findByText(/Puedes repetirlo sin riesgo/);
  await press('Agregar partida · B');
  await screen.findByText('Partida 2 · B: agregada.');
  await press('Agregar partida · A');
  await screen.findByText('Partida 1 · A: agregada.');
  expect(server.view.matches.map(({ groupId }) => groupId)).toEqual(['A', 'B']);
});

test('a draw whose answer was lost is not drawn again: what it gave is shown', async () => {
  const groups = ['a', 'b'].map((id) => ({ id, name: `Grupo ${id}`, entryIds: [] }));
  await open(sampleView([], [sampleStage({ groups, draw: null })]));
  await press('Sortear');
  server.loses = 'POST';
  const draw = async () => fireEvent.click(within(await dialog()).getByRole('button', { name: 'Sortear' }));
  await draw();
  await screen.findByText(/Puedes repetirlo sin riesgo/);
  const drawn = server.view.competition;
  await draw();
  await screen.findByRole('heading', { name: 'Así quedaron' });
  expect(server.view.competition).toBe(drawn);
});

test('who entered a result is told that somebody else confirms it, and so is whoever tries all the same', async () => {
  const own = sampleMatch(1, 'provisional', 'ANA BETO CARO', { enteredBy: organiser.uid });
  const of = sampleView([own]);
  await open({ ...of, competition: { ...of.competition, secondPerson: true } });
  await screen.findByText(/Anotaste tú: lo confirma otra persona del equipo/);
  expect(screen.queryByRole('button', { name: 'Hacerlo oficial' })).toBeNull();
  const why = 'El resultado lo confirma otra persona, no quien lo cargó.';
  const refusal = { success: false, error: 'No.', code: 'competition_refused', fields: { state: why } };
  vi.stubGlobal('fetch', (address: string, request: RequestInit) =>
    request.method === 'PATCH'
      ? Promise.resolve(Response.json(refusal, { status: 409 }))
      : server.serve(address, request),
  );
  await choose('Partida 1', 'Hacer oficial');
  await within(screen.getByRole('article', { name: 'Partida 1' })).findByText(why);
});

test('of a room that can’t be read nothing is said but that', async () => {
  server.isRoomDown = true;
  await open(toPlay());
  await screen.findByText('unavailable');
  expect(screen.queryByRole('button', { name: 'Hacer la sala' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Empezar sin sala' })).toBeNull();
});

test('a plan that was kept is not stored over one that somebody else stored since, unless that is said', async () => {
  await open(toPlay());
  turnTo(/^Plan/);
  await press('Cambiar detalles');
  await type(/^Partidas de cada grupo/, '5');
  cleanup();
  await open(server.replace({ stages: [sampleStage({ name: 'Final de viernes' })] }));
  turnTo(/^Plan/);
  await press('Cambiar detalles');
  expect((await dialog()).textContent).toContain('Final de viernes');
  await press('Seguir editando');
  await press('Guardar cambios');
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Guardar lo mío encima' }));
  await screen.findByText('El plan quedó guardado.');
  expect(server.view.competition.stages[0]?.matchCount).toBe(5);
});

test('a plan that was kept goes on where the competition changed and the plan did not', async () => {
  await open(toPlay());
  turnTo(/^Plan/);
  await press('Cambiar detalles');
  await type(/^Partidas de cada grupo/, '5');
  cleanup();
  await open(server.replace({}));
  turnTo(/^Plan/);
  await press('Cambiar detalles');
  await press('Guardar cambios');
  await screen.findByText('El plan quedó guardado.');
});

test('of one it is said in the singular', async () => {
  const first = sampleStage({ advance: { perGroup: 1, best: 0 } });
  await open(sampleView(played, [first, { ...sampleStage({ groups: empty }), id: 'ultima', name: 'Última' }]));
  turnTo(/^Plan/);
  await screen.findByText(/Avanza 1 de cada grupo\./);
  turnTo(/^Tabla/);
  await press('Cerrar la fase');
  expect((await dialog()).textContent).toContain('Avanza 1:');
});
