import { expect, test } from 'vitest';
import { timesAt } from './price.ts';

test.each([
  ['a player alone', 1, 1, 1],
  ['seven of a family', 7, 7, 1],
  ['a class of thirty, the last of it', 30, 30, 4],
  ['a player among many who want the same', 1, 400, 2],
  ['a machine', 120, 120, 16],
  ['a machine that goes on', 100_000, 100_000, 32],
])('%s pays so many times', (_who, ofAddress, ofPurpose, times) => {
  expect(timesAt({ ofAddress, ofPurpose })).toBe(times);
});
