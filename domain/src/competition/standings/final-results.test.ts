import { expect, test } from 'vitest';
import { sampleEntry, sampleMatch, sampleStage } from '../competition-samples.ts';
import type { Competition } from '../records/competition.schema.ts';
import type { Entry } from '../records/entry.schema.ts';
import { finalResultText, ownResultText } from './final-result-text.ts';
import { finalResults } from './final-results.ts';

interface Case {
  name: string;
  stages: { groups: string; rows: string }[];
  teamSize?: Competition['teamSize'];
  entries?: Partial<Record<string, Partial<Entry>>>;
  texts: string[];
}

/** Tells each entry's result as `ANA: Quedaste…`. */
function told({ stages, teamSize = 1, entries = {} }: Case): string[] {
  const plan = stages.map(({ groups }, index) => sampleStage(groups, { id: `s${index}`, state: 'closed' }));
  const matches = stages.map(({ rows }, index) => sampleMatch(1, rows, { id: `m${index}`, stageId: `s${index}` }));
  const ids = [...new Set(stages.flatMap(({ groups }) => groups.split(' ')))];
  const all = ids.map((id) => sampleEntry(id, entries[id]));
  const results = finalResults({ state: 'finished', stages: plan, adjustments: [], teamSize }, all, matches);
  return [...results].map(([id, result]) => `${id}: ${finalResultText(result)}`);
}

test.each<Case>([
  {
    name: 'a squad is addressed as a team',
    stages: [{ groups: 'A B', rows: 'A:1:3 B:2:0' }],
    teamSize: 4,
    texts: ['A: Tu equipo quedó 1.º de 2 · 13 puntos', 'B: Tu equipo quedó 2.º de 2 · 6 puntos'],
  },
  {
    name: 'a tie is named and skips the next place',
    stages: [{ groups: 'A B C D', rows: 'A:1:0 B:2:0 C:3:2 D:5:0' }],
    texts: [
      'A: Quedaste 1.º de 4 · 10 puntos',
      'B: Quedaste 2.º de 4, con empate · 6 puntos',
      'C: Quedaste 2.º de 4, con empate · 6 puntos',
      'D: Quedaste 4.º de 4 · 1 punto',
    ],
  },
  {
    name: 'disqualified, withdrawn and absent entries get none',
    stages: [{ groups: 'A B C D E', rows: 'A:1:0 B:2:0 C:3:0 D:4:0 E:-' }],
    entries: { B: { status: 'disqualified', keepsPoints: true }, C: { status: 'withdrawn' }, E: { status: 'no_show' } },
    texts: ['A: Quedaste 1.º de 4 · 10 puntos', 'D: Quedaste 4.º de 4 · 2 puntos'],
  },
  {
    name: 'an eliminated entry has the points of its last stage',
    stages: [
      { groups: 'A B C', rows: 'A:1:0 B:2:0 C:3:9' },
      { groups: 'A B', rows: 'B:1:1 A:2:0' },
    ],
    texts: ['B: Quedaste 1.º de 3 · 11 puntos', 'A: Quedaste 2.º de 3 · 6 puntos', 'C: Quedaste 3.º de 3 · 13 puntos'],
  },
])('writes results: $name', (each) => {
  expect(told(each)).toEqual(each.texts);
});

test.each([
  [false, 'Quedé 2.º de 32 · 73 puntos en Copa'],
  [true, 'Quedamos 2.º de 32 · 73 puntos en Copa'],
])('writes a result to share (as a team: %s)', (isTeam, text) => {
  expect(ownResultText({ rank: 2, of: 32, points: 73, isTied: false, isTeam }, 'Copa')).toBe(text);
});
