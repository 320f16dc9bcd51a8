import { expect, it } from 'vitest';
import { sampleTournament } from '../../samples.ts';
import type { Tournament } from '../tournament.schema.ts';
import { filterTournaments } from './filter.ts';

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
