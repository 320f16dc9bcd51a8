import { expect, it } from 'vitest';
import { sampleTournament } from '../../samples.ts';
import { filterTournaments } from './filter.ts';

const list = [
  sampleTournament({
    id: 'a',
    name: 'Copa',
    gameMode: 'COMPETITIVO',
    modality: 'Solo',
    mapSelection: 'Bermuda',
    maxPlayers: 48,
  }),
  sampleTournament({
    id: 'b',
    name: 'Liga',
    gameMode: 'Clásico',
    modality: 'Dúo',
    mapSelection: 'Bermuda',
    entryFee: '2.5',
  }),
  sampleTournament({
    id: 'c',
    name: 'Final',
    gameMode: 'Clásico',
    modality: 'Solo',
    mapSelection: '',
    date: '2026-12-05T20:00:00.000Z',
    linkedFormId: 'playeras',
  }),
];

it.each([
  [{}, 'abc'],
  [{ mode: 'competitivo' }, 'a'],
  [{ gameMode: 'clasico' }, 'bc'],
  [{ category: 'clasico' }, 'bc'],
  [{ modality: 'DUO' }, 'b'],
  [{ map: 'bermuda' }, 'ab'],
  [{ mapSelection: 'bermuda' }, 'ab'],
  [{ location: 'Ber' }, ''],
  [{ name: 'copa' }, 'a'],
  [{ title: 'copa' }, 'a'],
  [{ maxPlayers: '48' }, 'a'],
  [{ maxParticipants: '48' }, 'a'],
  [{ entryFee: '2.5' }, 'b'],
  [{ linkedFormId: 'playeras' }, 'c'],
  [{ date: '2026-12-05T14:00:00-06:00' }, 'c'],
  [{ startDate: '2026-12-05T20:00:00Z' }, 'c'],
  [{ mode: 'Clásico', modality: 'Solo' }, 'c'],
  [{ limit: 2 }, 'ab'],
  [{ modality: 'Solo', limit: 1 }, 'a'],
])('a list of tournaments keeps those that match %j', (filter, expected) => {
  expect(
    filterTournaments(list, filter)
      .map(({ id }) => id)
      .join(''),
  ).toBe(expected);
});
