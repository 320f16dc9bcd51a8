import { describe, expect, it } from 'vitest';
import { filterTournaments } from './filter.ts';

const list = [
  { id: 'a', gameMode: 'COMPETITIVO', modality: 'Solo', mapSelection: 'Bermuda' },
  { id: 'b', gameMode: 'Clásico', modality: 'Dúo', mapSelection: 'Bermuda' },
  { id: 'c', gameMode: 'Clásico', modality: 'Solo', mapSelection: '' },
];

describe('a list of tournaments', () => {
  it.each([
    [{}, 'abc'],
    [{ mode: 'competitivo' }, 'a'],
    [{ mode: 'clasico' }, 'bc'],
    [{ modality: 'DUO' }, 'b'],
    [{ map: 'bermuda' }, 'ab'],
    [{ map: 'Ber' }, ''],
    [{ mode: 'Clásico', modality: 'Solo' }, 'c'],
    [{ limit: 2 }, 'ab'],
    [{ modality: 'Solo', limit: 1 }, 'a'],
  ])('of which %j is wanted', (filter, expected) => {
    expect(
      filterTournaments(list, filter)
        .map(({ id }) => id)
        .join(''),
    ).toBe(expected);
  });
});
