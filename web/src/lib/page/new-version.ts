/** Load errors of code, as reported by Vite. */
const unloaded = new WeakSet<object>();
if (!import.meta.env.SSR) {
  window.addEventListener('vite:preloadError', ({ payload }) => unloaded.add(payload));
}

/** True if the site answers now; neither caches nor the service worker answer `HEAD`. */
export const siteAnswers = (): Promise<boolean> =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** True if the page was reloaded, so that it doesn't reload forever. */
function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
}

/**
 * Reloads the page once if its code couldn't be loaded although the site answers: a newer version has replaced it.
 * @returns false if the page stays
 */
export async function reloadForNewVersion(error: unknown): Promise<boolean> {
  if (typeof error !== 'object' || error === null || !unloaded.has(error)) return false;
  if (wasReloaded() || !(await siteAnswers())) return false;
  window.location.reload();
  return true;
}
