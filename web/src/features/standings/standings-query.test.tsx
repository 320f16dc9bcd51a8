import { randomUUID } from 'node:crypto';
import { limits, MINUTE, type StandingsFile } from '@arena/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#lib/query/query-client.ts';
import { testStandings } from './sample.ts';
import { readStandings, standingsQuery } from './standings-query.ts';
import { useStandings } from './use-standings.ts';

const live = testStandings();
const over = testStandings([], { state: 'finished' });

const fetched = vi.fn<typeof fetch>();
/** A reply with a version of its own. */
const say = (file: StandingsFile, etag = `"${randomUUID()}"`) => Response.json(file, { headers: { etag } });

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time + 1));

/** A page that shows a table, read just now; null: that has to read it. */
async function openPage(file: StandingsFile | null) {
  const client = createQueryClient();
  if (file !== null) client.setQueryData(standingsQuery('copa').queryKey, file);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useStandings('copa', () => undefined, null), { wrapper });
  await pass(0);
  return () => result.current;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T01:00:00.000Z') });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fetched.mockImplementation(async () => say(live, '"same"'));
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => void window.dispatchEvent(new Event('online')));

test.each([
  ['cached', live],
  ['not cached', null],
])('a table that is %s is read at once, then every few seconds during play', async (_, file) => {
  await openPage(file);
  await pass(MINUTE);
  expect(Math.abs(fetched.mock.calls.length - 1 - MINUTE / limits.standingsPolling)).toBeLessThanOrEqual(1);
});

test('reports a lost network at the second failure, polls less often, and recovers', async () => {
  fetched.mockRejectedValue(new TypeError('lost'));
  const view = await openPage(live);
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

test('reuses a table with the same ETag, and reads a requested version at its own address', async () => {
  fetched.mockImplementation(async () => say(live, '"1"'));
  const first = await readStandings('copa', null);
  expect(first).toEqual(live);
  expect(await readStandings('copa', null, first)).toBe(first);
  fetched.mockImplementation(async () => say(live, '"2"'));
  expect(await readStandings('copa', 7, first)).not.toBe(first);
  const latest = '/tournament/copa/standings.json';
  const addresses = fetched.mock.calls.map(([address]) => address);
  expect(addresses).toEqual([latest, latest, '/tournament/copa/standings-7.json']);
});

test('ignores an older table until all server caches have expired', async () => {
  const at = (updatedAt: string) => ({ ...live, results: live.results && { ...live.results, updatedAt } });
  const [older, newer] = [at('2026-03-01T00:00:00.000Z'), at('2026-03-01T00:00:09.000Z')];
  fetched.mockImplementation(async () => say(newer));
  const shown = await readStandings('copa', null);
  fetched.mockImplementation(async () => say(older));
  expect(await readStandings('copa', null, shown)).toBe(shown);
  vi.setSystemTime(Date.now() + 2 * limits.pageCacheTtl + 1);
  expect(await readStandings('copa', null, shown)).toEqual(older);
});
