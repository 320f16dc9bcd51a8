import { expect, test } from 'vitest';
import { sampleEntry, sampleMatch, sampleStage } from '../samples.ts';
import { allStandings } from '../standings/standings.ts';
import { finalPlaces } from './final-places.ts';

/** Computes 'place entry' of a competition with these groups and matches, and disqualified entries. */
function placesOf(stages: { groups: string[]; matches: string[] }[], out = ''): string[] {
  const plan = stages.map(({ groups }, index) => sampleStage(groups, { id: `s${index}` }));
  const matches = stages.flatMap((stage, index) =>
    stage.matches.map((rows, group) => sampleMatch(1, rows, { stageId: `s${index}`, groupId: `g${group + 1}` })),
  );
  const entries = [...out].map((id) => sampleEntry(id, { status: 'disqualified', keepsPoints: true }));
  const all = allStandings({ stages: plan, adjustments: [] }, entries, matches);
  return finalPlaces(all, entries).map(({ place, entryId }) => `${place} ${entryId}`);
}

test.each<{ name: string; stages: { groups: string[]; matches: string[] }[]; out?: string; places: string[] }>([
  {
    name: 'of one stage are its ranks',
    stages: [{ groups: ['A B C'], matches: ['B:1:0 A:2:0 C:3:0'] }],
    places: ['1 B', '2 A', '3 C'],
  },
  {
    name: 'who did not advance is behind all who did',
    stages: [
      { groups: ['A B C D'], matches: ['A:1:30 B:2:0 C:3:0 D:4:0'] },
      { groups: ['B C'], matches: ['C:1:0 B:2:0'] },
    ],
    places: ['1 C', '2 B', '3 A', '4 D'],
  },
  {
    name: 'also behind one who came to the final and played no match of it',
    stages: [
      { groups: ['A B C'], matches: ['A:1:0 B:2:0 C:3:0'] },
      { groups: ['A B'], matches: ['A:1:0 B:-'] },
    ],
    places: ['1 A', '2 B', '3 C'],
  },
  {
    name: 'a stage that has not been drawn yet places nobody',
    stages: [
      { groups: ['A B'], matches: ['A:1:0 B:2:0'] },
      { groups: [''], matches: [] },
    ],
    places: ['1 A', '2 B'],
  },
  {
    name: 'by the stage they left, whatever their points',
    stages: [
      { groups: ['A B C D E'], matches: ['A:1:0 B:2:0 C:3:0 D:4:50 E:5:0'] },
      { groups: ['A B C'], matches: ['A:1:0 B:2:0 C:3:0'] },
      { groups: ['A B'], matches: ['B:1:0 A:2:0'] },
    ],
    places: ['1 B', '2 A', '3 C', '4 D', '5 E'],
  },
  {
    name: 'a shared rank is a shared place, and the next skips',
    stages: [
      { groups: ['A B C D'], matches: ['A:1:0 B:?:3 C:?:3 D:?:1'] },
      { groups: ['A'], matches: ['A:1:0'] },
    ],
    places: ['1 A', '2 B', '2 C', '4 D'],
  },
  {
    name: 'among the groups of a stage',
    stages: [
      { groups: ['A B', 'C D'], matches: ['A:1:0 B:2:0', 'C:1:9 D:2:9'] },
      { groups: ['A C'], matches: ['A:1:0 C:2:0'] },
    ],
    places: ['1 A', '2 C', '3 D', '4 B'],
  },
  {
    name: 'who was disqualified with their points comes behind the champion, who is the next one',
    stages: [{ groups: ['A B C'], matches: ['A:1:9 B:2:0 C:3:0'] }],
    out: 'A',
    places: ['1 B', '2 A', '3 C'],
  },
  {
    name: 'a first place that somebody disqualified shares is the other one’s',
    stages: [{ groups: ['A B C'], matches: ['A:?:9 B:?:9 C:?:0'] }],
    out: 'A',
    places: ['1 B', '2 A', '3 C'],
  },
  {
    name: 'two who are next share the title',
    stages: [{ groups: ['A B C D'], matches: ['A:1:9 B:?:9 C:?:9 D:?:0'] }],
    out: 'A',
    places: ['1 B', '1 C', '3 A', '4 D'],
  },
  {
    name: 'of a final whose players are all disqualified the title is of the stage before',
    stages: [
      { groups: ['A B C D'], matches: ['A:1:0 B:2:0 C:3:0 D:4:0'] },
      { groups: ['A B'], matches: ['A:1:0 B:2:0'] },
    ],
    out: 'AB',
    places: ['1 C', '2 A', '3 B', '4 D'],
  },
])('$name', ({ stages, out, places }) => {
  expect(placesOf(stages, out)).toEqual(places);
});
