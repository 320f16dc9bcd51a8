import { describe, expect, test } from 'vitest';
import {
  sampleAdjustment,
  sampleEntry,
  sampleMatch,
  sampleMatches,
  sampleScoring,
  sampleStage,
  sampleTable,
  type TableCase,
} from '../competition-samples.ts';
import type { Stage } from '../records/competition.schema.ts';
import type { Entry } from '../records/entry.schema.ts';
import type { Match } from '../records/match.schema.ts';
import type { Scoring } from '../records/scoring.schema.ts';
import type { CountedAdjustment } from './counting.ts';
import { allStandings, standings } from './standings.ts';

function check(cases: readonly TableCase[]): void {
  test.each(cases)('%s', (_, matches, table, change) => {
    expect(sampleTable(matches, change)).toBe(table);
  });
}

const inOrder = ['A:1:0 B:2:0 C:3:0'];
const matchOf = (rows: string, perKill: number) => sampleMatch(1, rows, { scoring: { perKill } });
const given = (...adjustments: ReturnType<typeof sampleAdjustment>[]) => ({ adjustments });

describe('points', () => {
  check([
    ['come from the place and kills', ['A:1:3 B:2:0 C:3:5'], '1 A 13, 2 C 9, 3 B 6'],
    ['add up over several matches', ['A:1:0 B:2:0 C:3:0', 'B:1:2 C:2:0 A:3:0'], '1 B 18, 2 A 14, 3 C 10'],
    ['use the scoring of a match that doubles kills', [matchOf('A:1:1 B:2:6 C:3:0', 2)], '1 B 18, 2 A 12, 3 C 4'],
    ['allow half a point per kill', ['A:1:1 B:2:3 C:3:0'], '1 A 10.5, 2 B 7.5, 3 C 4', { scoring: { perKill: 0.5 } }],
    [
      'include added and deducted adjustments',
      inOrder,
      '1 C 8, 2 B 6, 3 A 5',
      given(sampleAdjustment('A', -5), sampleAdjustment('C', 3), sampleAdjustment('C', 1)),
    ],
  ]);
});

describe('unknown values and absent entries', () => {
  check([
    ['an unknown place scores nothing, its kills count', ['A:1:0 B:?:7 C:2:0'], '1 A 10, 2 B 7, 3 C 6'],
    ['an absent entry has no points', ['A:1:0 B:2:0 C:-'], '1 A 10, 2 B 6, 3 C 0'],
    [
      'adjustments of absent entries count',
      ['A:1:0 B:2:0 C:-'],
      '1 A 10, 2 C 7, 3 B 6',
      given(sampleAdjustment('C', 7)),
    ],
    ['only the first of two rows of an entry counts', ['A:1:0 B:2:0 A:3:9'], '1 A 10, 2 B 6, 3 C 0'],
    ['a row of an entry outside the group is ignored', ['A:1:0 X:2:9 B:3:0'], '1 A 10, 2 B 4, 3 C 0'],
  ]);
});

describe('a disqualified entry', () => {
  const matches = ['A:1:5 B:2:0 C:3:0'];
  const entries = [sampleEntry('A', { status: 'disqualified' })];
  const kept = [sampleEntry('A', { status: 'disqualified', keepsPoints: true })];
  check([
    [
      'without its points ranks last, even behind negative points',
      matches,
      '1 B 6, 2 C -16, 3 A 0',
      { entries, ...given(sampleAdjustment('C', -20)) },
    ],
    ['with its points keeps its rank', matches, '1 A 15, 2 B 6, 3 C 4', { entries: kept }],
  ]);
});

describe('counted matches', () => {
  const NOTHING = '1 A 0, 1 B 0, 1 C 0';
  const won = (...changes: Partial<Match>[]) => changes.map((change, index) => sampleMatch(index + 1, 'A:1:0', change));
  check([
    [
      'are the official and provisional ones',
      won({ state: 'official' }, { state: 'provisional' }),
      '1 A 20, 2 B 0, 2 C 0',
    ],
    ['exclude other states', won({ state: 'playing' }, { state: 'scheduled' }, { state: 'void' }), NOTHING],
    ['exclude other stages and groups', won({ stageId: 'clasificatoria' }, { groupId: 'g9' }), NOTHING],
    [
      'include the replay in the position of the void match',
      [
        sampleMatch(2, 'A:2:4 B:1:0'),
        sampleMatch(1, 'A:1:0 B:2:0', { state: 'void' }),
        sampleMatch(1, 'A:1:0 B:2:4', { id: 'again', replayOf: 'm1' }),
      ],
      '1 B 20, 2 A 20, 3 C 0',
      { tieBreaks: ['lastSharedMatch'] },
    ],
  ]);
});

describe('several groups', () => {
  const stage = sampleStage(['A B', 'C D']);
  const matches = [sampleMatch(1, 'A:1:0 B:2:9'), sampleMatch(1, 'C:1:8 D:2:0', { id: 'n1', groupId: 'g2' })];

  test('have ranks in the group and in the stage', () => {
    const rows = standings(stage, [], matches, []);
    const told = rows.map(({ groupId, entryId, rank, stageRank }) => `${groupId} ${entryId} ${rank} ${stageRank}`);
    expect(told).toEqual(['g1 B 1 2', 'g1 A 2 3', 'g2 C 1 1', 'g2 D 2 4']);
  });

  test('leave entries tied if they never shared a match', () => {
    const scoring: Scoring = { ...sampleScoring, tieBreaks: ['lastSharedMatch'] };
    const even = [sampleMatch(1, 'A:1:0 B:3:2'), sampleMatch(1, 'C:2:4 D:5:5', { id: 'n1', groupId: 'g2' })];
    const rows = standings({ ...stage, scoring }, [], even, []);
    expect(rows.map(({ entryId, stageRank }) => `${entryId} ${stageRank}`)).toEqual(['A 1', 'B 3', 'C 1', 'D 3']);
  });
});

describe('carried points', () => {
  const first = sampleStage('A B C', { id: 'clasificatoria' });
  const played = [sampleMatch(1, 'A:1:3 B:2:2 C:3:0', { stageId: 'clasificatoria' })];
  const final = (carry: Scoring['carry']) =>
    sampleStage('C B A', { scoring: { ...sampleScoring, carry, tieBreaks: ['wins', 'kills'] } });

  test.each<[name: string, carry: Scoring['carry'], table: string[]]>([
    ['are the points of the stage before', 'points', ['1 A 13', '2 B 8', '3 C 4']],
    ['are given by rank', { byRank: [50, 42, 35] }, ['1 A 50', '2 B 42', '3 C 35']],
    ['are 0 for a rank beyond the list', { byRank: [50] }, ['1 A 50', '2 C 0', '2 B 0']],
    ['bring no kills or Booyahs into tie-breaks', { byRank: [9, 9, 9] }, ['1 C 9', '1 B 9', '1 A 9']],
  ])('%s', (_name, carry, table) => {
    const competition = { stages: [first, final(carry)], adjustments: [] };
    const [, rows] = allStandings(competition, [], played);
    expect(rows?.rows.map(({ rank, entryId, points }) => `${rank} ${entryId} ${points}`)).toEqual(table);
  });

  const pointsOf = (stages: Stage[], matches = played, entries: Entry[] = [], adjustments: CountedAdjustment[] = []) =>
    allStandings({ stages, adjustments }, entries, matches)
      .at(-1)
      ?.rows.map(({ entryId, points }) => `${entryId} ${points}`);

  test('include points carried into the stage before', () => {
    const last = sampleStage('A B C', { id: 'ultima', scoring: { ...sampleScoring, carry: 'points' } });
    const stages = [first, final({ byRank: [50, 42, 35] }), last];
    expect(pointsOf(stages, played, [], [sampleAdjustment('B', 1)])).toEqual(['A 50', 'B 43', 'C 35']);
  });

  test('by rank use the stage rank, not the group rank', () => {
    const groups = sampleStage(['A B', 'C'], { id: 'clasificatoria' });
    const far = sampleMatch(1, 'C:1:40', { id: 'n1', stageId: 'clasificatoria', groupId: 'g2' });
    const stages = [groups, final({ byRank: [50, 42, 35] })];
    expect(pointsOf(stages, [...played, far])).toEqual(['C 50', 'A 42', 'B 35']);
  });

  test('count towards a title by points', () => {
    const scoring: Scoring = { ...sampleScoring, carry: 'points', champion: { points: 13, maxMatches: 3 } };
    const competition = { stages: [first, sampleStage('A B C', { scoring })], adjustments: [] };
    const [, rows] = allStandings(competition, [], [...played, sampleMatch(1, 'A:1:0 B:2:0 C:3:0')]);
    expect(rows?.rows[0]).toMatchObject({ entryId: 'A', champion: 'booyah', carried: 13 });
  });

  test('are 0 for an entry disqualified without its points', () => {
    const entries = [sampleEntry('A', { status: 'disqualified' })];
    expect(pointsOf([first, final('points')], played, entries)).toEqual(['B 8', 'C 4', 'A 0']);
  });
});

test('a row lists the parts of its points', () => {
  const stage = sampleStage('A B', { scoring: { ...sampleScoring, perKill: 2 } });
  const matches = sampleMatches('A:1:3 B:2:1', 'A:4:1 B:-', 'A:?:? B:1:0');
  const [first, second] = standings(stage, [], matches, [sampleAdjustment('A', -2)]);
  expect(first).toMatchObject({ entryId: 'A', points: 18, placementPoints: 12, killPoints: 8, adjusted: -2 });
  expect(first).toMatchObject({
    wins: 1,
    kills: 4,
    matches: 3,
    averagePlacement: 2.5,
    tie: { against: 'B', by: null },
  });
  expect(second).toMatchObject({ entryId: 'B', points: 18, matches: 2, averagePlacement: 1.5 });
});
