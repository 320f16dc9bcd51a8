import { limits } from '@arena/domain';
import { MemoryStore, rateLimit } from 'express-rate-limit';
import { ApiError } from '../api-error.ts';
import type { Context } from '../context.ts';
import { type Database, perDatabase } from '../firestore.ts';
import type { Counter, RateName } from './network-origin.ts';

/** Calls counted by this instance, in memory. All instances together allow up to `maxInstances` times each limit. */
const instances = perDatabase(() => new Map<RateName, MemoryStore>());

function createStore(name: RateName): MemoryStore {
  const store = new MemoryStore();
  const { window, hits } = limits.rate[name];
  // Starts the store's time window.
  rateLimit({ windowMs: window, limit: hits, store, validate: false });
  return store;
}

function storeOf(db: Database, name: RateName): MemoryStore {
  const stores = instances.of(db);
  const store = stores.get(name) ?? createStore(name);
  stores.set(name, store);
  return store;
}

/**
 * Counts a call for all counters, or for none if one refuses it.
 * @throws ApiError `rate_limited` with the seconds to wait.
 */
export async function limitRate({ db }: Pick<Context, 'db'>, counters: readonly Counter[]): Promise<void> {
  for (const [index, { name, key }] of counters.entries()) {
    const { totalHits, resetTime } = await storeOf(db, name).increment(key);
    if (totalHits <= limits.rate[name].hits) continue;
    for (const counted of counters.slice(0, index + 1)) await storeOf(db, counted.name).decrement(counted.key);
    const wait = (resetTime?.getTime() ?? Date.now()) - Date.now();
    throw new ApiError('rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(wait / 1_000)) });
  }
}

/** Checks if the next call would be refused. Counts nothing. */
export async function isAtLimit({ db }: Pick<Context, 'db'>, { name, key }: Counter): Promise<boolean> {
  const counted = await storeOf(db, name).get(key);
  const isExpired = (counted?.resetTime?.getTime() ?? 0) <= Date.now();
  return counted !== undefined && !isExpired && counted.totalHits >= limits.rate[name].hits;
}

/** Clears all counters. */
export function forgetCalls(db: Database): void {
  instances.of(db).clear();
}
