import { expect, it, test } from 'vitest';
import { sampleTournament } from '../../samples.ts';
import type { Tournament } from '../tournament.schema.ts';
import { filterTournaments, nearestFirst } from './filter.ts';

const one = (id: string, name: string, gameMode: string, modality: string, change: Partial<Tournament>) =>
  sampleTournament({ id, name, gameMode, modality, mapSelection: 'Bermuda', ...change });

const list = [
  one('a', 'Copa', 'COMPETITIVO', 'Solo', { maxPlayers: 48 }),
  one('b', 'Liga', 'Clásico', 'Dúo', { entryFee: '2.5' }),
  one('c', 'Final', 'Clásico', 'Solo', {
    mapSelection: '',
    date: '2026-12-05T20:00:00.000Z',
    linkedFormId: 'playeras',
  }),
];

it.each([
  [{}, 'abc'],
  [{ mode: 'competitivo' }, 'a'],
  [{ gameMode: 'clasico' }, 'bc'],
  [{ modality: 'DUO' }, 'b'],
  [{ map: 'bermuda' }, 'ab'],
  [{ mapSelection: 'bermuda' }, 'ab'],
  [{ location: 'Ber' }, ''],
  [{ name: 'copa' }, 'a'],
  [{ maxPlayers: '48' }, 'a'],
  [{ entryFee: '2.5' }, 'b'],
  [{ linkedFormId: 'playeras' }, 'c'],
  [{ date: '2026-12-05T14:00:00-06:00' }, 'c'],
  [{ startDate: '2026-12-05T20:00:00Z' }, 'c'],
  [{ mode: 'Clásico', modality: 'Solo' }, 'c'],
  [{ limit: 2 }, 'ab'],
])('a list of tournaments keeps those that match %j', (filter, expected) => {
  expect(
    filterTournaments(list, filter)
      .map(({ id }) => id)
      .join(''),
  ).toBe(expected);
});

const now = new Date('2026-11-20T18:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000).toISOString();
const dated = (name: string, from: number | null, until?: number) => ({
  name,
  date: from === null ? null : days(from),
  endDate: until === undefined ? null : days(until),
  result: null,
});
const tonight = dated('tonight', 0.3);

test.each([
  ['the next first', [dated('later', 8), tonight], 'tonight later'],
  ['running before upcoming', [tonight, dated('now', -0.1, 0.1)], 'now tonight'],
  [
    'past last, the latest of them first',
    [dated('old', -19, -18.9), dated('last week', -7, -6.9), dated('undated', null), tonight],
    'tonight undated last week old',
  ],
  ['past a day after its start if no end is known', [dated('over', -1.1), dated('undated', null)], 'undated over'],
])('orders tournaments: %s', (_what, all, order) => {
  expect(
    nearestFirst(all, now)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(order);
});
