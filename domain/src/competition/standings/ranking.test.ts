import { describe, expect, test } from 'vitest';
import { sampleTable, type TableCase } from '../samples.ts';

function check(cases: readonly TableCase[]): void {
  test.each(cases)('$name', (one) => {
    expect(sampleTable(one)).toEqual(one.table);
  });
}

describe('ties', () => {
  check([
    {
      name: 'without a chain are shared, and the next rank skips',
      groups: 'A B C D',
      matches: ['A:1:0 B:2:4 C:3:6 D:4:0'],
      table: '1 A 10, 1 B 10, 1 C 10, 4 D 2',
    },
    {
      name: 'Booyahs',
      scoring: { tieBreaks: ['wins'] },
      matches: ['A:2:4 B:1:0 C:3:0'],
      table: '1 B 10, 2 A 10, 3 C 4',
    },
    {
      name: 'kills',
      scoring: { tieBreaks: ['kills'] },
      matches: ['A:1:0 B:2:4 C:3:6'],
      table: '1 C 10, 2 B 10, 3 A 10',
    },
    {
      name: 'points by places',
      scoring: { tieBreaks: ['placementPoints'] },
      matches: ['A:3:6 B:2:4 C:1:0'],
      table: '1 C 10, 2 B 10, 3 A 10',
    },
    {
      name: 'the lower average place',
      scoring: { tieBreaks: ['averagePlacement'] },
      matches: ['A:3:6 B:2:4 C:1:0'],
      table: '1 C 10, 2 B 10, 3 A 10',
    },
    {
      name: 'an unknown place is not averaged',
      scoring: { tieBreaks: ['averagePlacement'] },
      matches: ['A:?:4 B:3:0 C:4:2', 'A:2:0 B:2:0 C:2:0'],
      table: '1 A 10, 2 B 10, 3 C 10',
    },
    {
      name: 'a match not played is not averaged',
      scoring: { tieBreaks: ['averagePlacement'] },
      matches: ['A:- B:3:0 C:4:2', 'A:2:4 B:2:0 C:2:0'],
      table: '1 A 10, 2 B 10, 3 C 10',
    },
    {
      name: 'no known place at all is behind every average',
      scoring: { tieBreaks: ['averagePlacement'] },
      matches: ['A:?:4 B:3:0 C:60:4'],
      table: '1 B 4, 2 C 4, 3 A 4',
    },
    {
      name: 'the best match',
      scoring: { tieBreaks: ['bestMatches'] },
      matches: ['A:?:5 B:?:8 C:?:1', 'A:?:5 B:?:2 C:?:9'],
      table: '1 C 10, 2 B 10, 3 A 10',
    },
    {
      name: 'the second best match',
      scoring: { tieBreaks: ['bestMatches'] },
      matches: ['A:?:6 B:?:6 C:?:0', 'A:?:1 B:?:4 C:?:0', 'A:?:3 B:?:0 C:?:0'],
      table: '1 B 10, 2 A 10, 3 C 0',
    },
    {
      name: 'a match that was not played is a match of 0',
      scoring: { tieBreaks: ['bestMatches'] },
      matches: ['A:?:6 B:?:6 C:?:0', 'A:?:0 B:- C:?:0'],
      table: '1 A 6, 1 B 6, 3 C 0',
    },
    {
      name: 'the last match that both played',
      scoring: { tieBreaks: ['lastSharedMatch'] },
      matches: ['A:2:0 B:1:0 C:3:0', 'A:1:0 B:2:0 C:3:0', 'A:- B:- C:1:0'],
      table: '1 C 18, 2 A 16, 3 B 16',
    },
    {
      name: 'the last match in which the places of both are known',
      scoring: { tieBreaks: ['lastSharedMatch'] },
      matches: ['A:1:0 B:2:4 C:3:0', 'A:?:0 B:5:0 C:4:0', 'A:5:0 B:- C:?:0'],
      table: '1 A 11, 2 B 11, 3 C 6',
    },
    {
      name: 'who never met in a match share',
      scoring: { tieBreaks: ['lastSharedMatch'] },
      matches: ['A:1:0 B:- C:3:0', 'A:- B:1:0 C:3:0'],
      table: '1 A 10, 1 B 10, 3 C 8',
    },
    {
      name: 'three who beat each other in a circle share',
      scoring: { tieBreaks: ['lastSharedMatch'] },
      matches: ['A:1:0 B:2:4 C:-', 'B:1:0 C:2:4 A:-', 'C:1:0 A:2:4 B:-'],
      table: '1 A 20, 1 B 20, 1 C 20',
    },
    {
      name: 'a circle behind one who beats them all shares the rank after',
      groups: 'A B C D',
      scoring: { tieBreaks: ['lastSharedMatch'] },
      matches: ['A:1:0 B:2:4 C:-', 'B:1:0 C:2:4 A:-', 'C:1:0 A:2:4 B:-', 'D:1:10 A:6:0 B:6:0 C:6:0'],
      table: '1 D 20, 2 A 20, 2 B 20, 2 C 20',
    },
    {
      name: 'the chain goes on where the first link leaves them equal',
      scoring: { tieBreaks: ['wins', 'kills'] },
      matches: ['A:2:4 B:1:0 C:3:6'],
      table: '1 B 10, 2 C 10, 3 A 10',
    },
    {
      name: 'the order of the chain matters',
      scoring: { tieBreaks: ['kills', 'wins'] },
      matches: ['A:2:4 B:1:0 C:3:6'],
      table: '1 C 10, 2 A 10, 3 B 10',
    },
    {
      name: 'still equal after the whole chain: shared',
      scoring: { tieBreaks: ['wins', 'kills', 'averagePlacement', 'bestMatches', 'lastSharedMatch'] },
      matches: ['A:?:3 B:?:3 C:1:0'],
      table: '1 C 10, 2 A 3, 2 B 3',
    },
  ]);
});
