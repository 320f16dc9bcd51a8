import { expect, test } from 'vitest';
import { ApiError } from '../failure.ts';
import { linkPace } from './pace.ts';

const at = (second: number) => new Date(second * 1_000);

function refused(work: () => void): number | undefined {
  try {
    work();
    return undefined;
  } catch (fault) {
    return fault instanceof ApiError && fault.code === 'rate_limited' ? fault.retryAfterSeconds : Number.NaN;
  }
}

test('a link is asked about so often at once, then steadily; another one is none of its business', () => {
  const pace = linkPace({ most: 2, perMinute: 6 }, 10);
  expect([0, 0, 0].map((second) => refused(() => pace.take('a', at(second))))).toEqual([undefined, undefined, 10]);
  expect(refused(() => pace.take('b', at(0)))).toBeUndefined();
  expect(refused(() => pace.take('a', at(9)))).toBeGreaterThan(0);
  expect(refused(() => pace.take('a', at(10)))).toBeUndefined();
});

test('what is remembered of links doesn’t grow with their number', () => {
  const pace = linkPace({ most: 1, perMinute: 1 }, 2);
  for (const link of ['a', 'b', 'c']) pace.take(link, at(0));
  expect(refused(() => pace.take('c', at(0)))).toBe(60);
  expect(refused(() => pace.take('a', at(0)))).toBeUndefined();
});
