import { LRUCache } from 'lru-cache';

interface Options {
  /** Maximum number of keys. The least recently used one is dropped. */
  max: number;
  /** Lifetime of a value in milliseconds. Unlimited by default. */
  ttl?: number;
}

/** Caches the results of `read` by key. Concurrent callers share one call. Failures aren't cached. */
export function memoize<Value>(
  read: (key: string) => Promise<Value>,
  options: Options,
): (key?: string) => Promise<Value> {
  // Pass `perf`, because tests replace it after the library was loaded.
  const cache = new LRUCache<string, Promise<Value>>({ ttl: 0, ttlResolution: 0, perf: performance, ...options });
  return (key = '') => {
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const value = read(key);
    cache.set(key, value);
    value.catch(() => {
      if (cache.peek(key) === value) cache.delete(key);
    });
    return value;
  };
}
