/**
 * Runs `work` while no other tab of the site runs work of the same name; tabs wait their turn. Where the
 * browser has no such locks (an old one, or a page without https) it runs at once, so `work` must bear company.
 */
export function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work();
}
