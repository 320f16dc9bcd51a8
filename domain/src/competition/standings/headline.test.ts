import { describe, expect, test } from 'vitest';
import type { ResultSummary } from '../../tournament/tournament.schema.ts';
import {
  sampleAdjustment,
  sampleCompetition,
  sampleEntries,
  sampleMatch,
  sampleScoring,
  sampleStage,
} from '../competition-samples.ts';
import { rowsOfStage } from '../plan/current-stage.ts';
import type { Competition, Stage } from '../records/competition.schema.ts';
import type { Entry } from '../records/entry.schema.ts';
import type { Match } from '../records/match.schema.ts';
import { buildResults } from './build-results.ts';
import type { CountedAdjustment } from './counting.ts';
import { firstIn, headlineOf, shownRank, summaryOf, titleIn } from './headline.ts';
import { standings } from './standings.ts';

const AT = '2026-11-20T15:00:00.000Z';
const LATER = '2026-11-20T15:40:00.000Z';

function resultsOf(matches: Match[], change: Partial<Competition> = {}, entries = sampleEntries('A B C D E')) {
  const competition = sampleCompetition([sampleStage('A B C D E')], change);
  return buildResults(competition, entries, matches, AT);
}

const disqualified = (entry: Entry): Entry => ({ ...entry, status: 'disqualified', keepsPoints: true });

const second = sampleMatch(2, '', { state: 'scheduled', startsAt: LATER });
const grupos = sampleStage('A B C D', { id: 'grupos', advance: { perGroup: 2, best: 0 } });
const closed = { ...grupos, state: 'closed' } as const;
const qualifier = sampleMatch(1, 'B:1:3 A:2:0', { id: 'q', stageId: 'grupos' });
const final = sampleMatch(1, '', { id: 'f', state: 'scheduled', startsAt: LATER });
const twoWins = { ...sampleScoring, champion: { wins: 2, maxMatches: 3 } };

describe('the summary of a competition', () => {
  const led = { state: 'playing', first: ['Equipo B'], points: 13, live: false, nextAt: null } as const;
  const none = { ...led, first: [], points: 0 };
  const many = { ...led, first: ['Equipo A', 'Equipo B', 'Equipo C'], points: 2 };
  const win = sampleMatch(1, 'B:1:3 A:2:0');
  const over = { state: 'finished', stages: [sampleStage('A B', { state: 'closed' })] } as const;

  test.each<[string, Match[], Partial<Competition>, Omit<ResultSummary, 'first'> & { first: readonly string[] }]>([
    ['before the draw', [second], { stages: [sampleStage('')] }, { ...none, state: 'planned', nextAt: LATER }],
    ['after the draw', [second], {}, { ...none, state: 'planned', drawn: true, nextAt: LATER }],
    [
      'while the first match is played',
      [sampleMatch(1, '', { state: 'playing' }), second],
      {},
      { ...none, live: true },
    ],
    ['after the first match', [win, second], {}, { ...led, nextAt: LATER }],
    ['once it is over', [win], { ...over, stages: [...over.stages] }, { ...led, state: 'finished' }],
    ['between two stages', [qualifier, final], { stages: [closed, sampleStage('A B')] }, { ...led, nextAt: LATER }],
    ['with more leaders than it names', [sampleMatch(1, 'A:?:2 B:?:2 C:?:2 D:?:2')], {}, many],
  ])('names leaders, points and the next match %s', (_name, matches, change, says) => {
    expect(summaryOf(resultsOf(matches, change))).toEqual(says);
  });

  test('is null without a stage', () => {
    expect(summaryOf(resultsOf([], { stages: [] }))).toBeNull();
  });
});

test.each<[string, Stage['scoring']['carry'], Match['state'], number]>([
  ['carries provisional points', 'points', 'provisional', 2],
  ['carries official points', 'points', 'official', 0],
])('counts the provisional results in a final that %s', (_name, carry, state, provisional) => {
  const scoring = { ...sampleScoring, carry };
  const stages = [
    sampleStage('A B', { id: 'first', state: 'closed' }),
    sampleStage('A B', { id: 'semi', state: 'closed', scoring }),
    sampleStage('A B', { state: 'closed', scoring }),
  ];
  const before = ['first', 'semi'].map((stageId) => sampleMatch(1, 'A:1:0', { id: stageId, stageId, state }));
  const results = resultsOf([...before, sampleMatch(1, 'B:1:3 A:2:0')], { state: 'finished', stages });
  expect(headlineOf({ results }).provisional).toBe(provisional);
});

test('counts provisional results of a stage and is empty without results', () => {
  const own = [sampleMatch(1, 'A:1:0'), sampleMatch(2, 'A:1:0', { state: 'provisional' })];
  expect(headlineOf({ results: resultsOf(own) })).toMatchObject({ state: 'playing', played: 2, provisional: 1 });
  expect(headlineOf({ results: null })).toMatchObject({ state: 'empty', stage: null });
});

describe('the champion and the shown leaders', () => {
  const over = { state: 'finished' } as const;
  const ended = sampleStage('A B C', { state: 'closed' });
  const win = sampleMatch(1, 'A:1:3 B:2:0 C:3:0');
  const open = { stages: [sampleStage('A B C', { scoring: twoWins })] };
  const done = { ...over, stages: [ended] };
  const alone = { ...over, stages: [closed, sampleStage('A', { state: 'closed' })] };
  const allOut = [qualifier, sampleMatch(1, 'A:1:0')];

  test.each<[name: string, matches: Match[], title: string, change: Partial<Competition>, out?: string, of?: string]>([
    ['follow the champion rule while the stage is open', [win, { ...win, id: 'm2', number: 2 }], 'A', open],
    ['are the first entry once the competition is finished', [win], 'A', done],
    ['skip a disqualified first entry', [win], 'B', done, 'A'],
    ['include all who share the first rank', [sampleMatch(1, 'A:1:0 B:2:4')], 'A B', done],
    ['come from the stage before if all finalists are disqualified', allOut, 'B', alone, 'A', 'grupos'],
  ])('%s', (_name, matches, title, change, out = '', of = 'final') => {
    const entries = sampleEntries('A B C D').map((entry) => (entry.id === out ? disqualified(entry) : entry));
    const results = resultsOf(matches, change, entries);
    const rows = rowsOfStage(results, of);
    const ids = (some: typeof rows) => some.map(({ entryId }) => entryId).join(' ');
    expect(ids(rows.filter(titleIn(results, of)))).toBe(title);
    expect(ids(rows.filter(firstIn(results, of)))).toBe(title);
  });
});

describe('progress and the next match', () => {
  const replay = sampleMatch(1, '', { id: 'r', stageId: 'grupos', state: 'scheduled', replayOf: 'q' });
  test.each<[name: string, stages: Stage[], matches: Match[], says: unknown[]]>([
    [
      'the final is next once all earlier matches are played',
      [grupos, sampleStage('')],
      [qualifier, final],
      ['grupos', 1, 1, 'f'],
    ],
    [
      'the final is not next while an earlier match has no time',
      [grupos, sampleStage('')],
      [{ ...qualifier, state: 'void' }, replay, final],
      ['grupos', 0, 1, null],
    ],
    [
      'deleted matches are not counted, added matches are',
      [sampleStage('A B', { matchCount: 2 })],
      [sampleMatch(1, 'A:1:0'), sampleMatch(3, ''), { ...second, number: 4 }],
      ['final', 2, 3, 'm2'],
    ],
  ])('%s', (_name, stages, matches, says) => {
    const { stage, played, total, next } = headlineOf({ results: resultsOf(matches, { stages }) });
    expect([stage?.id, played, total, next?.id ?? null]).toEqual(says);
  });
});

const stage = sampleStage('A B C');
const entries = sampleEntries('A B C');
const scheduled = sampleMatch(1, '', { state: 'scheduled' });

test.each<[string, (typeof scheduled)[], CountedAdjustment[], string]>([
  ['before the first result', [scheduled], [], '– – –'],
  ['after the first result', [sampleMatch(1, 'B:1:0 A:2:0 C:3:0')], [], '1 2 3'],
  ['after a first result that shares a rank', [sampleMatch(1, 'B:?:1 A:?:1 C:?:0')], [], '1 1 3'],
  ['once the only result is void', [sampleMatch(1, 'A:1:0', { state: 'void' })], [], '– – –'],
  ['with points that an organiser took before the first match', [scheduled], [sampleAdjustment('A', -2)], '1 1 3'],
])('shows the ranks of a table %s', (_when, matches, adjustments, ranks) => {
  const rows = standings(stage, entries, matches, adjustments);
  expect(rows.map((row) => shownRank(row, rows)).join(' ')).toBe(ranks);
});
