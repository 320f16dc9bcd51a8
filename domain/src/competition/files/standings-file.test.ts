import { describe, expect, test } from 'vitest';
import { HOUR } from '../../time/instant.ts';
import {
  sampleCompetition,
  sampleEntries,
  sampleMatch,
  sampleMatches,
  sampleScoring,
  sampleStage,
} from '../competition-samples.ts';
import type { Competition } from '../records/competition.schema.ts';
import type { Match } from '../records/match.schema.ts';
import { buildResults } from '../standings/build-results.ts';
import { isBeingPlayed, standingsFile } from './standings-file.ts';

const AT = '2026-03-01T00:00:00.000Z';
const tournament = { id: 'copa', name: 'Copa', date: '2026-03-01T00:00:00.000Z' };

function resultsOf(matches: Match[], change: Partial<Competition> = {}, at = AT) {
  return buildResults(sampleCompetition([sampleStage('A B C')], change), sampleEntries('A B C'), matches, at);
}

const ranks = (...args: Parameters<typeof resultsOf>) =>
  standingsFile(tournament, resultsOf(...args)).before.map(({ groupId, ranks: own }) => [groupId, own]);

describe('ranks before the last match', () => {
  test('are missing after the first match and present after the second', () => {
    expect(ranks(sampleMatches('A:1:0 B:2:0 C:3:0'))).toEqual([]);
    const two = sampleMatches('A:1:0 B:2:0 C:3:0', 'C:1:9 B:2:0 A:3:0');
    expect(ranks(two)).toEqual([['g1', { A: 1, B: 2, C: 3 }]]);
  });

  test("use each group's last match and include carried points", () => {
    const stages = [
      sampleStage(['A', 'B'], { id: 'grupos' }),
      sampleStage('A B C', { scoring: { ...sampleScoring, carry: 'points' } }),
    ];
    const matches = [
      sampleMatch(1, 'A:1:20', { id: 'p', stageId: 'grupos' }),
      sampleMatch(1, 'B:2:0', { id: 'q', stageId: 'grupos', groupId: 'g2' }),
      sampleMatch(2, 'B:2:0', { id: 'r', stageId: 'grupos', groupId: 'g2' }),
      sampleMatch(1, 'C:1:0 B:2:0 A:3:0', { id: 's' }),
      sampleMatch(2, 'C:1:30 B:2:0 A:3:0', { id: 't' }),
    ];
    expect(ranks(matches, { stages })).toEqual([
      ['g2', { B: 1 }],
      ['g1', { A: 1, B: 2, C: 3 }],
    ]);
  });
});

describe('a competition is being played', () => {
  const later = (hours: number) => new Date(Date.parse(AT) + hours * HOUR);
  const far = '2026-01-01T00:00:00.000Z';
  const soon = sampleMatch(1, '', { state: 'scheduled', startsAt: '2026-03-09T00:00:00.000Z' });
  test.each([
    ['on its day', standingsFile(tournament, null), later(5.9), true],
    ['not on another day', standingsFile(tournament, null), later(7), false],
    ['shortly after a change', standingsFile({ ...tournament, date: far }, resultsOf([])), later(1), true],
    ['around each of its matches', standingsFile(tournament, resultsOf([soon])), later(8 * 24), true],
    ['not between its matches', standingsFile(tournament, resultsOf([soon])), later(4 * 24), false],
    ['not without a date', standingsFile({ ...tournament, date: null }, null), later(0), false],
  ])('%s', (_name, file, now, played) => {
    expect(isBeingPlayed(file, now)).toBe(played);
  });
});
