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
    ['has a Booyah in a match entered with enough', twice, '1 A 30 ★, 2 B 12, 3 C 8'],
    ['is first with fewer points than others', ['A:1:30 B:2:14 C:3:0', 'B:1:0 A:2:0 C:3:0'], '1 B 30 ★, 2 A 46, 3 C 8'],
    ['ends it: later matches do not count', [...twice, 'C:1:40 B:2:0 A:3:0'], '1 A 30 ★, 2 B 12, 3 C 8'],
    ['enters with points of a match before', ['A:1:5 B:2:0 C:3:0', even], '1 A 30 ★, 2 B 12, 3 C 8', given(5, 1)],
    ['is none where a penalty keeps it below', twice, '1 A 29, 2 B 12, 3 C 8', given(-1, null)],
    ['is never one who was disqualified', twice, '1 A 30, 2 B 12, 3 C 8', without('A')],
    [
      'wins no void match',
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
    ['the leader is', ['A:1:10 B:2:0 C:3:0', 'B:1:0 A:2:0 C:3:0'], '1 A 26 ★, 2 B 16, 3 C 8'],
    [
      'one who was disqualified does not stand between two leaders whom a match told apart',
      ['A:2:4 B:- C:3:6', 'A:- B:1:0 C:-'],
      '1 A 10 ★, 2 B 10, 2 C 10',
      { tieBreaks: ['lastSharedMatch'], ...without('B') },
    ],
  ]);
  check({ points: 80, maxMatches: 1 }, [
    ['a match beyond the last does not count', ['A:1:10 B:2:0 C:3:0', 'B:1:30 A:2:0'], '1 A 20 ★, 2 B 6, 3 C 4'],
    ['a tie-break tells the leader', ['A:2:4 B:1:0 C:3:0'], '1 B 10 ★, 2 A 10, 3 C 4', { tieBreaks: ['wins'] }],
    ['leaders whom nothing tells apart share the title', ['A:2:4 B:1:0 C:3:0'], '1 A 10 ★, 1 B 10 ★, 3 C 4'],
    ['the first who was not disqualified leads', ['A:1:10 B:2:0 C:3:0'], '1 B 6 ★, 2 A 20, 3 C 4', without('A')],
  ]);
});

describe('a champion by wins', () => {
  check({ wins: 2, maxMatches: 3 }, [
    ['is the first with two Booyahs', Array(2).fill('A:1:0 B:2:20 C:3:0'), '1 A 20 ★, 2 B 52, 3 C 8'],
    ['goes by points after three', [even, 'B:1:0 A:3:0 C:2:0', 'C:1:0 B:2:0 A:3:0'], '1 B 22 ★, 2 C 20, 3 A 18'],
    ['ends it: a third match does not count', [even, even, 'B:1:30 A:2:0 C:3:0'], '1 A 20 ★, 2 B 12, 3 C 8'],
  ]);
});
