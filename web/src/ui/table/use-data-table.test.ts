import { expect, test } from 'vitest';
import { columnsThatFit } from './use-data-table.ts';

const columns = [
  { id: 'name', width: 8, shown: 'always' },
  { id: 'mail', width: 14, givesWay: 1 },
  { id: 'phone', width: 9, givesWay: 2 },
  { id: 'team', width: 10 },
  { id: 'note', least: 12 },
  { id: 'when' },
] as const;

test.each([
  ['all', 60, [], ['name', 'mail', 'phone', 'team', 'note', 'when']],
  ['the first to give way is left out', 59, [], ['name', 'phone', 'team', 'note', 'when']],
  ['then the second', 45, [], ['name', 'team', 'note', 'when']],
  ['then the last', 36, [], ['name', 'team', 'note']],
  ['chosen ones stay longer', 36, ['mail'], ['name', 'mail', 'team']],
  ['chosen ones, too, are left out where they do not fit', 20, ['mail'], ['name']],
  ['one that is always shown stays', 1, [], ['name']],
])('of the columns in a table, %s', (_title, space, chosen, left) => {
  expect(columnsThatFit(columns, space, (id) => chosen.some((each) => each === id))).toEqual(left);
});
