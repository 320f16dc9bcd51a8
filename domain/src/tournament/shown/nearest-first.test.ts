import { expect, test } from 'vitest';
import { nearestFirst } from './nearest-first.ts';

const now = new Date('2026-11-20T18:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000).toISOString();
const dated = (name: string, from: number | null, until?: number) => ({
  name,
  date: from === null ? null : days(from),
  endDate: until === undefined ? null : days(until),
  result: null,
});
const tonight = dated('tonight', 0.3);

test.each([
  ['the next first', [dated('later', 8), tonight], 'tonight later'],
  ['running before upcoming', [tonight, dated('now', -0.1, 0.1)], 'now tonight'],
  [
    'past last, the latest of them first',
    [dated('old', -19, -18.9), dated('last week', -7, -6.9), dated('undated', null), tonight],
    'tonight undated last week old',
  ],
  ['past a day after its start if no end is known', [dated('over', -1.1), dated('undated', null)], 'undated over'],
])('orders tournaments: %s', (_what, all, order) => {
  expect(
    nearestFirst(all, now)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(order);
});
