import { expect, test } from 'vitest';
import { sampleCompetition, sampleEntry, sampleMatch, sampleStage } from '../competition-samples.ts';
import type { Competition, Stage } from '../records/competition.schema.ts';
import { buildResults } from '../standings/build-results.ts';
import { lobbyFile } from './lobby-file.ts';
import { standingsFile } from './standings-file.ts';
import { advancingIds, tablePages } from './table-pages.ts';

const AT = '2026-11-14T01:00:00.000Z';

/** Two groups in which everybody came in by the alphabet; D has the most kills, E more than B. */
const inOrder = ['A:1:0 B:2:0 C:3:0', 'D:1:5 E:2:1 F:3:0'];

type Case = [
  name: string,
  advance: Stage['advance'],
  through: string,
  change?: { played?: string[]; stage?: Partial<Stage>; next?: string },
];

test.each<Case>([
  ['the best of the rest from any group', { perGroup: 1, best: 1 }, 'A D E'],
  ['no entry before the first result', { perGroup: 1, best: 1 }, '', { played: [] }],
  [
    'the entries of the next stage once the stage is closed',
    { perGroup: 1, best: 1 },
    'C D',
    { stage: { state: 'closed' }, next: 'C D X' },
  ],
])('marks as advancing %s', (_name, advance, through, { played = inOrder, stage: change, next = '' } = {}) => {
  const stage = sampleStage(['A B C', 'D E F'], { id: 'ida', advance, ...change });
  const stages = [stage, sampleStage(next)];
  const matches = played.map((rows, index) =>
    sampleMatch(1, rows, { id: `m${index}`, stageId: 'ida', groupId: `g${index + 1}` }),
  );
  const entries = [...'ABCDEFX'].map((id) => sampleEntry(id));
  const built = (competition: Competition) => buildResults(competition, entries, matches, AT);
  const results = built(sampleCompetition(stages));
  const file = standingsFile({ id: 'copa', name: 'Copa', date: AT }, results);
  const rowsIn = results.tables.filter(({ stageId }) => stageId === 'ida').map(({ rows }) => rows);
  const marked = (ids: ReadonlySet<string>, rows = rowsIn.flat()) =>
    rows.flatMap(({ entryId }) => (ids.has(entryId) ? [entryId] : [])).sort();
  expect(marked(advancingIds(file, 'ida')).join(' ')).toBe(through);
  expect(advancingIds(file, 'final').size).toBe(0);
  // Files of one table, and pictures, agree.
  const ofTables = [1, 2].flatMap((number) => {
    const own = lobbyFile(file, number);
    return own === null ? [] : marked(advancingIds(own, 'ida'), own.results?.tables[0]?.rows);
  });
  expect(ofTables.join(' ')).toBe(through);
  const pages = tablePages(results, stage);
  expect(pages.flatMap((page) => marked(page.through, [...page.rows])).join(' ')).toBe(through);
});
