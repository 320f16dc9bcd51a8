import { expect, test } from 'vitest';
import { nearestFirst } from './nearest-first.ts';

const now = new Date('2026-11-20T18:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000).toISOString();
const dated = (name: string, from: number | null, until?: number) => ({
  name,
  date: from === null ? null : days(from),
  endDate: until === undefined ? null : days(until),
});
const tonight = dated('tonight', 0.3);

test.each([
  ['the next one first', [dated('later', 8), tonight], 'tonight later'],
  ['what is under way before what is to come', [tonight, dated('now', -0.1, 0.1)], 'now tonight'],
  [
    'what is over last, the latest of it first',
    [dated('old', -19, -18.9), dated('last week', -7, -6.9), dated('undated', null), tonight],
    'tonight undated last week old',
  ],
  ['no end: over a day after its beginning', [dated('over', -1.1), dated('undated', null)], 'undated over'],
])('%s', (_what, all, order) => {
  expect(
    nearestFirst(all, now)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(order);
});
