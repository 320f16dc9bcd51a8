const AFTER_PAINT = 1_500;

/**
 * Fetches what the visitor of `address` is likely to open next, once the screen has come to rest. Returns the way to
 * stop.
 */
export function loadAhead(address: string): () => void {
  const stop = new AbortController();
  const timer = setTimeout(async () => {
    const likely = await import('./likely.ts').catch(() => null);
    await likely?.loadLikely(address, stop.signal);
  }, AFTER_PAINT);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
