import { LRUCache } from 'lru-cache';
import type { Context } from './context.ts';
import { type Database, perDatabase } from './firestore.ts';

interface Options {
  /** Maximum number of keys. The least recently used one is dropped. */
  max: number;
  /** Lifetime of a value in milliseconds. Unlimited by default. */
  ttl?: number;
}

/**
 * Caches the results of `read` by key. Concurrent callers share one promise. Failures aren't cached.
 * @param read gets the further arguments of the call that finds nothing in the cache.
 */
export function createCache<Key extends string | object, Value, Rest extends unknown[] = []>(
  read: (key: Key, ...rest: Rest) => Value,
  options: Options,
) {
  // Pass `perf`, because tests replace it after the library was loaded.
  const values = new LRUCache<Key, { of: Value }>({ ttl: 0, ttlResolution: 0, perf: performance, ...options });

  return {
    get(key: Key, ...rest: Rest): Value {
      const known = values.get(key);
      if (known !== undefined) return known.of;
      const made = { of: read(key, ...rest) };
      values.set(key, made);
      if (made.of instanceof Promise) {
        made.of.catch(() => {
          if (values.peek(key) === made) values.delete(key);
        });
      }
      return made.of;
    },
    clear: (): void => values.clear(),
  };
}

/** Caches the one result of `read`. */
export function cacheOne<Value>(read: () => Value, ttl = 0): () => Value {
  const cache = createCache(read, { max: 1, ttl });
  return () => cache.get('');
}

/** Caches per database, because tests open several in one process. */
export function createDatabaseCache<Value>(read: (context: Context, key: string) => Promise<Value>, options: Options) {
  const caches = perDatabase(() => createCache((key: string, context: Context) => read(context, key), options));
  return {
    get: (context: Context, key = ''): Promise<Value> => caches.of(context.db).get(key, context),
    clear: (db: Database): void => caches.of(db).clear(),
  };
}
