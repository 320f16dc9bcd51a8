import { expect, test } from 'vitest';
import { sampleAdjustment, sampleEntries, sampleMatch, sampleStage } from '../competition-samples.ts';
import type { CountedAdjustment } from './counting.ts';
import { shownRank } from './shown-rank.ts';
import { standings } from './standings.ts';

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
