import { describe, expect, test } from 'vitest';
import { sampleTable, type TableCase } from '../samples.ts';

function check(cases: readonly TableCase[]): void {
  test.each(cases)('%s', (_, matches, table, change) => {
    expect(sampleTable(matches, change)).toBe(table);
  });
}

describe('ties', () => {
  check([
    [
      'without a chain are shared, and the next rank skips',
      ['A:1:0 B:2:4 C:3:6 D:4:0'],
      '1 A 10, 1 B 10, 1 C 10, 4 D 2',
      { groups: 'A B C D' },
    ],
    ['Booyahs', ['A:2:4 B:1:0 C:3:0'], '1 B 10, 2 A 10, 3 C 4', { tieBreaks: ['wins'] }],
    ['kills', ['A:1:0 B:2:4 C:3:6'], '1 C 10, 2 B 10, 3 A 10', { tieBreaks: ['kills'] }],
    ['points by places', ['A:3:6 B:2:4 C:1:0'], '1 C 10, 2 B 10, 3 A 10', { tieBreaks: ['placementPoints'] }],
    ['the lower average place', ['A:3:6 B:2:4 C:1:0'], '1 C 10, 2 B 10, 3 A 10', { tieBreaks: ['averagePlacement'] }],
    [
      'an unknown place is not averaged',
      ['A:?:4 B:3:0 C:4:2', 'A:2:0 B:2:0 C:2:0'],
      '1 A 10, 2 B 10, 3 C 10',
      { tieBreaks: ['averagePlacement'] },
    ],
    [
      'a match not played is not averaged',
      ['A:- B:3:0 C:4:2', 'A:2:4 B:2:0 C:2:0'],
      '1 A 10, 2 B 10, 3 C 10',
      { tieBreaks: ['averagePlacement'] },
    ],
    [
      'no known place at all is behind every average',
      ['A:?:4 B:3:0 C:60:4'],
      '1 B 4, 2 C 4, 3 A 4',
      { tieBreaks: ['averagePlacement'] },
    ],
    [
      'the best match',
      ['A:?:5 B:?:8 C:?:1', 'A:?:5 B:?:2 C:?:9'],
      '1 C 10, 2 B 10, 3 A 10',
      { tieBreaks: ['bestMatches'] },
    ],
    [
      'the second best match',
      ['A:?:6 B:?:6 C:?:0', 'A:?:1 B:?:4 C:?:0', 'A:?:3 B:?:0 C:?:0'],
      '1 B 10, 2 A 10, 3 C 0',
      { tieBreaks: ['bestMatches'] },
    ],
    [
      'a match that was not played is a match of 0',
      ['A:?:6 B:?:6 C:?:0', 'A:?:0 B:- C:?:0'],
      '1 A 6, 1 B 6, 3 C 0',
      { tieBreaks: ['bestMatches'] },
    ],
    [
      'the last match that both played',
      ['A:2:0 B:1:0 C:3:0', 'A:1:0 B:2:0 C:3:0', 'A:- B:- C:1:0'],
      '1 C 18, 2 A 16, 3 B 16',
      { tieBreaks: ['lastSharedMatch'] },
    ],
    [
      'the last match in which the places of both are known',
      ['A:1:0 B:2:4 C:3:0', 'A:?:0 B:5:0 C:4:0', 'A:5:0 B:- C:?:0'],
      '1 A 11, 2 B 11, 3 C 6',
      { tieBreaks: ['lastSharedMatch'] },
    ],
    [
      'who never met in a match share',
      ['A:1:0 B:- C:3:0', 'A:- B:1:0 C:3:0'],
      '1 A 10, 1 B 10, 3 C 8',
      { tieBreaks: ['lastSharedMatch'] },
    ],
    [
      'three who beat each other in a circle share',
      ['A:1:0 B:2:4 C:-', 'B:1:0 C:2:4 A:-', 'C:1:0 A:2:4 B:-'],
      '1 A 20, 1 B 20, 1 C 20',
      { tieBreaks: ['lastSharedMatch'] },
    ],
    [
      'a circle behind one who beats them all shares the rank after',
      ['A:1:0 B:2:4 C:-', 'B:1:0 C:2:4 A:-', 'C:1:0 A:2:4 B:-', 'D:1:10 A:6:0 B:6:0 C:6:0'],
      '1 D 20, 2 A 20, 2 B 20, 2 C 20',
      { groups: 'A B C D', tieBreaks: ['lastSharedMatch'] },
    ],
    [
      'the chain goes on where the first link leaves them equal',
      ['A:2:4 B:1:0 C:3:6'],
      '1 B 10, 2 C 10, 3 A 10',
      { tieBreaks: ['wins', 'kills'] },
    ],
    [
      'the order of the chain matters',
      ['A:2:4 B:1:0 C:3:6'],
      '1 C 10, 2 A 10, 3 B 10',
      { tieBreaks: ['kills', 'wins'] },
    ],
    [
      'still equal after the whole chain: shared',
      ['A:?:3 B:?:3 C:1:0'],
      '1 C 10, 2 A 3, 2 B 3',
      { tieBreaks: ['wins', 'kills', 'averagePlacement', 'bestMatches', 'lastSharedMatch'] },
    ],
  ]);
});
