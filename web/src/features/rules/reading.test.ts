import { expect, test } from 'vitest';
import { readingAt } from './reading.ts';

test.each([
  ['at the start', 0, { secondsLeft: 10, share: 1, read: 0, current: 0, done: false }],
  ['just before the first second', 999, { secondsLeft: 10, read: 0, current: 0 }],
  ['at the first second', 1_000, { secondsLeft: 9, read: 1, current: 1 }],
  ['in the middle', 5_500, { secondsLeft: 5, share: 0.45, read: 5, current: 5 }],
  ['just before the end', 9_999, { secondsLeft: 1, read: 9, current: 9, done: false }],
  ['at the end', 10_000, { secondsLeft: 0, share: 0, read: 10, current: null, done: true }],
  ['after a long sleep of the tab', 3_600_000, { secondsLeft: 0, read: 10, done: true }],
  ['with a clock that was set back', -5_000, { secondsLeft: 10, share: 1, read: 0, current: 0 }],
])('reading ten rules: %s', (_, elapsed, expected) => expect(readingAt(elapsed, 10)).toMatchObject(expected));

test.each([
  ['three rules, in the second third', 3, 5_000, { current: 1 }],
  ['forty rules, a quarter of a second each', 40, 2_510, { current: 10 }],
  ['one rule, all the time', 1, 9_999, { current: 0 }],
  ['no rules, while the time still passes', 0, 4_000, { secondsLeft: 6, read: 0, current: null, done: false }],
  ['no rules, at the end', 0, 10_000, { secondsLeft: 0, read: 0, current: null, done: true }],
])('the rules share the ten seconds evenly: %s', (_, count, elapsed, expected) =>
  expect(readingAt(elapsed, count)).toMatchObject(expected),
);
