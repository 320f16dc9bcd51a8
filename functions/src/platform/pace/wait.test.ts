import { describe, expect, it } from 'vitest';
import { TimedOut } from '../fault.ts';
import { pauseBefore, retry, untilNextSecond, withTimeout } from './wait.ts';

it('waits for another second', async () => {
  const second = () => Math.floor(Date.now() / 1_000);
  const before = second();
  await untilNextSecond();
  expect(second()).toBe(before + 1);
});

describe('withTimeout', () => {
  it('gives the error of work that fails in time', async () => {
    await expect(withTimeout(1_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });

  it('gives up on work that takes longer, and leaves no error behind when it fails later', async () => {
    const work = Promise.withResolvers<string>();
    await expect(withTimeout(5, work.promise)).rejects.toThrow(TimedOut);
    work.reject(new Error('too late to matter'));
    await new Promise((resolve) => setImmediate(resolve));
  });

  it('gives the result of work that is done in time, and leaves no timer behind', async () => {
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = timers();
    await expect(withTimeout(60_000, Promise.resolve('done'))).resolves.toBe('done');
    expect(timers()).toBeLessThanOrEqual(before);
  });
});

describe('the pause before another attempt', () => {
  it.each([
    [1, 8],
    [2, 16],
    [3, 32],
  ])('after %i attempts is %i ms at most', async (attempts, longest) => {
    const started = performance.now();
    await Promise.all(Array.from({ length: 20 }, () => pauseBefore(attempts)));
    expect(performance.now() - started).toBeLessThan(longest + 200);
  });
});

it.each([
  ['that passes, until it was tried enough', new TimedOut('late'), 3],
  ['that stays, not again', new RangeError('broken'), 1],
])('tries work with an error %s', async (_what, error, times) => {
  let attempts = 0;
  const work = async () => {
    attempts += 1;
    throw error;
  };
  await expect(retry(work, (failed) => failed === 3)).rejects.toBe(error);
  expect(attempts).toBe(times);
});
