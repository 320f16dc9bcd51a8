// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const reload = vi.fn();
const siteAnswers = vi.fn<typeof fetch>();
const missing = vi.fn<() => Promise<string>>();

beforeEach(() => {
  vi.resetModules();
  reload.mockReset();
  siteAnswers.mockReset().mockImplementation(async () => new Response(null));
  missing.mockReset().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', siteAnswers);
});
afterEach(() => vi.unstubAllGlobals());

/** The module as a fresh page has it; what it waits for may wait for ever. */
async function freshPage({ isTouched }: { isTouched: boolean }) {
  const { wantedPart } = await import('./part.ts');
  if (isTouched) document.body.click();
  return wantedPart;
}

test('a part that comes at the second try is had', async () => {
  const wantedPart = await freshPage({ isTouched: true });
  missing.mockRejectedValueOnce(new TypeError('lost')).mockResolvedValueOnce('part');
  await expect(wantedPart(missing)).resolves.toBe('part');
  expect(reload).not.toHaveBeenCalled();
});

test('parts that are missing at once load the page once', async () => {
  const wantedPart = await freshPage({ isTouched: true });
  void wantedPart(missing);
  void wantedPart(missing);
  await vi.waitFor(() => expect(missing).toHaveBeenCalledTimes(4));
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  await new Promise(setImmediate);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['the page wasn’t touched', false, async () => new Response(null), 2],
  ['the site doesn’t answer', true, async () => Promise.reject(new TypeError('Failed to fetch')), 1],
  ['the site answers with a failure', true, async () => new Response(null, { status: 503 }), 1],
])('the page stays where %s', async (_where, isTouched, answer, tries) => {
  siteAnswers.mockImplementation(answer);
  const wantedPart = await freshPage({ isTouched });
  await expect(wantedPart(missing)).rejects.toThrow('Failed to fetch');
  expect(missing).toHaveBeenCalledTimes(tries);
  expect(reload).not.toHaveBeenCalled();
});
