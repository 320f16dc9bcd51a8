// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { reloadForNewVersion } from './new-version.ts';

class Navigation {
  type: string;
  constructor(type: string) {
    this.type = type;
  }
}

/** Error of an import, reported as Vite does. */
function unloaded(): Error {
  const payload = new TypeError('Failed to fetch dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return payload;
}
const isUp = async () => new Response(null);
const isDown = () => Promise.reject(new TypeError('Failed to fetch'));

test.each([
  ['code is missing on a reachable site', true, 'navigate', unloaded, isUp],
  ['the page was already reloaded', false, 'reload', unloaded, isUp],
  ['the site is unreachable', false, 'navigate', unloaded, isDown],
  ['a loaded screen fails', false, 'navigate', () => new TypeError('undefined'), isUp],
])('when %s the page reloads: %s', async (_where, reloads, type, makeError, answer) => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('PerformanceNavigationTiming', Navigation);
  vi.stubGlobal('performance', { getEntriesByType: () => [new Navigation(type)] });
  vi.stubGlobal('fetch', answer);
  expect(await reloadForNewVersion(makeError())).toBe(reloads);
  expect(reload).toHaveBeenCalledTimes(reloads ? 1 : 0);
});
