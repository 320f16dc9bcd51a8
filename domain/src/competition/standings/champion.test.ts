import { describe, expect, test } from 'vitest';
import { sampleAdjustment, sampleEntry, sampleMatch, sampleTable, type TableCase } from '../competition-samples.ts';
import type { Match } from '../records/match.schema.ts';
import type { Scoring } from '../records/scoring.schema.ts';

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

const rushed = ['A:1:2 B:2:8 C:3:0', 'B:1:2 A:2:6 C:3:0'].map((rows, index) => sampleMatch(index + 1, rows));
const last = sampleMatch(4, even);
const withoutResult = (number: number, state: 'scheduled' | 'playing') => sampleMatch(number, '', { state });
const wonByA = [1, 2].map((number) => sampleMatch(number, 'A:1:10 B:2:0 C:3:0'));

describe('while an earlier match has no result', () => {
  check({ points: 20, maxMatches: 4 }, [
    [
      'a match being played keeps the title open',
      [...rushed, withoutResult(3, 'playing'), last],
      '1 A 34, 2 B 32, 3 C 12',
    ],
    ['a scheduled match does too', [...rushed, withoutResult(3, 'scheduled'), last], '1 A 34, 2 B 32, 3 C 12'],
    [
      'its result decides, in any order of entry',
      [last, ...rushed, sampleMatch(3, 'B:1:0 A:2:0 C:3:0')],
      '1 B 36 ★, 2 A 30, 3 C 12',
    ],
    [
      'a void match does not',
      [...rushed, sampleMatch(3, 'B:1:0', { state: 'void' }), last],
      '1 A 34 ★, 2 B 32, 3 C 12',
    ],
    ['a title won before it stays', [...wonByA, withoutResult(3, 'scheduled'), last], '1 A 40 ★, 2 B 12, 3 C 8'],
    ['a later one does not matter', [...wonByA, withoutResult(4, 'playing')], '1 A 40 ★, 2 B 12, 3 C 8'],
  ]);
  check({ wins: 2, maxMatches: 4 }, [
    [
      'a title by wins is open',
      [sampleMatch(1, even), withoutResult(2, 'scheduled'), sampleMatch(3, even)],
      '1 A 20, 2 B 12, 3 C 8',
    ],
    [
      'the leader after the last match is open',
      [
        sampleMatch(1, even),
        withoutResult(2, 'playing'),
        sampleMatch(3, 'B:1:0'),
        sampleMatch(4, 'C:1:0'),
        sampleMatch(5, 'C:1:0'),
      ],
      '1 B 16, 2 C 14, 3 A 10',
    ],
  ]);
});

describe('a replay', () => {
  const voided = sampleMatch(2, '', { state: 'void', revision: 1 });
  const replay = (rows: string, change: Partial<Match> = {}) =>
    sampleMatch(2, rows, { id: 'again', replayOf: 'm2', playedAt: '2026-11-20T22:00Z', ...change });
  const third = sampleMatch(3, even, { playedAt: '2026-11-20T21:00Z' });
  const lastByB = replay('B:1:0 A:3:6 C:2:0');
  const first = sampleMatch(1, 'A:1:2 B:2:8 C:3:0');
  check({ points: 20, maxMatches: 6 }, [
    ['played last decides the title', [first, voided, lastByB, third], '1 B 30 ★, 2 A 32, 3 C 14'],
    [
      'played before the third match counts before it',
      [first, voided, { ...lastByB, playedAt: '2026-11-20T20:00Z' }, third],
      '1 A 32 ★, 2 B 30, 3 C 14',
    ],
    [
      'follows the hours where both matches have one',
      [first, voided, { ...lastByB, startsAt: '2026-11-20T20:00Z' }, { ...third, startsAt: '2026-11-20T20:30Z' }],
      '1 A 32 ★, 2 B 30, 3 C 14',
    ],
    [
      'without a result keeps the title open',
      [first, voided, replay('', { state: 'scheduled', playedAt: undefined }), third, sampleMatch(4, even)],
      '1 A 32, 2 B 26, 3 C 12',
    ],
    [
      'played last counts an adjustment after the third match',
      [first, voided, lastByB, third],
      '1 A 32, 2 B 29, 3 C 14',
      { adjustments: [sampleAdjustment('B', -1, { matchNumber: 3 })] },
    ],
  ]);
  check(null, [
    [
      'played last is the last shared match',
      [
        sampleMatch(1, 'A:1:0 B:2:4'),
        voided,
        replay('B:2:4 A:1:0'),
        { ...third, rows: sampleMatch(3, 'B:1:0 A:2:4').rows },
      ],
      '1 A 30, 2 B 30, 3 C 0',
      { tieBreaks: ['lastSharedMatch'] },
    ],
  ]);
});
