import { setTimeout as sleep } from 'node:timers/promises';
import { limits, SECOND } from '@arena/domain';
import { mayRetry, TimedOut } from '../fault.ts';

const FIRST_PAUSE = 8;
const LONGEST_PAUSE = 1_000;

/**
 * Waits before another attempt: up to 8 ms after the first, doubling up to one second. The length is random, so that
 * colliding callers don't collide again.
 * @param attempt number of failed attempts, from 1.
 */
export async function pauseBefore(attempt: number): Promise<void> {
  const longest = Math.min(FIRST_PAUSE * 2 ** (attempt - 1), LONGEST_PAUSE);
  await sleep(Math.random() * longest);
}

/** Maximum difference between two clocks of the provider, in milliseconds. */
const CLOCKS_APART = 50;

/** Waits until the next second, allowing for the difference between clocks. */
export async function untilNextSecond(): Promise<void> {
  await sleep(SECOND - (Date.now() % SECOND) + CLOCKS_APART);
}

/**
 * Limits the wait for `work` without cancelling it. Use it only for work that may finish late without harm.
 * @throws TimedOut after `milliseconds`.
 */
export function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const expire = () => reject(new TimedOut(`No answer within ${milliseconds} ms`));
    const timer = setTimeout(expire, milliseconds);
    const inTime = work.finally(() => clearTimeout(timer));
    inTime.then(resolve, reject);
  });
}

/**
 * Repeats `work` while its errors are temporary.
 * @param isEnough true to stop after this many failures.
 * @param longest milliseconds for one attempt.
 */
export async function retry<T>(
  work: () => Promise<T>,
  isEnough: (attempts: number) => boolean,
  longest: number = limits.attemptDeadline,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withTimeout(longest, work());
    } catch (error) {
      if (!mayRetry(error) || isEnough(attempt)) throw error;
      await pauseBefore(attempt);
    }
  }
}
