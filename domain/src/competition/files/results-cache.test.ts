import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  sampleCompetition,
  sampleEntry,
  sampleMatch,
  sampleRows,
  sampleScoring,
  sampleStage,
} from '../competition-samples.ts';
import type { Match } from '../records/match.schema.ts';
import type { Results } from '../records/results.schema.ts';
import { buildResults, splitResults } from '../standings/build-results.ts';
import { createResultsCache } from './results-cache.ts';

const AT = '2026-03-01T00:00:00.000Z';

describe('cached results', () => {
  const ids = (group: number) => Array.from({ length: 60 }, (_, index) => `g${group}-${index}`);
  const stages = [
    sampleStage(
      Array.from({ length: 10 }, (_, group) => ids(group).join(' ')),
      { id: 'grupos', advance: { perGroup: 1, best: 0 } },
    ),
    sampleStage('g0-0 g1-1', { scoring: { ...sampleScoring, carry: 'points' } }),
  ];
  const many = Array.from({ length: 10 }, (_, group) => ids(group)).flat();
  const matchOf = (group: number, shift: number, change: Partial<Match> = {}) =>
    sampleMatch(1, '', {
      id: `m${group}`,
      stageId: 'grupos',
      groupId: `g${group + 1}`,
      rows: sampleRows(
        ids(group)
          .map((id, place) => `${id}:${((place + shift) % 60) + 1}:${(place * shift) % 5}`)
          .join(' '),
      ),
      ...change,
    });
  const first = Array.from({ length: 10 }, (_, group) => matchOf(group, group));
  const known = many.map((id) => sampleEntry(id));
  const plan = sampleCompetition(stages, { teamSize: 1 });
  const hashesOf = (of: Results) => splitResults(of).groups.map(({ group }) => group.hash);

  test('equal freshly built results after any record changes', () => {
    const change = fc.oneof(
      fc.record({ group: fc.nat(9), shift: fc.nat(59), state: fc.constantFrom<Match['state']>('official', 'void') }),
      fc.record({ entry: fc.nat(599), name: fc.constantFrom('', 'Otra', 'Ñandú') }),
      fc.record({ points: fc.integer({ min: -9, max: 9 }), entry: fc.nat(599) }),
    );
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        const kept = createResultsCache();
        let [now, players, played] = [plan, known, first];
        splitResults(buildResults(now, players, played, AT, kept), kept);
        for (const one of changes) {
          if ('shift' in one) {
            const next = matchOf(one.group, one.shift, { state: one.state });
            played = played.map((match) => (match.id === next.id ? next : match));
          } else if ('name' in one) {
            players = players.map((entry, index) => (index === one.entry ? { ...entry, name: one.name } : entry));
          } else {
            const [stageId, entryId] = ['grupos', many[one.entry] ?? ''];
            const of = { id: 'x', stageId, entryId, reason: 'Tarde', by: 'uid', at: AT };
            now = { ...now, adjustments: [{ ...of, points: one.points, matchNumber: null }] };
          }
          const again = buildResults(now, players, played, AT, kept);
          const anew = buildResults(now, structuredClone(players), structuredClone(played), AT);
          expect(again).toEqual(anew);
          expect(splitResults(again, kept)).toEqual(splitResults(anew));
        }
      }),
      { numRuns: 20 },
    );
  });

  test('change only the document of the lobby with a new result', () => {
    const before = hashesOf(buildResults(plan, known, first, AT));
    const result = matchOf(3, 40);
    const after = hashesOf(buildResults(plan, known, first.with(3, result), AT));
    expect(before.filter((hash) => !after.includes(hash))).toHaveLength(1);
    expect(after).toHaveLength(before.length);
  });
});
