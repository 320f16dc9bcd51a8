import { setTimeout as sleep } from 'node:timers/promises';
import { limits, SECOND } from '@arena/domain';
import { mayRetry, TimedOut } from '../fault.ts';

const FIRST_PAUSE = 8;
const LONGEST_PAUSE = 1_000;

/**
 * Waits before another attempt: up to 8 ms after the first, twice as long after each further one, a second at
 * most. The length is random, so that those who collided don't collide again.
 * @param attempt how many attempts have failed, from 1.
 */
export async function pauseBefore(attempt: number): Promise<void> {
  const longest = Math.min(FIRST_PAUSE * 2 ** (attempt - 1), LONGEST_PAUSE);
  await sleep(Math.random() * longest);
}

/** Maximum difference between two clocks of the provider, in milliseconds. */
const CLOCKS_APART = 50;

/** Waits until the clock shows another second, here and elsewhere. */
export async function untilNextSecond(): Promise<void> {
  await sleep(SECOND - (Date.now() % SECOND) + CLOCKS_APART);
}

/**
 * The result of `work`, or a `TimedOut` error where it takes longer than `milliseconds`. The work itself goes on
 * unheeded: use it only for what may happen late without harm.
 */
export function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new TimedOut(`No answer within ${milliseconds} ms`));
    const timer = setTimeout(late, milliseconds);
    const inTime = work.finally(() => clearTimeout(timer));
    inTime.then(resolve, reject);
  });
}

/**
 * The result of `work`, which is tried again, each time with a time of its own, where that can help.
 * @param isEnough whether no more is to be tried, by how many attempts have failed.
 * @param longest how many milliseconds one of them may take.
 */
export async function persist<T>(
  work: () => Promise<T>,
  isEnough: (attempts: number) => boolean,
  longest: number = limits.attemptDeadline,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await within(longest, work());
    } catch (error) {
      if (!mayRetry(error) || isEnough(attempt)) throw error;
      await pauseBefore(attempt);
    }
  }
}
