/** Milliseconds by which local storage may reach other tabs after the lock. */
const CATCH_UP = 500;

/** Longer than a call takes; a suspended tab must not block the others. */
const LONGEST_WAIT = 25_000;

/**
 * Runs `work` in one tab at a time per name; each sees the previous one's writes in local storage. Without browser
 * locks (an old browser, no https, blocked storage) it runs at once, so `work` must tolerate concurrency.
 */
export function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return new Promise((resolve, reject) => {
    let isBegun = false;
    const hold = async () => {
      isBegun = true;
      await work().then(resolve, reject);
      await new Promise((release) => {
        setTimeout(release, CATCH_UP);
      });
    };
    const signal = AbortSignal.timeout(LONGEST_WAIT);
    navigator.locks.request(name, { signal }, hold).catch(() => (isBegun ? undefined : work().then(resolve, reject)));
  });
}
