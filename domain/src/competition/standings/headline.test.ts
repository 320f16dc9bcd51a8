import { describe, expect, test } from 'vitest';
import type { ResultSummary } from '../../tournament/result-summary.schema.ts';
import type { Competition } from '../records/competition.schema.ts';
import type { Entry } from '../records/entry.schema.ts';
import type { Match } from '../records/match.schema.ts';
import { sampleCompetition, sampleEntries, sampleMatch, sampleStage } from '../samples.ts';
import { buildResults } from './build-results.ts';
import { summaryOf } from './headline.ts';

const AT = '2026-11-20T15:00:00.000Z';
const LATER = '2026-11-20T15:40:00.000Z';

function summary(matches: Match[], change: Partial<Competition> = {}, entries = sampleEntries('A B C D E')) {
  const competition = sampleCompetition([sampleStage('A B C D E')], change);
  return summaryOf(buildResults(competition, entries, matches, AT));
}

const disqualified = (entry: Entry): Entry => ({ ...entry, status: 'disqualified', keepsPoints: true });

const second = sampleMatch(2, '', { state: 'scheduled', startsAt: LATER });

describe('the summary of a competition', () => {
  test.each<[string, Match[], Partial<Competition>, ResultSummary]>([
    ['planned', [second], {}, { state: 'planned', first: [], points: 0, nextAt: LATER }],
    [
      'whose first match is under way',
      [sampleMatch(1, '', { state: 'playing' }), second],
      {},
      { state: 'playing', first: [], points: 0, nextAt: null },
    ],
    [
      'after its first match',
      [sampleMatch(1, 'B:1:3 A:2:0'), second],
      {},
      { state: 'playing', first: ['Equipo B'], points: 13, nextAt: LATER },
    ],
    [
      'that is over',
      [sampleMatch(1, 'B:1:3 A:2:0')],
      { state: 'finished', stages: [sampleStage('A B', { state: 'closed' })] },
      { state: 'finished', first: ['Equipo B'], points: 13, nextAt: null },
    ],
    [
      'where more lead than a list names',
      [sampleMatch(1, 'A:?:2 B:?:2 C:?:2 D:?:2')],
      {},
      { state: 'playing', first: ['Equipo A', 'Equipo B', 'Equipo C'], points: 2, nextAt: null },
    ],
  ])('%s', (_name, matches, change, says) => {
    expect(summary(matches, change)).toEqual(says);
  });

  test('that is over names as its champion nobody who was disqualified, also with their points', () => {
    const entries = sampleEntries('A B').map((one) => (one.id === 'B' ? disqualified(one) : one));
    const over: Partial<Competition> = { state: 'finished', stages: [sampleStage('A B', { state: 'closed' })] };
    expect(summary([sampleMatch(1, 'B:1:3 A:2:0')], over, entries)).toMatchObject({ first: ['Equipo A'], points: 6 });
  });

  test('there is none without a stage', () => {
    expect(summary([], { stages: [] })).toBeNull();
  });
});
