import { type Registration, readRegistration } from '@arena/domain';
import { describe, expect, it, test } from 'vitest';
import { arrange, countFilters, type Filter, holdRows, numberingOf, search } from './arrange.ts';
import { findDuplicates } from './duplicates.ts';

function registration(id: string, fields: Partial<Registration> = {}): Registration {
  return { ...readRegistration(`copa_${id}`, { tournamentId: 'copa', freeFireId: id }), ...fields };
}

const ana = registration('10000001', {
  fullName: 'Ana Peña',
  email: 'ana@example.com',
  phone: '+52 55 1234-5678',
  createdAt: '2026-11-01T10:00:00.000Z',
});
const beto = registration('10000002', {
  fullName: 'Beto Ruiz',
  email: 'beto@example.org',
  phone: '(442) 900 1111',
  createdAt: '2026-11-01T09:00:00.000Z',
});
const carla = registration('30000003', {
  fullName: 'Carla Peña',
  status: 'approved',
  createdAt: '2026-11-01T08:00:00.000Z',
  decidedAt: '2026-11-02T08:00:00.000Z',
});
const dario = registration('30000004', {
  fullName: 'Darío Gil',
  status: 'approved',
  renamed: { at: '2026-11-02T10:00:00.000Z', nickname: 'Nube', team: null },
  phone: '5512345678',
  createdAt: '2026-11-01T07:00:00.000Z',
  decidedAt: '2026-11-02T09:00:00.000Z',
});
const all = [ana, beto, carla, dario];
const duplicates = findDuplicates(all);

it.each([
  ['', all],
  ['  ', all],
  ['peña', [ana, carla]],
  ['PENA ana', [ana]],
  ['1000000', [ana, beto]],
  ['beto@example.org', [beto]],
  ['5512345678', [ana, dario]],
  ['55 1234', [ana, dario]],
  ['(442) 900', [beto]],
  ['+52 55', [ana]],
  ['dario', [dario]],
  ['zoe', []],
])('a search for "%s"', (query, expected) => {
  expect(search(all, query)).toEqual(expected);
});

const marks = { duplicates, unconfirmed: new Set([carla.id]) };

test.each<[Filter, Registration[]]>([
  ['pending', [beto, ana]],
  ['approved', [dario, carla]],
  ['unconfirmed', [carla]],
  ['renamed', [dario]],
  ['rejected', []],
  ['repeated', [dario, ana]],
  ['all', [ana, beto, carla, dario]],
])('%s are shown in the order in which they are needed', (filter, expected) => {
  expect(arrange(all, filter, marks)).toEqual(expected.map(({ id }) => id));
});

test('groups rows by tournament, the nearest first and unknown ones last', () => {
  const at = (id: string, tournamentId: string, createdAt: string) => ({
    ...registration(id),
    tournamentId,
    createdAt,
  });
  const found = [
    at('gone', 'borrado', '2026-11-01T01:00:00.000Z'),
    at('late', 'terminado', '2026-11-01T02:00:00.000Z'),
    at('second', 'hoy', '2026-11-01T04:00:00.000Z'),
    at('first', 'hoy', '2026-11-01T03:00:00.000Z'),
    at('lost', 'perdido', '2026-11-01T00:00:00.000Z'),
  ];
  const places = new Map([
    ['hoy', 0],
    ['terminado', 1],
  ]);
  const order = ['first', 'second', 'late', 'gone', 'lost'].map((id) => registration(id).id);
  expect(arrange(found, 'pending', marks, places)).toEqual(order);
});

test("lists seated registrations without a guardian's answer", () => {
  const guardian = { name: 'Rosa', contact: 'rosa@correo.mx' };
  const consent = { given: true, at: '2026-11-01T02:00:00.000Z', way: 'player_link' } as const;
  const minors = [
    { ...ana, guardian },
    { ...beto, guardian, consent },
    { ...carla, guardian },
    { ...dario, guardian, status: 'rejected' as const },
  ];
  expect(arrange(minors, 'guardian', marks)).toEqual([carla, ana].map(({ id }) => id));
  expect(countFilters(minors, marks).guardian).toBe(2);
});

test('each filter says how many it shows', () => {
  expect(countFilters(all, marks)).toEqual({
    pending: 2,
    guardian: 0,
    renamed: 1,
    approved: 2,
    unconfirmed: 1,
    waiting: 0,
    rejected: 0,
    repeated: 2,
    all: 4,
  });
});

describe('rows stay where they are', () => {
  it.each<[string, string[], string[], Filter, ReturnType<typeof holdRows>]>([
    ['when nothing happens', ['a', 'b'], ['a', 'b'], 'pending', { ids: ['a', 'b'], settled: 0, waiting: 0 }],
    ['when one is decided', ['a', 'b', 'c'], ['a', 'c'], 'pending', { ids: ['a', 'b', 'c'], settled: 1, waiting: 0 }],
    [
      'when one comes, which goes to the end',
      ['a'],
      ['a', 'z'],
      'pending',
      { ids: ['a', 'z'], settled: 0, waiting: 0 },
    ],
    ['when an older one comes, too', ['m'], ['c', 'm'], 'pending', { ids: ['m', 'c'], settled: 0, waiting: 0 }],
    ['when one would push them down', ['a', 'b'], ['z', 'a', 'b'], 'all', { ids: ['a', 'b'], settled: 0, waiting: 1 }],
    ['when one leaves and one comes', ['a', 'b'], ['z', 'b'], 'approved', { ids: ['a', 'b'], settled: 1, waiting: 1 }],
  ])('%s', (_what, shown, wanted, filter, expected) => {
    expect(holdRows(shown, wanted, filter)).toEqual(expected);
  });

  it.each<[string, string[], string[], ReturnType<typeof holdRows>]>([
    ['joins at the end', ['a', 'b'], ['a', 'b', 'z'], { ids: ['a', 'b', 'z'], settled: 0, waiting: 0 }],
    ['waits', ['a', 'b'], ['a', 'z', 'b'], { ids: ['a', 'b'], settled: 0, waiting: 1 }],
  ])('in the middle of other tournaments, where one that comes %s', (_what, shown, wanted, expected) => {
    expect(holdRows(shown, wanted, 'pending', true)).toEqual(expected);
  });

  it('without being sorted again', () => {
    const shown = ['a', 'b'];
    expect(holdRows(shown, ['b'], 'pending').ids).toBe(shown);
  });
});

describe('a line', () => {
  const who = (id: string, fields: Partial<Registration>): Registration => ({
    ...readRegistration(id, { tournamentId: 'copa', status: 'waiting' }),
    ...fields,
  });
  const line = [
    who('tercera', { line: 7 }),
    who('segunda', { line: 5 }),
    who('otra', { line: 4, tournamentId: 'liga' }),
    who('ofrecida', { line: 2, offeredUntil: '2026-11-21T20:00:00.000Z' }),
    who('dentro', { status: 'pending' }),
  ];

  test('numbers waiting registrations, except offered ones', () => {
    const numberOf = numberingOf(line, () => 0);
    expect(line.map(({ id }) => numberOf(id))).toEqual([2, 1, 1, null, null]);
  });

  test('shows no number while earlier ones aren’t loaded', () => {
    const numberOf = numberingOf(line, (tournamentId) => (tournamentId === 'copa' ? 3 : 1));
    expect(line.map(({ id }) => numberOf(id))).toEqual([null, null, 1, null, null]);
  });

  test('is listed with the offers first, then in its order', () => {
    const unmarked = { duplicates: new Map(), unconfirmed: new Set<string>() };
    expect(arrange(line, 'waiting', unmarked)).toEqual(['ofrecida', 'otra', 'segunda', 'tercera']);
  });
});
