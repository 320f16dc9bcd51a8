import { randomUUID } from 'node:crypto';
import { limits, MINUTE, type StandingsFile } from '@arena/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../lib/query/query-client.ts';
import { standingsToTest } from './sample.ts';
import { readStandings, standingsQuery } from './standings-query.ts';
import { useStandings } from './use-standings.ts';

const live = standingsToTest();
const over = standingsToTest([], { state: 'finished' });

const fetched = vi.fn<typeof fetch>();
/** A reply with a version of its own. */
const say = (file: StandingsFile, etag = `"${randomUUID()}"`) => Response.json(file, { headers: { etag } });

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time + 1));

function turn(hidden: boolean): void {
  const visibilityState = hidden ? 'hidden' : 'visible';
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** A page that shows a table, read just now; null: that has to read it. */
async function openPage(file: StandingsFile | null, every: number | null = null) {
  const client = createQueryClient();
  if (file !== null) client.setQueryData(standingsQuery('copa').queryKey, file);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const beforeChange = vi.fn();
  const hook = renderHook(() => useStandings('copa', beforeChange, every), { wrapper });
  await pass(0);
  return { view: () => hook.result.current, beforeChange, close: hook.unmount };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T01:00:00.000Z') });
  localStorage.clear();
  turn(false);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal(
    'fetch',
    fetched.mockReset().mockImplementation(async () => say(live, '"same"')),
  );
});

afterEach(() => {
  window.dispatchEvent(new Event('online'));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('an open table', () => {
  test.each([
    {
      name: 'is read at once, then every few seconds while it is played',
      file: live,
      tries: 1 + MINUTE / limits.standingsPolling,
    },
    { name: 'is read seldom once it is final', file: over, tries: MINUTE / limits.publicPolling },
    { name: 'that isn’t there yet is read at once', file: null, tries: 1 + MINUTE / limits.standingsPolling },
  ])('$name', async ({ file, tries }) => {
    fetched.mockImplementation(async () => say(file ?? live, '"same"'));
    await openPage(file);
    await pass(MINUTE);
    expect(Math.abs(fetched.mock.calls.length - tries)).toBeLessThanOrEqual(1);
  });

  test('is read as often as its address says, whatever is played', async () => {
    await openPage(live, 10_000);
    await pass(MINUTE);
    expect(Math.abs(fetched.mock.calls.length - 6)).toBeLessThanOrEqual(1);
  });

  test('rests while nobody sees it, and is read at once when somebody does', async () => {
    await openPage(live);
    turn(true);
    await pass(10 * MINUTE);
    expect(fetched).toHaveBeenCalledTimes(1);
    turn(false);
    await pass(0);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('is another one when the answer is, measured before; and gone where there is none', async () => {
    fetched.mockResolvedValueOnce(say(over)).mockResolvedValueOnce(new Response('', { status: 404 }));
    const { view, beforeChange } = await openPage(live);
    expect([view().file, beforeChange.mock.calls.length]).toEqual([over, 1]);
    await pass(limits.publicPolling);
    expect(view().file).toBeNull();
  });
});

describe('a lost network', () => {
  test('is said at the second try, asked for less often, and forgotten with the first answer', async () => {
    fetched.mockRejectedValue(new TypeError('lost'));
    const { view } = await openPage(live);
    expect(view().contact.isLost).toBe(false);
    await pass(limits.standingsPolling);
    expect(view().contact.isLost).toBe(true);
    fetched.mockClear();
    await pass(10 * MINUTE);
    expect(view().file).toBe(live);
    expect(fetched.mock.calls.length).toBeLessThanOrEqual((2 * 10 * MINUTE) / limits.publicPolling);
    fetched.mockImplementation(async () => say(over));
    // No program for streams tells its page that the network is back.
    await pass(limits.publicPolling + limits.standingsPolling);
    expect([view().file, view().contact.isLost]).toEqual([over, false]);
  });

  test('is said at once where the browser knows', async () => {
    const { view } = await openPage(live);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(view().contact.isLost).toBe(true);
  });

  test('leaves nothing to show where nothing was shown yet', async () => {
    fetched.mockRejectedValue(new TypeError('lost'));
    const { view } = await openPage(null);
    await pass(limits.standingsPolling);
    expect([view().file, view().contact]).toEqual([undefined, { readAt: null, isLost: true }]);
  });
});

describe('a reading', () => {
  test('tells the same table by its version', async () => {
    fetched.mockImplementation(async () => say(live, '"1"'));
    const first = await readStandings('copa', null);
    expect(first).toEqual(live);
    expect(await readStandings('copa', null, first)).toBe(first);
    fetched.mockImplementation(async () => say(live, '"2"'));
    expect(await readStandings('copa', 7, first)).not.toBe(first);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      '/tournament/copa/standings.json',
      '/tournament/copa/standings.json',
      '/tournament/copa/standings-7.json',
    ]);
  });

  test('older than the shown one is ignored, until every server must have the new one', async () => {
    const at = (updatedAt: string) => ({ ...live, results: live.results && { ...live.results, updatedAt } });
    const [older, newer] = [at('2026-03-01T00:00:00.000Z'), at('2026-03-01T00:00:09.000Z')];
    fetched.mockImplementation(async () => say(newer));
    const shown = await readStandings('copa', null);
    fetched.mockImplementation(async () => say(older));
    expect(await readStandings('copa', null, shown)).toBe(shown);
    vi.setSystemTime(Date.now() + 2 * limits.pagesKept + 1);
    expect(await readStandings('copa', null, shown)).toEqual(older);
  });

  test('finds nothing where there is no such tournament, and fails where the server does', async () => {
    fetched
      .mockResolvedValueOnce(new Response('', { status: 404 }))
      .mockResolvedValueOnce(new Response('', { status: 503 }));
    expect(await readStandings('copa', null)).toBeNull();
    await expect(readStandings('copa', null)).rejects.toThrow('503');
  });
});
