import { createHash } from 'node:crypto';
import { limits } from '@arena/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../functions/src/failure.ts';
import type { Database } from '../../../functions/src/platform/firestore.ts';
import { keyedHash } from '../../../functions/src/platform/keyed-hash.ts';
import type { RateName } from '../../../functions/src/rate-limit/rules.ts';
import { type RateLimiter, rateLimiter } from '../../../functions/src/rate-limit/service.ts';
import { type RateStore, rateStore } from '../../../functions/src/rate-limit/store.ts';
import { LOST, loseNextReply } from '../../support/calls/lost-reply.ts';
import { openDatabase, type TestDatabase } from '../../support/records/database.ts';
import { HASH_KEY, NOW } from '../../support/records/records.ts';

const INSTANCES = 8;
const storeOn = (database: Database) => rateStore(database, keyedHash(HASH_KEY));

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

async function isLetThrough(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (fault) {
    if (fault instanceof ApiError && fault.code === 'rate_limited') return false;
    throw fault;
  }
}

const admitted = (limiter: RateLimiter, name: RateName, key: string, now = NOW) =>
  isLetThrough(limiter.takeAll([{ name, key }], now));

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
    { name: 'setupPerAccount', each: 6 },
    { name: 'registrationsPerAddress', each: 25 },
  ] as const)('$name is exact', async ({ name, each }) => {
    const limiters = instances(() => storeOn(opened.database));
    expect(await rush(limiters, name, each)).toBe(limits.rate[name].hits);
    expect(await rush(limiters, name, 1)).toBe(0);
  });

  it('leaks where each instance counts for itself: the rush does press', async () => {
    expect(await rush(instances(memoryStore), 'setupPerAccount', 6)).toBe(INSTANCES * limits.rate.setupPerAccount.hits);
  });
});

describe('a limit', () => {
  it('is one for each key and each name', async () => {
    const limiter = rateLimiter(storeOn(opened.database));
    await rush([limiter], 'setupPerAccount', 5);
    expect(await admitted(limiter, 'setupPerAccount', 'one key')).toBe(false);
    expect(await admitted(limiter, 'setupPerAccount', 'another key')).toBe(true);
    expect(await admitted(limiter, 'registrationsPerPlayer', 'one key')).toBe(true);
  });

  it('ends with its window, after which the record may be thrown away', async () => {
    const limiter = rateLimiter(storeOn(opened.database));
    const { window, hits } = limits.rate.setupPerAccount;
    await rush([limiter], 'setupPerAccount', hits);
    const { docs } = await opened.database.collection('rateLimits').get();
    expect(docs.map((record) => record.get('expiresAt').toDate())).toEqual([new Date(NOW.getTime() + window)]);
    expect(await admitted(limiter, 'setupPerAccount', 'one key', new Date(NOW.getTime() + window - 1))).toBe(false);
    expect(await admitted(limiter, 'setupPerAccount', 'one key', new Date(NOW.getTime() + window))).toBe(true);
  });

  it.each(LOST)('counts a try once where the reply to its counting is lost because %s', async (_why, end) => {
    const limiter = rateLimiter(storeOn(opened.database));
    loseNextReply(opened.database, end, 'rateLimits');
    expect(await rush([limiter], 'setupPerAccount', 2)).toBe(2);
    expect(await rush([limiter], 'setupPerAccount', 4)).toBe(3);
  });

  it('counts what arrives together by one write, each key by itself', async () => {
    const limiter = rateLimiter(storeOn(opened.database));
    const commits = vi.spyOn(opened.database, 'batch');
    const keys = Array.from({ length: 20 }, (_, index) => ['one', `key ${index}`]).flat();
    const tries = await Promise.all(keys.map((key) => admitted(limiter, 'setupPerAccount', key)));
    expect(tries.filter(Boolean)).toHaveLength(20 + limits.rate.setupPerAccount.hits);
    expect(commits).toHaveBeenCalledOnce();
  });

  it('counts a try against all that it is to count against, or against none', async () => {
    const limiter = rateLimiter(storeOn(opened.database));
    const one = { name: 'setupPerAccount', key: 'one key' } as const;
    const takeBoth = (key: string) => isLetThrough(limiter.takeAll([{ name: 'setupPerAccount', key }, one], NOW));
    await rush([limiter], one.name, limits.rate.setupPerAccount.hits);
    expect(await Promise.all(Array.from({ length: 9 }, () => takeBoth('refused')))).not.toContain(true);
    expect(await admitted(limiter, 'setupPerAccount', 'refused')).toBe(true);
    await limiter.forget(one.name, one.key);
    expect(await Promise.all(Array.from({ length: 3 }, () => takeBoth('let through')))).not.toContain(false);
    expect(await rush([limiter], one.name, 9)).toBe(limits.rate.setupPerAccount.hits - 3);
  });

  it('keeps nothing that could be read back', async () => {
    await admitted(rateLimiter(storeOn(opened.database)), 'setupPerAccount', 'ana@example.com');
    const { docs } = await opened.database.collection('rateLimits').get();
    const kept = JSON.stringify(docs.map((record) => [record.id, record.data()]));
    expect(kept).not.toContain('ana');
    const guessed = createHash('sha256').update('ana@example.com');
    for (const guess of [guessed.copy().digest('base64url'), guessed.digest('hex')]) expect(kept).not.toContain(guess);
  });

  it('passes a fault of the database on, and counts again afterwards', async () => {
    const real = storeOn(opened.database);
    let broken = true;
    const limiter = rateLimiter({
      ...real,
      read: (counters) => (broken ? Promise.reject(new TypeError('broken')) : real.read(counters)),
    });
    await expect(limiter.takeAll([{ name: 'setupPerAccount', key: 'one key' }], NOW)).rejects.toThrow('broken');
    broken = false;
    expect(await admitted(limiter, 'setupPerAccount', 'one key')).toBe(true);
  });
});
