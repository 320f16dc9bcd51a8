import { describe, expect, test } from 'vitest';
import { sampleEntry, sampleMatch, sampleMatches, sampleScoring, sampleStage } from '../competition-samples.ts';
import type { DecidedPlace, Stage } from '../records/competition.schema.ts';
import type { Entry } from '../records/entry.schema.ts';
import { allStandings } from '../standings/standings.ts';
import { finalPlaces, withDecidedPlace } from './final-places.ts';

/** A stage by its groups and the rows of their one match, as `A B / C D`. */
const stage = (groups: string, rows: string) => [groups, rows].map((text) => text.split(' / '));

/** Computes 'place entry' of a competition of these stages, with disqualified entries. */
function placesOf(stages: ReturnType<typeof stage>[], out: string): string {
  const plan = stages.map(([groups = []], index) => sampleStage(groups, { id: `s${index}` }));
  const matches = stages.flatMap(([, played = []], index) =>
    played.map((rows, group) => sampleMatch(1, rows, { stageId: `s${index}`, groupId: `g${group + 1}` })),
  );
  const entries = [...out].map((id) => sampleEntry(id, { status: 'disqualified', keepsPoints: true }));
  const all = allStandings({ stages: plan, adjustments: [] }, entries, matches);
  return finalPlaces(all, entries)
    .map(({ place, entryId }) => `${place} ${entryId}`)
    .join(', ');
}

test.each<[name: string, stages: ReturnType<typeof stage>[], places: string, out?: string]>([
  [
    'an entry that did not advance is placed behind the finalists',
    [stage('A B C D', 'A:1:30 B:2:0 C:3:0 D:4:0'), stage('B C', 'C:1:0 B:2:0')],
    '1 C, 2 B, 3 A, 4 D',
  ],
  ['a stage without a draw yet gives no places', [stage('A B', 'A:1:0 B:2:0'), stage('', '')], '1 A, 2 B'],
  [
    'entries are placed by the last stage they reached, before points',
    [
      stage('A B C D E', 'A:1:0 B:2:0 C:3:0 D:4:50 E:5:0'),
      stage('A B C', 'A:1:0 B:2:0 C:3:0'),
      stage('A B', 'B:1:0 A:2:0'),
    ],
    '1 B, 2 A, 3 C, 4 D, 5 E',
  ],
  [
    'tied entries share a place',
    [stage('A B C D', 'A:1:0 B:?:3 C:?:3 D:?:1'), stage('A', 'A:1:0')],
    '1 A, 2 B, 2 C, 4 D',
  ],
  [
    'entries left in different groups are placed by points',
    [stage('A B / C D', 'A:1:0 B:2:0 / C:1:9 D:2:9'), stage('A C', 'A:1:0 C:2:0')],
    '1 A, 2 C, 3 D, 4 B',
  ],
  ['a disqualified entry tied for first is placed second', [stage('A B C', 'A:?:9 B:?:9 C:?:0')], '1 B, 2 A, 3 C', 'A'],
  [
    'two tied entries behind a disqualified winner share the title',
    [stage('A B C D', 'A:1:9 B:?:9 C:?:9 D:?:0')],
    '1 B, 1 C, 3 A, 4 D',
    'A',
  ],
  [
    'if all finalists are disqualified, the best of the stage before wins',
    [stage('A B C D', 'A:1:0 B:2:0 C:3:0 D:4:0'), stage('A B', 'A:1:0 B:2:0')],
    '1 C, 2 A, 3 B, 4 D',
    'AB',
  ],
])('%s', (_, stages, places, out = '') => {
  expect(placesOf(stages, out)).toBe(places);
});

describe('the places of a final', () => {
  const AT = '2026-11-20T20:00:00.000Z';
  const all = { ...sampleScoring, carry: 'points' as const };
  /** Plays a stage of all and a final with carried points. */
  function places(
    before: string,
    final: { groups: string; rows: string[]; replaced?: NonNullable<Stage['draw']>['replaced'] },
    status: Partial<Record<string, Partial<Entry>>> = {},
    decided: DecidedPlace[] = [],
  ): string {
    const ids = before.split(' ').map((part) => part.split(':')[0] ?? '');
    const draw = { method: 'snake' as const, at: AT, late: [], replaced: final.replaced };
    const stages = [
      sampleStage(ids.join(' '), { id: 'ida', state: 'closed' }),
      sampleStage(final.groups, { scoring: all, draw }),
    ];
    const entries = ids.map((id) => sampleEntry(id, status[id]));
    const matches = [sampleMatch(1, before, { id: 'ida', stageId: 'ida' }), ...sampleMatches(...final.rows)];
    const tables = allStandings({ stages, adjustments: [] }, entries, matches);
    return finalPlaces(tables, entries, { decided })
      .map(({ place, entryId, stageId }) => `${place} ${entryId}${stageId === 'ida' ? ' (ida)' : ''}`)
      .join(', ');
  }
  const ida = 'W:1:20 A:2:1 B:3:0 C:4:0 D:5:0';

  test.each<[name: string, places: string, expected: string]>([
    [
      'exclude an entry that withdrew before it',
      places(ida, { groups: 'W A B', rows: ['A:1:2 B:2:1'] }, { W: { status: 'withdrawn' } }),
      '1 A, 2 B, 3 C (ida), 4 D (ida), 5 W (ida)',
    ],
    [
      'exclude one whose seat was taken by a substitute',
      places(ida, { groups: 'C A B', rows: ['A:1:2 B:2:1 C:-'], replaced: [{ out: 'W', came: 'C' }] }),
      '1 A, 2 B, 3 D (ida), 4 W (ida), 5 C (ida)',
    ],
    [
      'exclude an absent entry with the most points',
      places(ida, { groups: 'W A B', rows: ['A:1:2 B:2:1 W:-'] }),
      '1 A, 2 B, 3 C (ida), 4 D (ida), 5 W (ida)',
    ],
    [
      'keep an entry that withdrew after playing',
      places(ida, { groups: 'W A B', rows: ['A:1:2 B:2:1 W:3:0', 'A:1:0 B:2:0'] }, { W: { status: 'withdrawn' } }),
      '1 W, 2 A, 3 B, 4 C (ida), 5 D (ida)',
    ],
    [
      'exclude an entry disqualified without points, wherever it was',
      places(ida, { groups: 'A B W', rows: ['A:1:2 B:2:1 W:3:0'] }, { W: { status: 'disqualified' } }),
      '1 A, 2 B, 3 C (ida), 4 D (ida)',
    ],
    [
      'exclude entries that never played',
      places('A:1:1 B:2:1 C:- D:-', { groups: 'A B', rows: ['B:1:9 A:2:0'] }),
      '1 B, 2 A',
    ],
    [
      'begin with the finalists while nobody played the final',
      places('W:1:2 A:2:1 B:3:0 C:4:0', { groups: 'B C', rows: [] }),
      '1 B (ida), 2 C (ida), 3 W (ida), 4 A (ida)',
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toBe(expected);
  });

  const shared = { groups: 'A B C', rows: ['A:?:5 B:?:5 C:?:5'] };
  const tied = (decided: DecidedPlace[]) => places('A:?:1 B:?:1 C:?:1 D:?:0', shared, {}, decided);
  const decision = (place: number, entryId: string, among: string) => ({ place, entryId, among: among.split(' ') });

  test.each<[name: string, decided: DecidedPlace[], expected: string]>([
    ['shared by three', [], '1 A, 1 B, 1 C, 4 D (ida)'],
    ['decided for one', [decision(1, 'B', 'C A B')], '1 B, 2 A, 2 C, 4 D (ida)'],
    ['decided twice', [decision(1, 'B', 'A B C'), decision(2, 'C', 'A C')], '1 B, 2 C, 3 A, 4 D (ida)'],
    ['decided for the second place first', [decision(2, 'C', 'A B C')], '1 A, 1 B, 1 C, 4 D (ida)'],
    ['then for the first', [decision(2, 'C', 'A B C'), decision(1, 'B', 'A B C')], '1 B, 2 C, 3 A, 4 D (ida)'],
    ['decided before a correction', [decision(1, 'B', 'A B')], '1 A, 1 B, 1 C, 4 D (ida)'],
  ])('are decided among tied entries: %s', (_, decided, expected) => {
    expect(tied(decided)).toBe(expected);
  });

  test('keep one decision for each tie and place', () => {
    const first = withDecidedPlace({}, decision(1, 'A', 'A B'), 2);
    const again = withDecidedPlace({ decided: first }, decision(1, 'B', 'B A'), 2);
    expect(again).toEqual([decision(1, 'B', 'B A')]);
    const others = ['A C', 'B C'].reduce(
      (decided, among) => withDecidedPlace({ decided }, decision(1, 'C', among), 2),
      again,
    );
    expect(others.map(({ among }) => among.join())).toEqual(['A,C', 'B,C']);
  });
});
