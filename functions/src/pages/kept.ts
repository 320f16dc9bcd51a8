/** Beyond so many different keys somebody is trying addresses: what they get is made, but not kept. */
const MOST_KEPT = 500;

/**
 * Makes `make` work once for each key, also for those who ask while it works. What failed is made anew for the next
 * one who asks.
 */
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
