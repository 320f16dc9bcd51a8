import { describe, expect, test } from 'vitest';
import type { Scoring } from '../records/scoring.schema.ts';
import { sampleAdjustment, sampleEntry, sampleMatch, sampleTable, type TableCase } from '../samples.ts';

function check(champion: Scoring['champion'], cases: readonly TableCase[]): void {
  test.each(cases)('%s', (_, matches, table, change) => {
    expect(sampleTable(matches, { scoring: { champion }, ...change })).toBe(table);
  });
}

const even = 'A:1:0 B:2:0 C:3:0';
const twice = ['A:1:10 B:2:0 C:3:0', even];
const given = (points: number, matchNumber: number | null) => ({
  adjustments: [sampleAdjustment('A', points, { matchNumber })],
});
const without = (id: string) => ({ entries: [sampleEntry(id, { status: 'disqualified', keepsPoints: true })] });

describe('a champion by points', () => {
  check({ points: 20, maxMatches: 4 }, [
    ['wins a Booyah in a match entered with enough points', twice, '1 A 30 ★, 2 B 12, 3 C 8'],
    ['is first with fewer points than others', ['A:1:30 B:2:14 C:3:0', 'B:1:0 A:2:0 C:3:0'], '1 B 30 ★, 2 A 46, 3 C 8'],
    ['ends the stage: later matches do not count', [...twice, 'C:1:40 B:2:0 A:3:0'], '1 A 30 ★, 2 B 12, 3 C 8'],
    [
      'reaches the points through an adjustment of an earlier match',
      ['A:1:5 B:2:0 C:3:0', even],
      '1 A 30 ★, 2 B 12, 3 C 8',
      given(5, 1),
    ],
    ['is missing if a penalty keeps the entry below the points', twice, '1 A 29, 2 B 12, 3 C 8', given(-1, null)],
    ['is never a disqualified entry', twice, '1 A 30, 2 B 12, 3 C 8', without('A')],
    [
      'does not win through a void match',
      [
        ...twice.map((rows, index) => sampleMatch(index + 1, rows, { state: index === 0 ? 'official' : 'void' })),
        sampleMatch(2, 'B:1:0 A:2:0 C:3:0', { id: 'm2b', replayOf: 'm2' }),
      ],
      '1 A 26, 2 B 16, 3 C 8',
    ],
  ]);
});

describe('without a champion by points after the last match', () => {
  check({ points: 80, maxMatches: 2 }, [
    ['the leader wins the title', ['A:1:10 B:2:0 C:3:0', 'B:1:0 A:2:0 C:3:0'], '1 A 26 ★, 2 B 16, 3 C 8'],
    [
      'a disqualified entry does not affect the tie-break between two leaders',
      ['A:2:4 B:- C:3:6', 'A:- B:1:0 C:-'],
      '1 A 10 ★, 2 B 10, 2 C 10',
      { tieBreaks: ['lastSharedMatch'], ...without('B') },
    ],
  ]);
  check({ points: 80, maxMatches: 1 }, [
    ['a match after the last one does not count', ['A:1:10 B:2:0 C:3:0', 'B:1:30 A:2:0'], '1 A 20 ★, 2 B 6, 3 C 4'],
    ['a tie-break decides the leader', ['A:2:4 B:1:0 C:3:0'], '1 B 10 ★, 2 A 10, 3 C 4', { tieBreaks: ['wins'] }],
    ['tied leaders share the title', ['A:2:4 B:1:0 C:3:0'], '1 A 10 ★, 1 B 10 ★, 3 C 4'],
    [
      'a disqualified leader passes the title to the next entry',
      ['A:1:10 B:2:0 C:3:0'],
      '1 B 6 ★, 2 A 20, 3 C 4',
      without('A'),
    ],
  ]);
});

describe('a champion by wins', () => {
  check({ wins: 2, maxMatches: 3 }, [
    ['is the first with two Booyahs', Array(2).fill('A:1:0 B:2:20 C:3:0'), '1 A 20 ★, 2 B 52, 3 C 8'],
    [
      'is decided by points after three matches',
      [even, 'B:1:0 A:3:0 C:2:0', 'C:1:0 B:2:0 A:3:0'],
      '1 B 22 ★, 2 C 20, 3 A 18',
    ],
    ['ends the stage: a third match does not count', [even, even, 'B:1:30 A:2:0 C:3:0'], '1 A 20 ★, 2 B 12, 3 C 8'],
  ]);
});
