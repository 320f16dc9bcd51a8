import { expect, test } from 'vitest';
import { nearestFirst } from './nearest-first.ts';

const now = new Date('2026-11-20T18:00:00Z');
const dated = (name: string, date: string | null, endDate: string | null = null) => ({ name, date, endDate });

test.each([
  [
    'the next one first',
    [dated('later', '2026-11-28T01:00:00Z'), dated('tonight', '2026-11-21T01:00:00Z')],
    'tonight later',
  ],
  [
    'what is under way before what is to come',
    [dated('tonight', '2026-11-21T01:00:00Z'), dated('now', '2026-11-20T17:00:00Z', '2026-11-20T20:00:00Z')],
    'now tonight',
  ],
  [
    'what is over last, the latest of it first',
    [
      dated('old', '2026-11-01T01:00:00Z', '2026-11-01T04:00:00Z'),
      dated('last week', '2026-11-13T01:00:00Z', '2026-11-13T04:00:00Z'),
      dated('undated', null),
      dated('tonight', '2026-11-21T01:00:00Z'),
    ],
    'tonight undated last week old',
  ],
  [
    'no end: over a day after its beginning',
    [dated('over', '2026-11-19T01:00:00Z'), dated('undated', null)],
    'undated over',
  ],
])('%s', (_what, all, order) => {
  expect(
    nearestFirst(all, now)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(order);
});
