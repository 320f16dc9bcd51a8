import { expect, test } from 'vitest';
import { sampleTable } from '../competition-samples.ts';
import type { Scoring } from '../records/scoring.schema.ts';

type TieBreaks = Scoring['tieBreaks'];
const average: TieBreaks = ['averagePlacement'];
const best: TieBreaks = ['bestMatches'];
const last: TieBreaks = ['lastSharedMatch'];
const all: TieBreaks = ['wins', 'kills', ...average, ...best, ...last];
const ABCD = 'A B C D';
const circle = ['A:1:0 B:2:4 C:-', 'B:1:0 C:2:4 A:-', 'C:1:0 A:2:4 B:-'];
const outside = [...circle, 'D:1:10 A:6:0 B:6:0 C:6:0'];

test.each<[name: string, tieBreaks: TieBreaks, matches: string[], table: string, groups?: string]>([
  ['without tie-breaks are shared', [], ['A:1:0 B:2:4 C:3:6 D:4:0'], '1 A 10, 1 B 10, 1 C 10, 4 D 2', ABCD],
  ['are broken by Booyahs', ['wins'], ['A:2:4 B:1:0 C:3:0'], '1 B 10, 2 A 10, 3 C 4'],
  ['are broken by kills', ['kills'], ['A:1:0 B:2:4 C:3:6'], '1 C 10, 2 B 10, 3 A 10'],
  ['are broken by points for places', ['placementPoints'], ['A:3:6 B:2:4 C:1:0'], '1 C 10, 2 B 10, 3 A 10'],
  [
    'are broken by the average of known places',
    average,
    ['A:?:4 B:3:0 C:4:2', 'A:2:0 B:2:0 C:2:0'],
    '1 A 10, 2 B 10, 3 C 10',
  ],
  ['are broken by average, with unknown averages last', average, ['A:?:4 B:3:0 C:60:4'], '1 B 4, 2 C 4, 3 A 4'],
  ['are broken by the best match', best, ['A:?:5 B:?:8 C:?:1', 'A:?:5 B:?:2 C:?:9'], '1 C 10, 2 B 10, 3 A 10'],
  ['are broken by the second-best match', best, ['A:?:6 B:?:6', 'A:?:1 B:?:4', 'A:?:3 B:?:0'], '1 B 10, 2 A 10, 3 C 0'],
  [
    'are broken by the last match that both played',
    last,
    ['A:2:0 B:1:0 C:3:0', 'A:1:0 B:2:0 C:3:0', 'A:- B:- C:1:0'],
    '1 C 18, 2 A 16, 3 B 16',
  ],
  [
    'are broken by the last shared match with both places known',
    last,
    ['A:1:0 B:2:4 C:3:0', 'A:?:0 B:5:0 C:4:0', 'A:5:0 B:-'],
    '1 A 11, 2 B 11, 3 C 6',
  ],
  ['that form a circle are shared', last, circle, '1 A 20, 1 B 20, 1 C 20'],
  [
    'that form a circle rank behind an entry that beats them all',
    last,
    outside,
    '1 D 20, 2 A 20, 2 B 20, 2 C 20',
    ABCD,
  ],
  ['are broken by the next tie-break', ['wins', 'kills'], ['A:2:4 B:1:0 C:3:6'], '1 B 10, 2 C 10, 3 A 10'],
  ['are broken in the order of the tie-breaks', ['kills', 'wins'], ['A:2:4 B:1:0 C:3:6'], '1 C 10, 2 A 10, 3 B 10'],
  ['equal in every tie-break are shared', all, ['A:?:3 B:?:3 C:1:0'], '1 C 10, 2 A 3, 2 B 3'],
])('ties %s', (_, tieBreaks, matches, table, groups = 'A B C') => {
  expect(sampleTable(matches, { groups, tieBreaks })).toBe(table);
});
