import { describe, expect, it } from 'vitest';
import { TimedOut } from '../fault.ts';
import { retry, withTimeout } from './wait.ts';

describe('withTimeout', () => {
  it('rejects work that takes too long, and ignores its later error', async () => {
    const work = Promise.withResolvers<string>();
    await expect(withTimeout(5, work.promise)).rejects.toThrow(TimedOut);
    work.reject(new Error('too late to matter'));
    await new Promise((resolve) => setImmediate(resolve));
  });

  it('passes on the result or error of work in time, and clears its timer', async () => {
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = timers();
    await expect(withTimeout(60_000, Promise.resolve('done'))).resolves.toBe('done');
    await expect(withTimeout(60_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(timers()).toBeLessThanOrEqual(before);
  });
});

it.each([
  ['retries a temporary error up to the limit', new TimedOut('late'), 3],
  ['does not retry a permanent error', new RangeError('broken'), 1],
])('%s', async (_what, error, times) => {
  let attempts = 0;
  const work = async () => {
    attempts += 1;
    throw error;
  };
  await expect(retry(work, (failed) => failed === 3)).rejects.toBe(error);
  expect(attempts).toBe(times);
});
