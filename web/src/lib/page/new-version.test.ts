// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { reloadForNewVersion } from './new-version.ts';

const reload = vi.fn();
const siteAnswers = vi.fn<typeof fetch>();

class Navigation {
  type: string;
  constructor(type: string) {
    this.type = type;
  }
}

beforeEach(() => {
  vi.stubGlobal('location', { reload });
  vi.stubGlobal(
    'fetch',
    siteAnswers.mockReset().mockImplementation(async () => new Response(null)),
  );
  vi.stubGlobal('PerformanceNavigationTiming', Navigation);
  reload.mockReset();
  return () => vi.unstubAllGlobals();
});

function pageCameBy(type: string): void {
  vi.stubGlobal('performance', { getEntriesByType: () => [new Navigation(type)] });
}

/** Error of an import, reported as Vite does. */
function unloaded(): Error {
  const payload = new TypeError('Failed to fetch dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return payload;
}

test('code that is gone from a site that answers reloads the page', async () => {
  pageCameBy('navigate');
  expect(await reloadForNewVersion(unloaded())).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['the page came by a reload already', 'reload', unloaded, async () => new Response(null)],
  ['the site doesn’t answer', 'navigate', unloaded, async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a screen broke that was loaded', 'navigate', () => new TypeError('undefined'), async () => new Response(null)],
])('the page stays where %s', async (_where, type, makeError, answer) => {
  pageCameBy(type);
  siteAnswers.mockImplementation(answer);
  expect(await reloadForNewVersion(makeError())).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
