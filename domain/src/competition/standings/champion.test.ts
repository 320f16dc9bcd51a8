import { describe, expect, test } from 'vitest';
import type { Scoring } from '../records/scoring.schema.ts';
import { sampleAdjustment, sampleEntry, sampleMatch, sampleTable, type TableCase } from '../samples.ts';

function check(champion: Scoring['champion'], cases: readonly TableCase[]): void {
  test.each(cases)('%s', (_, matches, table, change) => {
    expect(sampleTable(matches, { scoring: { champion }, ...change })).toBe(table);
  });
}

describe('a champion by points', () => {
  check({ points: 20, maxMatches: 4 }, [
    [
      'has a Booyah in a match entered with enough',
      ['A:1:10 B:2:0 C:3:0', 'A:1:0 B:2:0 C:3:0'],
      '1 A 30 ★, 2 B 12, 3 C 8',
    ],
    [
      'nobody yet: a Booyah that brings enough is not one entered with enough',
      ['A:1:9 B:2:0 C:3:0', 'A:1:9 B:2:0 C:3:0'],
      '1 A 38, 2 B 12, 3 C 8',
    ],
    ['is first with fewer points than others', ['A:1:30 B:2:14 C:3:0', 'B:1:0 A:2:0 C:3:0'], '1 B 30 ★, 2 A 46, 3 C 8'],
    [
      'ends it: later matches do not count',
      ['A:1:10 B:2:0 C:3:0', 'A:1:0 B:2:0 C:3:0', 'C:1:40 B:2:0 A:3:0'],
      '1 A 30 ★, 2 B 12, 3 C 8',
    ],
    [
      'enters with what was given for a match before',
      ['A:1:5 B:2:0 C:3:0', 'A:1:0 B:2:0 C:3:0'],
      '1 A 30 ★, 2 B 12, 3 C 8',
      { adjustments: [sampleAdjustment('A', 5, { matchNumber: 1 })] },
    ],
    [
      'does not enter with what was given for this match',
      ['A:1:5 B:2:0 C:3:0', 'A:1:0 B:2:0 C:3:0'],
      '1 A 30, 2 B 12, 3 C 8',
      { adjustments: [sampleAdjustment('A', 5, { matchNumber: 2 })] },
    ],
    [
      'is none where a penalty keeps it below',
      ['A:1:10 B:2:0 C:3:0', 'A:1:0 B:2:0 C:3:0'],
      '1 A 29, 2 B 12, 3 C 8',
      { adjustments: [sampleAdjustment('A', -1)] },
    ],
    [
      'nobody after the last match: the leader',
      ['A:1:10 B:2:0 C:3:0', 'B:1:0 A:2:0 C:3:0'],
      '1 A 26 ★, 2 B 16, 3 C 8',
      { scoring: { champion: { points: 80, maxMatches: 2 } } },
    ],
    [
      'a match beyond the last does not count',
      ['A:1:10 B:2:0 C:3:0', 'B:1:30 A:2:0 C:3:0'],
      '1 A 20 ★, 2 B 6, 3 C 4',
      { scoring: { champion: { points: 80, maxMatches: 1 } } },
    ],
    [
      'a tie-break tells the leader',
      ['A:2:4 B:1:0 C:3:0'],
      '1 B 10 ★, 2 A 10, 3 C 4',
      { scoring: { champion: { points: 80, maxMatches: 1 }, tieBreaks: ['wins'] } },
    ],
    [
      'leaders whom nothing tells apart share the title',
      ['A:2:4 B:1:0 C:3:0'],
      '1 A 10 ★, 1 B 10 ★, 3 C 4',
      { scoring: { champion: { points: 80, maxMatches: 1 } } },
    ],
    [
      'is never one who was disqualified',
      ['A:1:10 B:2:0 C:3:0', 'A:1:0 B:2:0 C:3:0'],
      '1 A 30, 2 B 12, 3 C 8',
      { entries: [sampleEntry('A', { status: 'disqualified', keepsPoints: true })] },
    ],
    [
      'the leader is the first who was not disqualified',
      ['A:1:10 B:2:0 C:3:0'],
      '1 B 6 ★, 2 A 20, 3 C 4',
      {
        scoring: { champion: { points: 80, maxMatches: 1 } },
        entries: [sampleEntry('A', { status: 'disqualified', keepsPoints: true })],
      },
    ],
    [
      'one who was disqualified does not stand between two leaders whom a match told apart',
      ['A:2:4 B:- C:3:6', 'A:- B:1:0 C:-'],
      '1 A 10 ★, 2 B 10, 2 C 10',
      {
        scoring: { champion: { points: 80, maxMatches: 2 }, tieBreaks: ['lastSharedMatch'] },
        entries: [sampleEntry('B', { status: 'disqualified', keepsPoints: true })],
      },
    ],
    [
      'a void match is no match',
      [
        sampleMatch(1, 'A:1:10 B:2:0 C:3:0'),
        sampleMatch(2, 'A:1:0 B:2:0 C:3:0', { state: 'void' }),
        sampleMatch(2, 'B:1:0 A:2:0 C:3:0', { id: 'm2b', replayOf: 'm2' }),
      ],
      '1 A 26, 2 B 16, 3 C 8',
      { scoring: { champion: { points: 20, maxMatches: 3 } } },
    ],
  ]);
});

describe('a champion by wins', () => {
  check({ wins: 2, maxMatches: 3 }, [
    [
      'is the first with two Booyahs, whatever the points',
      ['A:1:0 B:2:20 C:3:0', 'A:1:0 B:2:20 C:3:0'],
      '1 A 20 ★, 2 B 52, 3 C 8',
    ],
    ['nobody yet after one', ['A:1:0 B:2:0 C:3:0'], '1 A 10, 2 B 6, 3 C 4'],
    [
      'nobody after three: by points',
      ['A:1:0 B:2:0 C:3:0', 'B:1:0 A:3:0 C:2:0', 'C:1:0 B:2:0 A:3:0'],
      '1 B 22 ★, 2 C 20, 3 A 18',
    ],
    [
      'ends it: a third match does not count',
      ['A:1:0 B:2:0 C:3:0', 'A:1:0 B:2:0 C:3:0', 'B:1:30 A:2:0 C:3:0'],
      '1 A 20 ★, 2 B 12, 3 C 8',
    ],
  ]);
});
