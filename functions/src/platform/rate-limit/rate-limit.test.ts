import { limits } from '@arena/domain';
import { Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Counter } from './network-origin.ts';
import { limitRate } from './rate-limit.ts';

const { hits, window } = limits.rate.setupPerAccount;
const one = { name: 'setupPerAccount', key: 'ana' } as const;

/** Limits of a new instance. */
function limiter() {
  const db = new Firestore();
  return (counters: readonly Counter[]) => limitRate({ db }, counters);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function times(count: number, work: () => Promise<void>): Promise<string[]> {
  const outcomes: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const outcome = work().then(() => 'done');
    outcomes.push(await outcome.catch((error: unknown) => String(Object(error).code)));
  }
  return outcomes;
}

describe('a limit', () => {
  it('refuses excess requests per key and name, with the time to wait', async () => {
    const limit = limiter();
    expect(await times(hits + 1, () => limit([one]))).toEqual([...Array(hits).fill('done'), 'rate_limited']);
    await expect(limit([one])).rejects.toMatchObject({ retryAfterSeconds: window / 1_000 });
    await limit([{ ...one, key: 'eva' }]);
    await limit([{ name: 'registrationsPerPlayer', key: one.key }]);
  });

  it('ends with its window', async () => {
    const limit = limiter();
    await times(hits, () => limit([one]));
    vi.advanceTimersByTime(window);
    await limit([one]);
  });

  it('does not count a request that another limit refuses', async () => {
    const limit = limiter();
    const other = { ...one, key: 'eva' };
    await times(hits, () => limit([one]));
    expect(await times(3, () => limit([other, one]))).toEqual(Array(3).fill('rate_limited'));
    expect(await times(hits, () => limit([other]))).toEqual(Array(hits).fill('done'));
  });
});
