import type { Firestore } from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';

interface Options {
  /** Lifetime of a value in milliseconds. */
  ttl: number;
  max: number;
}

/**
 * Caches what `read` returns for a key. Callers at the same moment share one read; a failed one isn't kept.
 * Each database has its own cache, because tests open several in one process.
 */
export function createCache<Value extends object>(
  read: (context: Context, key: string) => Promise<Value>,
  options: Options,
) {
  const caches = new WeakMap<Firestore, LRUCache<string, Value, Context>>();

  function cacheOf(db: Firestore) {
    const cache =
      caches.get(db) ??
      new LRUCache<string, Value, Context>({
        ...options,
        // A read that `clear` overtakes still answers its callers.
        ignoreFetchAbort: true,
        fetchMethod: (key, _stale, { context }) => read(context, key),
      });
    caches.set(db, cache);
    return cache;
  }

  return {
    get: (context: Context, key = ''): Promise<Value> => cacheOf(context.db).forceFetch(key, { context }),
    clear: (db: Firestore): void => caches.get(db)?.clear(),
  };
}
