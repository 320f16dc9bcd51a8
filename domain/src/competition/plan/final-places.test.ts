import { expect, test } from 'vitest';
import { sampleEntry, sampleMatch, sampleStage } from '../samples.ts';
import { allStandings } from '../standings/standings.ts';
import { finalPlaces } from './final-places.ts';

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
