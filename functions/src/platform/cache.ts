import { LRUCache } from 'lru-cache';
import type { Context } from './context.ts';
import type { Database } from './firestore.ts';
import { perDatabase } from './per-database.ts';

interface Options {
  /** Lifetime of a value in milliseconds. */
  ttl: number;
  max: number;
}

/** Caches the results of `read` by key. Concurrent callers share one read. Failures aren't cached. */
export function createCache<Value extends object>(
  read: (context: Context, key: string) => Promise<Value>,
  options: Options,
) {
  const caches = perDatabase(
    () =>
      new LRUCache<string, Value, Context>({
        ...options,
        // A read that was interrupted by `clear` still answers its callers.
        ignoreFetchAbort: true,
        fetchMethod: (key, _stale, { context }) => read(context, key),
      }),
  );

  return {
    get: (context: Context, key = ''): Promise<Value> => caches.of(context.db).forceFetch(key, { context }),
    clear: (db: Database): void => caches.of(db).clear(),
  };
}
