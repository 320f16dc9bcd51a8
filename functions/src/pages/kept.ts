/** Maximum of cached keys: more means that a client tries addresses. */
const MOST_KEPT = 500;

/** Caches the result of `make` by key; concurrent callers share one call. A failure isn't cached. */
export function madeOnceEach<Value>(make: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const kept = new Map<string, Promise<Value>>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    if (kept.size < MOST_KEPT) {
      kept.set(key, value);
      value.catch(() => kept.delete(key));
    }
    return value;
  };
}

/** The same for a single thing. */
export function madeOnce<Value>(make: () => Promise<Value>): () => Promise<Value> {
  const only = madeOnceEach(make);
  return () => only('');
}
