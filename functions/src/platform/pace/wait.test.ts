import { describe, expect, it } from 'vitest';
import { TimedOut } from '../fault.ts';
import { retry, withTimeout } from './wait.ts';

describe('withTimeout', () => {
  it('gives up on work that takes longer, and leaves no error behind when it fails later', async () => {
    const work = Promise.withResolvers<string>();
    await expect(withTimeout(5, work.promise)).rejects.toThrow(TimedOut);
    work.reject(new Error('too late to matter'));
    await new Promise((resolve) => setImmediate(resolve));
  });

  it('gives the result or the error of work that ends in time, and leaves no timer behind', async () => {
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = timers();
    await expect(withTimeout(60_000, Promise.resolve('done'))).resolves.toBe('done');
    await expect(withTimeout(60_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(timers()).toBeLessThanOrEqual(before);
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
