import { describe, expect, test } from 'vitest';
import * as limits from '../../limits/limits.ts';
import {
  sampleCompetition,
  sampleEntry,
  sampleMatch,
  sampleRows,
  sampleScoring,
  sampleStage,
} from '../competition-samples.ts';
import { storedBytes } from '../files/stored-bytes.ts';
import { buildResults, joinResults, splitResults } from '../standings/build-results.ts';
import { recompute } from '../standings/recompute.ts';
import type { Competition } from './competition.schema.ts';
import type { Entry } from './entry.schema.ts';
import type { Match } from './match.schema.ts';
import { Results, ResultsGroup, ResultsSummary } from './results.schema.ts';

const AT = '2026-03-01T00:00:00.000Z';

const entryOf = (id: string, change: Partial<Entry> = {}) =>
  sampleEntry(id, {
    players: [{ nickname: `Apodo ${id}`, freeFireId: '1234567890' }],
    aliases: [`Alias ${id}`],
    registrationId: `copa_1234567890${id}`,
    seed: 1,
    revision: 3,
    ...change,
  });

const adjustment = {
  id: 'x',
  stageId: 'final',
  entryId: 'A',
  points: -3,
  reason: 'Llegó tarde',
  matchNumber: 1,
  at: AT,
};
const stages = [
  sampleStage(['A B', 'C D'], { id: 'grupos', advance: { perGroup: 1, best: 0 }, state: 'closed' }),
  sampleStage('A C', { scoring: { ...sampleScoring, carry: 'points', tieBreaks: ['wins'] } }),
];
const competition = sampleCompetition(stages, {
  adjustments: [{ ...adjustment, by: 'uid-secreto' }],
  takenBack: [{ id: 'w', stageId: 'grupos', entryId: 'B', points: 5, at: AT }],
  secondPerson: true,
});
const entries = ['D', 'C', 'B', 'A'].map((id) => entryOf(id, id === 'B' ? { reason: 'Usó trampas' } : {}));
const [was, is] = [
  { played: true, placement: 2, kills: 1 },
  { played: true, placement: 1, kills: 2 },
];
const changes = [{ entryId: 'A', before: was, after: is }];
const corrections = [{ revision: 2, at: AT, reason: 'Vimos la grabación', changes }];
const grupos = { stageId: 'grupos', corrections, officialAt: AT, picture: 'hash-secreto' };
const matches: Match[] = [
  sampleMatch(1, 'A:1:2 B:2:0', { id: 'p', ...grupos }),
  sampleMatch(1, 'C:1:0 D:2:5', { id: 'q', stageId: 'grupos', groupId: 'g2' }),
  sampleMatch(2, 'C:1:1 A:2:2', { id: 's', state: 'provisional' }),
  sampleMatch(1, 'C:2:4 A:1:0', { id: 'r', enteredBy: 'uid-secreto' }),
  sampleMatch(3, 'A:1:40 C:2:0', { id: 't', state: 'playing' }),
  sampleMatch(4, 'A:1:40 C:2:0', { id: 'u', state: 'void' }),
];
const results = buildResults(competition, entries, matches, AT);

describe('public results', () => {
  test('have a table for each group, with rows by rank and matches by number', () => {
    expect(
      results.tables.map(({ stageId, groupId, rows, matches: played }) => [
        stageId,
        groupId,
        rows.map(({ entryId, points }) => `${entryId} ${points}`).join(),
        played.map(({ id, rows: { length } }) => `${id} ${length}`).join(),
      ]),
    ).toEqual([
      ['grupos', 'g1', 'A 12,B 6', 'p 2'],
      ['grupos', 'g2', 'D 11,C 10', 'q 2'],
      ['final', 'g1', 'C 31,A 27', 'r 2,s 2,t 0,u 0'],
    ]);
    const places = results.places.map(({ place, entryId, stageId }) => `${place} ${entryId} ${stageId}`);
    expect(places).toEqual(['1 C final', '2 A final', '3 D grupos', '4 B grupos']);
  });

  test('include corrections, disqualification reasons, and current and revoked adjustments', () => {
    expect(results.tables[0]?.matches[0]?.corrections).toEqual(corrections);
    expect(results.adjustments).toEqual([adjustment]);
    expect(results.takenBack).toEqual(competition.takenBack);
    expect(results.entries.map(({ reason }) => reason)).toEqual([undefined, 'Usó trampas', undefined, undefined]);
  });

  test('hide personal data, accounts and organiser-only fields', () => {
    const text = JSON.stringify(results);
    for (const secret of ['1234567890', 'Apodo', 'Alias', 'copa_', 'uid', 'secreto', 'secondPerson', 'picture']) {
      expect(text).not.toContain(secret);
    }
    const nameless = entryOf('A', { name: '', players: [{ nickname: '', freeFireId: '1234567890' }] });
    expect(buildResults(competition, [nameless], [], AT).entries[0]?.name).toBe('Jugador ··7890');
  });

  test('ignore the order of records; the hash changes only with visible data', () => {
    expect(buildResults(competition, entries.toReversed(), matches.toReversed(), AT)).toEqual(results);
    const seen: [Competition, Entry[], Match[]][] = [
      [{ ...competition, state: 'finished' }, entries, matches],
      [competition, entries.map((entry) => (entry.id === 'B' ? { ...entry, name: 'Otro' } : entry)), matches],
      [competition, entries, matches.map((match) => (match.id === 't' ? { ...match, map: 'Solara' } : match))],
      [{ ...competition, adjustments: [] }, entries, matches],
    ];
    for (const [plan, named, played] of seen) {
      expect(buildResults(plan, named, played, AT).hash.inputs).not.toBe(results.hash.inputs);
    }
    const unseen = entries.map((entry) => ({ ...entry, aliases: [], revision: 10 }));
    const same = buildResults({ ...competition, revision: 10 }, unseen, matches, '2027-01-01T00:00:00.000Z');
    expect(same.hash).toEqual(results.hash);
  });
});

describe('recomputing', () => {
  /** The results with something changed in a copy of them. */
  function falsified(change: (copy: Results) => void): Results {
    const copy = structuredClone(results);
    change(copy);
    return copy;
  }

  test('agrees with the published results', () => {
    expect(Results.parse(results)).toEqual(results);
    expect(recompute(results)).toEqual({ agrees: true, rows: 10, matches: 6, differences: [], hashAgrees: true });
  });

  test('reports the row with a falsified kill before the rows it moves', () => {
    const one = falsified(({ tables }) => Object.assign(tables[0]?.matches[0]?.rows[1] ?? {}, { kills: 9 }));
    const { agrees, hashAgrees, differences } = recompute(one);
    expect([agrees, hashAgrees]).toEqual([false, false]);
    expect(differences[0]).toEqual({ stageId: 'grupos', entryId: 'B', figure: 'points', published: 6, recomputed: 15 });
    expect(differences.map(({ entryId, figure }) => `${entryId} ${figure}`)).toContain('A rank');
  });

  test.each<[name: string, change: (copy: Results) => void, first: string | null]>([
    ['a changed rank', ({ tables }) => Object.assign(tables[2]?.rows[0] ?? {}, { rank: 2 }), 'C rank 2 1'],
    ['a changed place', ({ places }) => Object.assign(places[0] ?? {}, { place: 2 }), 'C place 2 1'],
    ['a missing row', ({ tables }) => tables[1]?.rows.pop(), 'C row null 2'],
    ['a changed reason', ({ adjustments }) => Object.assign(adjustments[0] ?? {}, { reason: 'Otro' }), null],
    ['a changed name', ({ entries: all }) => Object.assign(all[0] ?? {}, { name: 'Otro' }), null],
  ])('detects %s', (_name, change, first) => {
    const { agrees, differences } = recompute(falsified(change));
    expect(agrees).toBe(false);
    const [one] = differences;
    const told = one === undefined ? null : `${one.entryId} ${one.figure} ${one.published} ${one.recomputed}`;
    expect(told).toBe(first);
  });
});

describe('stored results', () => {
  test.each<[unknown, number]>([
    ['año', 5],
    [0.5, 8],
    [null, 1],
    [[1, 'a'], 10],
    [{ rank: 1, ñ: null }, 5 + 8 + 3 + 1],
  ])('%j takes %i bytes', (value, bytes) => {
    expect(storedBytes(value)).toBe(bytes);
  });

  test('join a summary with its groups, not with a missing or outdated group', () => {
    const { summary, groups } = splitResults(results);
    expect(ResultsSummary.parse(summary)).toEqual(summary);
    for (const { group } of groups) expect(ResultsGroup.parse(group)).toEqual(group);
    expect(groups.map(({ id }) => id)).toEqual(results.tables.map(({ stageId, groupId }) => `${stageId}.${groupId}`));
    const all = groups.map(({ group }) => group);
    expect(joinResults(summary, all)).toEqual(results);
    expect(joinResults(summary, all.slice(1))).toBeNull();
    expect(joinResults(summary, all.with(0, { ...Object(all[0]), hash: 'another' }))).toBeNull();
  });

  test('stay within the document limit for 5,000 players in 105 lobbies', () => {
    const names = Array.from({ length: 5_000 }, (_, index) => `e${String(index).padStart(11, '0')}`);
    const lobbies = Array.from({ length: 105 }, (_, index) => names.filter((__, place) => place % 105 === index));
    const stage = sampleStage(
      lobbies.map((lobby) => lobby.join(' ')),
      { matchCount: 6 },
    );
    const played = stage.groups.flatMap((group) =>
      Array.from({ length: 6 }, (_, index) =>
        sampleMatch(index + 1, '', {
          id: `${group.id}-${index}`,
          groupId: group.id,
          rows: sampleRows(group.entryIds.map((id, place) => `${id}:${place + 1}:${place % 5}`).join(' ')),
        }),
      ),
    );
    const players = names.map((id) => entryOf(id));
    const large = buildResults({ ...competition, stages: [stage], adjustments: [] }, players, played, AT);
    const { summary, groups } = splitResults(large);
    const all = groups.map(({ group }) => group);
    const sizes = [summary, ...all].map(storedBytes);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(limits.publicBytes);
    expect(joinResults(summary, all)).toEqual(large);
    expect(recompute(large)).toMatchObject({ agrees: true, rows: 10_000, matches: 630 });
  });
});
