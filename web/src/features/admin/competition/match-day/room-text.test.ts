import { expect, test } from 'vitest';
import { isTooLate } from './room-text.ts';

const at = (clock: string) => `2026-11-20T${clock}:00.000Z`;

test.each<[string, string, string | null, string, boolean]>([
  ['a quarter of an hour before', '12:45', '13:00', '10:00', false],
  ['at its start', '13:00', '13:00', '10:00', false],
  ['in the evening, of one at noon', '18:45', '13:00', '10:00', true],
  ['at once, of one that should have begun', '13:10', '13:00', '13:10', false],
  ['a while after, of one that should have begun', '13:20', '13:00', '13:10', true],
  ['of one without a time', '18:45', null, '10:00', false],
])('a room that is seen %s', (_what, release, start, now, expected) => {
  const startsAt = start === null ? null : at(start);
  expect(isTooLate(at(release), { startsAt }, new Date(at(now)))).toBe(expected);
});
