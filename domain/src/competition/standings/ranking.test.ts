import { describe, expect, test } from 'vitest';
import type { Scoring } from '../records/scoring.schema.ts';
import { sampleTable } from '../samples.ts';

type Ties = [name: string, matches: string[], table: string, groups?: string];

function check(tieBreaks: Scoring['tieBreaks'], cases: readonly Ties[]): void {
  test.each(cases)('%s', (_, matches, table, groups = 'A B C') => {
    expect(sampleTable(matches, { groups, tieBreaks })).toBe(table);
  });
}

const ABCD = 'A B C D';

describe('ties', () => {
  check([], [['without a chain are shared', ['A:1:0 B:2:4 C:3:6 D:4:0'], '1 A 10, 1 B 10, 1 C 10, 4 D 2', ABCD]]);
  check(['wins'], [['Booyahs', ['A:2:4 B:1:0 C:3:0'], '1 B 10, 2 A 10, 3 C 4']]);
  check(['kills'], [['kills', ['A:1:0 B:2:4 C:3:6'], '1 C 10, 2 B 10, 3 A 10']]);
  check(['placementPoints'], [['points by places', ['A:3:6 B:2:4 C:1:0'], '1 C 10, 2 B 10, 3 A 10']]);
});

describe('ties by the lower average place', () => {
  check(
    ['averagePlacement'],
    [
      ['leave an unknown place out', ['A:?:4 B:3:0 C:4:2', 'A:2:0 B:2:0 C:2:0'], '1 A 10, 2 B 10, 3 C 10'],
      ['put who has no known place behind every average', ['A:?:4 B:3:0 C:60:4'], '1 B 4, 2 C 4, 3 A 4'],
    ],
  );
});

describe('ties by the best match', () => {
  check(
    ['bestMatches'],
    [
      ['go by the best', ['A:?:5 B:?:8 C:?:1', 'A:?:5 B:?:2 C:?:9'], '1 C 10, 2 B 10, 3 A 10'],
      ['then by the second best', ['A:?:6 B:?:6', 'A:?:1 B:?:4', 'A:?:3 B:?:0'], '1 B 10, 2 A 10, 3 C 0'],
    ],
  );
});

describe('ties by the last match that both played', () => {
  const circle = ['A:1:0 B:2:4 C:-', 'B:1:0 C:2:4 A:-', 'C:1:0 A:2:4 B:-'];
  check(
    ['lastSharedMatch'],
    [
      ['go by it', ['A:2:0 B:1:0 C:3:0', 'A:1:0 B:2:0 C:3:0', 'A:- B:- C:1:0'], '1 C 18, 2 A 16, 3 B 16'],
      ['need both places', ['A:1:0 B:2:4 C:3:0', 'A:?:0 B:5:0 C:4:0', 'A:5:0 B:-'], '1 A 11, 2 B 11, 3 C 6'],
      ['are shared by three who beat each other in a circle', circle, '1 A 20, 1 B 20, 1 C 20'],
      ['are behind who beats them', [...circle, 'D:1:10 A:6:0 B:6:0 C:6:0'], '1 D 20, 2 A 20, 2 B 20, 2 C 20', ABCD],
    ],
  );
});

describe('a chain of tie-breaks', () => {
  const played = ['A:2:4 B:1:0 C:3:6'];
  check(['wins', 'kills'], [['goes on where the first link leaves them equal', played, '1 B 10, 2 C 10, 3 A 10']]);
  check(['kills', 'wins'], [['has an order', played, '1 C 10, 2 A 10, 3 B 10']]);
  check(
    ['wins', 'kills', 'averagePlacement', 'bestMatches', 'lastSharedMatch'],
    [['leaves equal ones to share', ['A:?:3 B:?:3 C:1:0'], '1 C 10, 2 A 3, 2 B 3']],
  );
});
