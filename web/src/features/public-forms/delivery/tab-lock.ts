/** What a tab writes to local storage reaches the others a moment later than its lock does. */
const CATCH_UP = 500;

/**
 * Runs `work` while no other tab of the site runs work of the same name; tabs wait their turn, and find in local
 * storage what the one before them wrote. Where the browser has no such locks (an old one, or a page without
 * https) or gives none (it keeps no data of the site) it runs at once, so `work` must bear company.
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
    navigator.locks.request(name, hold).catch(() => (isBegun ? undefined : work().then(resolve, reject)));
  });
}
