import { limits } from '@arena/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../functions/src/failure.ts';
import { type RateLimiter, rateLimiter } from '../../functions/src/rate-limit/service.ts';
import { type RateStore, rateStore } from '../../functions/src/rate-limit/store.ts';
import type { RateName } from '../../functions/src/rate-limit/window.ts';
import { openDatabase, type TestDatabase } from '../support/database.ts';
import { LOST, loseNextReply } from '../support/lost-reply.ts';
import { NOW } from '../support/records.ts';

const INSTANCES = 8;

let opened: TestDatabase;

beforeAll(() => {
  opened = openDatabase('demo-api-rate-limit');
});
beforeEach(() => {
  vi.restoreAllMocks();
  return opened.empty();
});
afterAll(() => opened.close());

/** Limiters that share nothing but what `storeOf` gives them, like the instances of the server. */
function instances(storeOf: () => RateStore): RateLimiter[] {
  return Array.from({ length: INSTANCES }, () => rateLimiter(storeOf()));
}

async function admitted(limiter: RateLimiter, name: RateName, key: string, now = NOW): Promise<boolean> {
  try {
    await limiter.take(name, key, now);
    return true;
  } catch (fault) {
    if (fault instanceof ApiError && fault.code === 'rate_limited') return false;
    throw fault;
  }
}

/** Sends as many tries to each limiter at the same moment and counts those let through. */
async function rush(limiters: readonly RateLimiter[], name: RateName, each: number): Promise<number> {
  const tries = limiters.flatMap((limiter) => Array.from({ length: each }, () => admitted(limiter, name, 'one key')));
  return (await Promise.all(tries)).filter(Boolean).length;
}

/** What each instance would count on its own. */
function memoryStore(): RateStore {
  let hits: readonly number[] = [];
  return {
    read: async () => ({
      counts: [{ hits, writtenBy: null }],
      async write([change]) {
        hits = change?.hits ?? hits;
      },
    }),
    async forget() {
      hits = [];
    },
  };
}

describe(`a limit over ${INSTANCES} instances`, () => {
  it.each([
    { name: 'loginsPerAccount', each: 6 },
    { name: 'registrationsPerAddress', each: 25 },
  ] as const)('$name is exact', async ({ name, each }) => {
    const limiters = instances(() => rateStore(opened.database));
    expect(await rush(limiters, name, each)).toBe(limits.rate[name].hits);
    expect(await rush(limiters, name, 1)).toBe(0);
  });

  it('leaks where each instance counts for itself: the rush does press', async () => {
    expect(await rush(instances(memoryStore), 'loginsPerAccount', 6)).toBe(
      INSTANCES * limits.rate.loginsPerAccount.hits,
    );
  });
});

describe('a limit', () => {
  it('is one for each key and each name', async () => {
    const limiter = rateLimiter(rateStore(opened.database));
    await rush([limiter], 'loginsPerAccount', 5);
    expect(await admitted(limiter, 'loginsPerAccount', 'one key')).toBe(false);
    expect(await admitted(limiter, 'loginsPerAccount', 'another key')).toBe(true);
    expect(await admitted(limiter, 'registrationsPerPlayer', 'one key')).toBe(true);
  });

  it('ends with its window, after which the record may be thrown away', async () => {
    const limiter = rateLimiter(rateStore(opened.database));
    const { window, hits } = limits.rate.loginsPerAccount;
    await rush([limiter], 'loginsPerAccount', hits);
    const { docs } = await opened.database.collection('rateLimits').get();
    expect(docs.map((record) => record.get('expiresAt').toDate())).toEqual([new Date(NOW.getTime() + window)]);
    expect(await admitted(limiter, 'loginsPerAccount', 'one key', new Date(NOW.getTime() + window - 1))).toBe(false);
    expect(await admitted(limiter, 'loginsPerAccount', 'one key', new Date(NOW.getTime() + window))).toBe(true);
  });

  it.each(LOST)('counts a try once where the reply to its counting is lost because %s', async (_why, end) => {
    const limiter = rateLimiter(rateStore(opened.database));
    loseNextReply(opened.database, end, 'rateLimits');
    expect(await rush([limiter], 'loginsPerAccount', 2)).toBe(2);
    expect(await rush([limiter], 'loginsPerAccount', 4)).toBe(3);
  });

  it('counts what arrives together by one write, each key by itself', async () => {
    const limiter = rateLimiter(rateStore(opened.database));
    const commits = vi.spyOn(opened.database, 'batch');
    const keys = Array.from({ length: 20 }, (_, index) => ['one', `key ${index}`]).flat();
    const tries = await Promise.all(keys.map((key) => admitted(limiter, 'loginsPerAccount', key)));
    expect(tries.filter(Boolean)).toHaveLength(20 + limits.rate.loginsPerAccount.hits);
    expect(commits).toHaveBeenCalledOnce();
  });

  it('keeps nothing that could be read back', async () => {
    await admitted(rateLimiter(rateStore(opened.database)), 'loginsPerAccount', 'ana@example.com');
    const { docs } = await opened.database.collection('rateLimits').get();
    expect(JSON.stringify(docs.map((record) => [record.id, record.data()]))).not.toContain('ana');
  });

  it('passes a fault of the database on, and counts again afterwards', async () => {
    const real = rateStore(opened.database);
    let broken = true;
    const limiter = rateLimiter({
      ...real,
      read: (counters) => (broken ? Promise.reject(new TypeError('broken')) : real.read(counters)),
    });
    await expect(limiter.take('loginsPerAccount', 'one key', NOW)).rejects.toThrow('broken');
    broken = false;
    expect(await admitted(limiter, 'loginsPerAccount', 'one key')).toBe(true);
  });
});
