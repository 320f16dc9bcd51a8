import { type Registration, readRegistration } from '@arena/domain';
import { describe, expect, it, test } from 'vitest';
import {
  arrangeRegistrations,
  countFilters,
  type Filter,
  holdRows,
  numberingOf,
  search,
} from './arrange-registrations';
import { findDuplicates } from './marks.ts';

/** A registration of 1 November, by its hour. */
function registration(id: string, hour: number, fields: Partial<Registration> = {}): Registration {
  const createdAt = new Date(Date.UTC(2026, 10, 1, hour)).toISOString();
  return { ...readRegistration(`copa_${id}`, { tournamentId: 'copa', freeFireId: id }), createdAt, ...fields };
}

const ana = registration('10000001', 10, { fullName: 'Ana Peña', email: 'ana@example.com', phone: '+52 55 1234-5678' });
const beto = registration('10000002', 9, { fullName: 'Beto Ruiz', email: 'beto@example.org', phone: '(442) 900 1111' });
const carla = registration('30000003', 8, {
  fullName: 'Carla Peña',
  status: 'approved',
  decidedAt: '2026-11-02T08:00:00.000Z',
});
const dario = registration('30000004', 7, {
  fullName: 'Darío Gil',
  status: 'approved',
  playersChange: {
    at: '2026-11-02T10:00:00.000Z',
    state: 'open',
    nickname: 'Nube',
    freeFireId: '30000004',
    team: null,
  },
  phone: '5512345678',
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
])('searches names, IDs and contacts for "%s"', (query, expected) => {
  expect(search(all, query)).toEqual(expected);
});

const marks = {
  duplicates,
  unconfirmed: new Map([[carla.id, '2026-11-03T08:00:00.000Z']]),
  excluded: new Set<string>(),
};

test.each<[Filter, Registration[]]>([
  ['pending', [beto, ana]],
  ['approved', [dario, carla]],
  ['unconfirmed', [carla]],
  ['changing', [dario]],
  ['rejected', []],
  ['repeated', [dario, ana]],
  ['all', [ana, beto, carla, dario]],
])('the filter %s counts and sorts its registrations', (filter, expected) => {
  expect(arrangeRegistrations(all, filter, marks)).toEqual(expected.map(({ id }) => id));
  expect(countFilters(all, marks)[filter]).toBe(expected.length);
});

test('groups rows by tournament, the nearest first and unknown ones last', () => {
  const found = [
    registration('gone', 1, { tournamentId: 'borrado' }),
    registration('late', 2, { tournamentId: 'terminado' }),
    registration('second', 4, { tournamentId: 'hoy' }),
    registration('first', 3, { tournamentId: 'hoy' }),
    registration('lost', 0, { tournamentId: 'perdido' }),
  ];
  const places = new Map([
    ['hoy', 0],
    ['terminado', 1],
  ]);
  const order = ['first', 'second', 'late', 'gone', 'lost'].map((id) => registration(id, 0).id);
  expect(arrangeRegistrations(found, 'pending', marks, places)).toEqual(order);
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
  expect(arrangeRegistrations(minors, 'guardian', marks)).toEqual([carla, ana].map(({ id }) => id));
  expect(countFilters(minors, marks).guardian).toBe(2);
});

test.each<[string, string, string, Filter, boolean, [ids: string, settled: number, waiting: number]]>([
  ['when nothing changes', 'ab', 'ab', 'pending', false, ['ab', 0, 0]],
  ['when one is decided', 'abc', 'ac', 'pending', false, ['abc', 1, 0]],
  ['when a new one is added at the end', 'a', 'az', 'pending', false, ['az', 0, 0]],
  ['when an older one is added at the end', 'm', 'cm', 'pending', false, ['mc', 0, 0]],
  ['when a new one at the top has to wait', 'ab', 'zab', 'all', false, ['ab', 0, 1]],
  ['when one leaves and a new one has to wait', 'ab', 'zb', 'approved', false, ['ab', 1, 1]],
  ['across tournaments when a new one is added at the end', 'ab', 'abz', 'pending', true, ['abz', 0, 0]],
  ['across tournaments when a new one in the middle has to wait', 'ab', 'azb', 'pending', true, ['ab', 0, 1]],
])('rows stay in place %s', (_, shown, wanted, filter, isOverall, [ids, settled, waiting]) => {
  expect(holdRows([...shown], [...wanted], filter, isOverall)).toEqual({ ids: [...ids], settled, waiting });
});

test('returns the same array of ids if no row is added', () => {
  const shown = ['a', 'b'];
  expect(holdRows(shown, ['b'], 'pending').ids).toBe(shown);
});

describe('a waiting list', () => {
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

  test('numbers its registrations, except offered ones or while earlier ones aren’t loaded', () => {
    const numbersOf = (first: (tournamentId: string) => number) => {
      const numberOf = numberingOf(line, first);
      return line.map(({ id }) => numberOf(id));
    };
    expect(numbersOf(() => 0)).toEqual([2, 1, 1, null, null]);
    expect(numbersOf((tournamentId) => (tournamentId === 'copa' ? 3 : 1))).toEqual([null, null, 1, null, null]);
  });

  test('lists offers first, then by line number', () => {
    expect(arrangeRegistrations(line, 'waiting', marks)).toEqual(['ofrecida', 'otra', 'segunda', 'tercera']);
  });
});
