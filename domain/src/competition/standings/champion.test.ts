import { describe, expect, test } from 'vitest';
import { sampleAdjustment, sampleEntry, sampleMatch, sampleTable, type TableCase } from '../samples.ts';

function check(cases: readonly TableCase[]): void {
  test.each(cases)('$name', (one) => {
    expect(sampleTable(one)).toEqual(one.table);
  });
}

describe('a champion by points', () => {
  const rush = { champion: { points: 20, maxMatches: 4 } };
  check([
    {
      name: 'has a Booyah in a match entered with enough',
      scoring: rush,
      matches: ['A:1:10 B:2:0 C:3:0', 'A:1:0 B:2:0 C:3:0'],
      table: '1 A 30 ★, 2 B 12, 3 C 8',
    },
    {
      name: 'nobody yet: a Booyah that brings enough is not one entered with enough',
      scoring: rush,
      matches: ['A:1:9 B:2:0 C:3:0', 'A:1:9 B:2:0 C:3:0'],
      table: '1 A 38, 2 B 12, 3 C 8',
    },
    {
      name: 'is first with fewer points than others',
      scoring: rush,
      matches: ['A:1:30 B:2:14 C:3:0', 'B:1:0 A:2:0 C:3:0'],
      table: '1 B 30 ★, 2 A 46, 3 C 8',
    },
    {
      name: 'ends it: later matches do not count',
      scoring: rush,
      matches: ['A:1:10 B:2:0 C:3:0', 'A:1:0 B:2:0 C:3:0', 'C:1:40 B:2:0 A:3:0'],
      table: '1 A 30 ★, 2 B 12, 3 C 8',
    },
    {
      name: 'enters with what was given for a match before',
      scoring: rush,
      matches: ['A:1:5 B:2:0 C:3:0', 'A:1:0 B:2:0 C:3:0'],
      adjustments: [sampleAdjustment('A', 5, { matchNumber: 1 })],
      table: '1 A 30 ★, 2 B 12, 3 C 8',
    },
    {
      name: 'does not enter with what was given for this match',
      scoring: rush,
      matches: ['A:1:5 B:2:0 C:3:0', 'A:1:0 B:2:0 C:3:0'],
      adjustments: [sampleAdjustment('A', 5, { matchNumber: 2 })],
      table: '1 A 30, 2 B 12, 3 C 8',
    },
    {
      name: 'is none where a penalty keeps it below',
      scoring: rush,
      matches: ['A:1:10 B:2:0 C:3:0', 'A:1:0 B:2:0 C:3:0'],
      adjustments: [sampleAdjustment('A', -1)],
      table: '1 A 29, 2 B 12, 3 C 8',
    },
    {
      name: 'nobody after the last match: the leader',
      scoring: { champion: { points: 80, maxMatches: 2 } },
      matches: ['A:1:10 B:2:0 C:3:0', 'B:1:0 A:2:0 C:3:0'],
      table: '1 A 26 ★, 2 B 16, 3 C 8',
    },
    {
      name: 'a match beyond the last does not count',
      scoring: { champion: { points: 80, maxMatches: 1 } },
      matches: ['A:1:10 B:2:0 C:3:0', 'B:1:30 A:2:0 C:3:0'],
      table: '1 A 20 ★, 2 B 6, 3 C 4',
    },
    {
      name: 'a tie-break tells the leader',
      scoring: { champion: { points: 80, maxMatches: 1 }, tieBreaks: ['wins'] },
      matches: ['A:2:4 B:1:0 C:3:0'],
      table: '1 B 10 ★, 2 A 10, 3 C 4',
    },
    {
      name: 'leaders whom nothing tells apart share the title',
      scoring: { champion: { points: 80, maxMatches: 1 } },
      matches: ['A:2:4 B:1:0 C:3:0'],
      table: '1 A 10 ★, 1 B 10 ★, 3 C 4',
    },
    {
      name: 'is never one who was disqualified',
      scoring: rush,
      entries: [sampleEntry('A', { status: 'disqualified', keepsPoints: true })],
      matches: ['A:1:10 B:2:0 C:3:0', 'A:1:0 B:2:0 C:3:0'],
      table: '1 A 30, 2 B 12, 3 C 8',
    },
    {
      name: 'the leader is the first who was not disqualified',
      scoring: { champion: { points: 80, maxMatches: 1 } },
      entries: [sampleEntry('A', { status: 'disqualified', keepsPoints: true })],
      matches: ['A:1:10 B:2:0 C:3:0'],
      table: '1 B 6 ★, 2 A 20, 3 C 4',
    },
    {
      name: 'one who was disqualified does not stand between two leaders whom a match told apart',
      scoring: { champion: { points: 80, maxMatches: 2 }, tieBreaks: ['lastSharedMatch'] },
      entries: [sampleEntry('B', { status: 'disqualified', keepsPoints: true })],
      matches: ['A:2:4 B:- C:3:6', 'A:- B:1:0 C:-'],
      table: '1 A 10 ★, 2 B 10, 2 C 10',
    },
    {
      name: 'a void match is no match',
      scoring: { champion: { points: 20, maxMatches: 3 } },
      matches: [
        sampleMatch(1, 'A:1:10 B:2:0 C:3:0'),
        sampleMatch(2, 'A:1:0 B:2:0 C:3:0', { state: 'void' }),
        sampleMatch(2, 'B:1:0 A:2:0 C:3:0', { id: 'm2b', replayOf: 'm2' }),
      ],
      table: '1 A 26, 2 B 16, 3 C 8',
    },
  ]);
});

describe('a champion by wins', () => {
  const bestOfThree = { champion: { wins: 2, maxMatches: 3 } };
  check([
    {
      name: 'is the first with two Booyahs, whatever the points',
      scoring: bestOfThree,
      matches: ['A:1:0 B:2:20 C:3:0', 'A:1:0 B:2:20 C:3:0'],
      table: '1 A 20 ★, 2 B 52, 3 C 8',
    },
    {
      name: 'nobody yet after one',
      scoring: bestOfThree,
      matches: ['A:1:0 B:2:0 C:3:0'],
      table: '1 A 10, 2 B 6, 3 C 4',
    },
    {
      name: 'nobody after three: by points',
      scoring: bestOfThree,
      matches: ['A:1:0 B:2:0 C:3:0', 'B:1:0 A:3:0 C:2:0', 'C:1:0 B:2:0 A:3:0'],
      table: '1 B 22 ★, 2 C 20, 3 A 18',
    },
    {
      name: 'ends it: a third match does not count',
      scoring: bestOfThree,
      matches: ['A:1:0 B:2:0 C:3:0', 'A:1:0 B:2:0 C:3:0', 'B:1:30 A:2:0 C:3:0'],
      table: '1 A 20 ★, 2 B 12, 3 C 8',
    },
  ]);
});
