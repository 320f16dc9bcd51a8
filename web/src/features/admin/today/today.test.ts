import { addCounts, type PublicPrize, type ResultSummary } from '@arena/domain';
import type { ChangedRegistrations, OwedPrizes } from '@arena/domain/api';
import { samplePublicPrize, sampleTournament } from '@arena/domain/samples';
import { afterEach, expect, test } from 'vitest';
import type { AdminTournament } from '#lib/calls/admin-tournaments.ts';
import { signIn, signOutOrganiser } from '#lib/calls/mock-api.ts';
import { menuCounts, restText, tasksOf, whenText } from './today.ts';
import type { Day } from './today-calls';

// A Saturday, 18:00 in Mexico City.
const now = new Date('2026-11-22T00:00:00Z');
const moment = { now, zone: 'America/Mexico_City' };
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000).toISOString();

const result: ResultSummary = { state: 'playing', first: [], points: 0, live: false, nextAt: null };
const NONE = { pending: 0, approved: 0, rejected: 0 };

function tournament(id: string, fields: Partial<AdminTournament>, present: Partial<typeof NONE> = {}, gone = NONE) {
  const there = { ...NONE, ...present };
  return {
    ...sampleTournament({ id, name: id, status: 'published', maxPlayers: 48, currentPlayers: 37, ...fields }),
    stats: { ...addCounts(there, gone), present: there, free: 11, erasedAt: null },
  } satisfies AdminTournament;
}

/** Each task as `kind | title | note`. */
function told(
  some: readonly AdminTournament[],
  requests: Day['requests'] = { count: 0, hasMore: false },
  owed: readonly OwedPrizes[] = [],
  changing: readonly ChangedRegistrations[] = [],
  unconfirmed: Day['unconfirmed'] = [],
): string[] {
  return tasksOf({ tournaments: some, requests, owed, changing, unconfirmed }, moment).flatMap(({ heading, tasks }) =>
    tasks.map(({ title, note }) => `${heading} | ${title} | ${note}`),
  );
}

const copa = (begins: number, ends: number, going: Partial<ResultSummary> = {}) =>
  tournament('Copa', { date: hours(begins), endDate: hours(ends), result: { ...result, ...going } });
const IN_PLAY = ['En juego | Copa | Salas, resultados y tabla'];

test.each([
  ['no tournament', [], []],
  ['a distant tournament', [tournament('Lejos', { date: hours(200), registrationDeadline: hours(190) })], []],
  ['a draft', [tournament('Idea', { status: 'draft', date: hours(2), registrationDeadline: hours(1) })], []],
  ['a tournament in play', [tournament('Copa', { date: hours(-1), endDate: hours(2) })], IN_PLAY],
  ['a tournament past its end time', [tournament('Copa', { date: hours(-9), endDate: hours(-6) })], []],
  ['a competition finished before its end time', [copa(-3, 2, { state: 'finished' })], []],
  ['a live competition past its end time', [copa(-9, -1, { live: true })], IN_PLAY],
  ['an imminent match after the end time', [copa(-9, -1, { nextAt: hours(0.2) })], IN_PLAY],
  ['a late match after the end time', [copa(-9, -1, { nextAt: hours(-0.2) })], IN_PLAY],
  ['an imminent match before the tournament’s date', [copa(20, 24, { nextAt: hours(0.5) })], IN_PLAY],
  ['a match hours overdue after the end time', [copa(-9, -1, { nextAt: hours(-7) })], []],
  ['a live tournament turned back into a draft', [{ ...copa(-1, 2, { live: true }), status: 'draft' as const }], []],
  [
    'pending registrations, those of finished tournaments last',
    [
      tournament('Pasada', { date: hours(-99) }, { pending: 16 }),
      tournament('Lejos', { date: hours(200) }, { pending: 3 }),
      tournament('Luego', { date: hours(100) }, { pending: 1 }),
    ],
    [
      'Por revisar | Luego | 1 por revisar',
      'Por revisar | Lejos | 3 por revisar',
      'Por revisar | Pasada | 16 por revisar, terminado',
    ],
  ],
  ['erased pending registrations', [tournament('Vieja', { date: hours(-2_400) }, {}, { ...NONE, pending: 3 })], []],
  [
    'closing registrations, the next one first',
    [
      tournament('Mañana', { date: hours(90), registrationDeadline: hours(24) }),
      tournament('Hoy', { date: hours(99), registrationDeadline: hours(2), currentPlayers: 48 }),
      tournament('Cerrada', { date: hours(99), registrationDeadline: hours(-1) }),
    ],
    [
      'Cierra pronto | Hoy | Cierra hoy a las 20:00 hora de México, sin cupos',
      'Cierra pronto | Mañana | Cierra mañana a las 18:00 hora de México, quedan 11 cupos de 48',
    ],
  ],
  [
    'approved players to notify',
    [tournament('Copa', { date: hours(3) }, { approved: 40 }), tournament('Sola', { date: hours(4) })],
    ['Por avisar | Copa | 40 aprobados juegan hoy a las 21:00 hora de México'],
  ],
  [
    'a scheduled publication',
    [tournament('Reto', { status: 'scheduled', publishDate: hours(24), date: hours(300) })],
    ['Se publica solo | Reto | Sale mañana a las 18:00 hora de México'],
  ],
])('returns the tasks for %s', (_what, some, tasks) => {
  expect(told(some)).toEqual(tasks);
});

test('lists every tournament with pending registrations, so that the numbers add up to the menu’s', () => {
  const pending = [1, 2, 3, 4, 5, 6, 7];
  const tournaments = pending.map((count) =>
    tournament(`Copa ${count}`, { date: hours(count < 3 ? -99 : 100 + count) }, { pending: count }),
  );
  const day = { tournaments, requests: { count: 0, hasMore: false }, owed: [], changing: [], unconfirmed: [] };
  const [{ tasks = [] } = {}] = tasksOf(day, moment);
  expect(tasks.map((task) => task.pending)).toEqual([3, 4, 5, 6, 7, 1, 2]);
  expect(menuCounts(day, now)).toMatchObject([{ figure: '28', unit: 'por revisar' }]);
  expect(restText(tasks.slice(4))).toBe('y 3 más: 10 por revisar');
  expect(restText([{ title: 'Copa', note: '', href: '' }])).toBe('y 1 más');
});

test.each([
  [{ count: 1, hasMore: false }, '1 persona espera'],
  [{ count: 2, hasMore: false }, '2 personas esperan'],
  [{ count: 50, hasMore: true }, 'Más de 50 personas esperan'],
])('shows access requests %j as: %s', (requests, note) => {
  expect(told([], requests)).toEqual([`Equipo | Solicitudes de acceso | ${note}`]);
});

test('lists unconfirmed registrations by tournament, the soonest deadline first', () => {
  const unconfirmed = [
    { tournamentId: 'Copa', count: 46, until: hours(20) },
    { tournamentId: 'vieja', count: 1, until: hours(2) },
  ];
  const copa = tournament('Copa', { date: hours(100) });
  expect(told([copa], undefined, [], [], unconfirmed)).toEqual([
    'Sin confirmar | Un torneo anterior | 1 sin confirmar, hasta hoy a las 20:00 hora de México',
    'Sin confirmar | Copa | 46 sin confirmar, hasta mañana a las 14:00 hora de México',
  ]);
});

test('lists overdue prizes first', () => {
  const prize = (due: number, change: Partial<PublicPrize> = {}) => samplePublicPrize({ dueAt: hours(due), ...change });
  const objected = prize(-9, { state: 'sent', objectedAt: hours(-1) });
  const owed = [
    { tournamentId: 'Copa', prizes: [prize(24), objected] },
    { tournamentId: 'vieja', prizes: [prize(-2), prize(-1), prize(1), prize(9, { inQuestion: true })] },
  ];
  expect(told([tournament('Copa', { date: hours(-50), endDate: hours(-48) })], undefined, owed)).toEqual([
    'Premios | Un torneo anterior | 2 atrasados, 1 por entregar, 1 por decidir',
    'Premios | Copa | 1 por entregar, límite mañana a las 18:00 hora de México, 1 sin llegar',
  ]);
  const day = { tournaments: [], requests: { count: 0, hasMore: false }, owed, changing: [], unconfirmed: [] };
  expect(tasksOf(day, moment).flatMap(({ tasks }) => tasks.map(({ isLate }) => isLate))).toEqual([true, false]);
});

test('lists requests for other players by tournament, also of an unknown one', () => {
  const changing = [
    { tournamentId: 'vieja', count: 1 },
    { tournamentId: 'Pasada', count: 3 },
    { tournamentId: 'Copa', count: 2 },
  ];
  const known = [
    tournament('Pasada', { date: hours(-50), endDate: hours(-48) }),
    tournament('Copa', { date: hours(200) }),
  ];
  expect(told(known, undefined, [], changing)).toEqual([
    'Cambios por aceptar | Copa | 2 piden un cambio',
    'Cambios por aceptar | Pasada | 3 piden un cambio',
    'Cambios por aceptar | Un torneo anterior | 1 pide un cambio',
  ]);
});

test('shows a distant day with its date', () => {
  expect(whenText(hours(24 * 7), moment)).toBe('sáb 28 nov a las 18:00 hora de México');
});

const scorer = ['view_tournaments', 'enter_results', 'add_pictures'];

test('tells a scorer which tournaments she plays next and when, and no other task', () => {
  signIn(scorer);
  const all = [
    tournament('Lejos', { date: hours(200), registrationDeadline: hours(190) }, { pending: 3 }),
    tournament('Copa', { date: hours(3), registrationDeadline: hours(1) }, { approved: 40 }),
    tournament('Ya', { date: hours(-1), endDate: hours(2) }),
    tournament('Idea', { status: 'draft', date: hours(2) }),
    tournament('Pasada', { date: hours(-99), endDate: hours(-98) }),
  ];
  expect(told(all)).toEqual([
    'En juego | Ya | Salas, resultados y tabla',
    'Lo que sigue | Copa | Empieza hoy a las 21:00 hora de México',
    'Lo que sigue | Lejos | Empieza lun 30 nov a las 02:00 hora de México',
  ]);
});

afterEach(signOutOrganiser);
