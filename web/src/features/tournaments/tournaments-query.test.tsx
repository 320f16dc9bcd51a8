import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepQueries } from '../../lib/query/kept-data.ts';
import { createQueryClient } from '../../lib/query/query-client.ts';
import { tournamentsQuery } from './tournaments-query.ts';
import { useTournamentList } from './use-tournaments.ts';

const KEY = 'tournaments';
const NOW = '2026-11-20T12:00:00.000Z';

function documentOf(...names: string[]): Response {
  const maps = names.map((name) => ({
    mapValue: {
      fields: { id: { stringValue: name }, name: { stringValue: name }, status: { stringValue: 'published' } },
    },
  }));
  return new Response(JSON.stringify({ fields: { tournaments: { arrayValue: { values: maps } } } }));
}

const read = vi.fn<typeof fetch>();
const lost = new TypeError('Failed to fetch');

/** One millisecond more, in which TanStack tells the screens. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds + 1));

/** A page that shows the list; `began` is what its client holds. */
async function openPage(client = createQueryClient()) {
  keepQueries(client);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const hook = renderHook(useTournamentList, { wrapper });
  await pass(0);
  const list = () => hook.result.current;
  return { list, names: () => list().tournaments?.map(({ name }) => name) ?? null };
}

const keptAt = (readAt: string, data: unknown = []) => localStorage.setItem(KEY, JSON.stringify({ readAt, data }));
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW) });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal(
    'fetch',
    read.mockReset().mockImplementation(async () => documentOf('copa')),
  );
});

describe('a later visit', () => {
  const earlier = '2026-11-20T10:30:00.000Z';
  const readAt = Date.parse(earlier);
  beforeEach(() => keptAt(earlier, [{ id: 'copa', name: 'copa', status: 'published' }]));

  test('has the last good list before the network answers, with its age', async () => {
    read.mockReturnValue(new Promise(() => undefined));
    const { list, names } = await openPage();
    expect(names()).toEqual(['copa']);
    expect(list()).toMatchObject({ state: 'loading', readAt });
  });

  test.each(['{', '{"readAt":7,"data":[]}'])('ignores a damaged list: %s', async (damaged) => {
    localStorage.setItem(KEY, damaged);
    read.mockReturnValue(new Promise(() => undefined));
    expect((await openPage()).names()).toBeNull();
  });

  test('shows nothing unpublished, whatever storage holds', async () => {
    keptAt(earlier, [{ id: 'draft', status: 'draft' }, 7, null]);
    read.mockReturnValue(new Promise(() => undefined));
    expect((await openPage()).names()).toEqual([]);
  });
});

test('keeping fresh reads on opening and every 30 seconds, and recovers from a failure', async () => {
  const { list, names } = await openPage();
  expect(read).toHaveBeenCalledTimes(1);
  read.mockRejectedValueOnce(lost);
  await pass(30_000);
  expect([read.mock.calls.length, list().state]).toEqual([2, 'failed']);
  read.mockImplementation(async () => documentOf('copa', 'liga'));
  await pass(30_000);
  expect([list().state, names()]).toEqual(['ready', ['copa', 'liga']]);
  expect(kept()).toMatchObject({ data: [{ id: 'copa' }, { id: 'liga' }] });
});

test.each([
  { about: 'nothing was kept', before: null, left: '2026-11-20T11:59:45.000Z' },
  { about: 'what was kept is newer', before: '2026-11-20T11:59:55.000Z', left: '2026-11-20T11:59:55.000Z' },
  { about: 'a clock running ahead kept it', before: '2026-11-21T12:00:00.000Z', left: '2026-11-20T11:59:45.000Z' },
])('the list that a page brings is shown, and the newest is kept where $about', async ({ before, left }) => {
  if (before !== null) keptAt(before);
  const client = createQueryClient();
  client.setQueryData(tournamentsQuery().queryKey, [], { updatedAt: Date.parse('2026-11-20T11:59:45Z') });
  const { list } = await openPage(client);
  expect(list().tournaments).toEqual([]);
  expect(read).not.toHaveBeenCalled();
  expect(kept()).toMatchObject({ readAt: left });
});
