import { readPublicTournaments } from '@arena/domain';
import { sampleTournament } from '@arena/domain/samples';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepQueries } from '#lib/query/kept-data.ts';
import { createQueryClient } from '#lib/query/query-client.ts';
import { tournamentsQuery } from './tournaments-query.ts';
import { useTournamentList } from './use-tournaments.ts';

const KEY = 'tournaments';
const NOW = '2026-11-20T12:00:00.000Z';

const text = (stringValue: string) => ({ stringValue });
const count = (integerValue: number) => ({ integerValue: String(integerValue) });

function documentWith(fields: object[]): Response {
  const values = fields.map((each) => ({ mapValue: { fields: each } }));
  return Response.json({ fields: { tournaments: { arrayValue: { values } } } });
}

function documentOf(...names: string[]): Response {
  return documentWith(names.map((name) => ({ id: text(name), name: text(name), status: text('published') })));
}

/** A list of one tournament of 48 seats. */
function documentLeaving(seats: number): Response {
  const counts = { maxPlayers: count(48), currentPlayers: count(48 - seats) };
  return documentWith([{ id: text('copa'), name: text('copa'), status: text('published'), ...counts }]);
}

const read = vi.fn<typeof fetch>();

/** One millisecond more, in which TanStack tells the screens. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds + 1));

/** A page that shows the list; `began` is what its client holds. */
async function openPage(client = createQueryClient(), shownId?: string) {
  keepQueries(client);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const hook = renderHook(() => useTournamentList(shownId), { wrapper });
  await pass(0);
  const list = () => hook.result.current;
  return { list, names: () => list().tournaments?.map(({ name }) => name) ?? null };
}

const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW) });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  read.mockImplementation(async () => documentOf('copa'));
  vi.stubGlobal('fetch', read);
});

const published = { id: 'copa', name: 'copa', status: 'published' };

test.each([
  ['shows the last good list', JSON.stringify([published]), ['copa']],
  ['hides unpublished tournaments', '[{"id":"draft","status":"draft"},7,null]', []],
  ['ignores a damaged list', '[', null],
])('a later visit %s before the network answers', async (_, data, names) => {
  const readAt = '2026-11-20T10:30:00.000Z';
  localStorage.setItem(KEY, `{"readAt":"${readAt}","data":${data}}`);
  read.mockReturnValue(new Promise(() => undefined));
  const page = await openPage();
  expect(page.names()).toEqual(names);
  if (names !== null) expect(page.list()).toMatchObject({ state: 'loading', readAt: Date.parse(readAt) });
});

test('reads on opening and every 30 seconds, and recovers from a failure', async () => {
  const { list, names } = await openPage();
  expect(read).toHaveBeenCalledTimes(1);
  read.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await pass(30_000);
  expect([read.mock.calls.length, list().state]).toEqual([2, 'failed']);
  read.mockImplementation(async () => documentOf('copa', 'liga'));
  await pass(30_000);
  expect([list().state, names()]).toEqual(['ready', ['copa', 'liga']]);
  expect(kept()).toMatchObject({ data: [{ id: 'copa' }, { id: 'liga' }] });
});

test.each([
  ['every 3 seconds while the last seats are left', 2, undefined, 3_000],
  ['every 3 seconds on the screen of a tournament with its last seats', 2, 'copa', 3_000],
  ['every 30 seconds on another tournament’s screen', 2, 'otra', 30_000],
  ['every 30 seconds while many seats are left', 20, undefined, 30_000],
])('reads the list %s', async (_, seats, shownId, every) => {
  read.mockImplementation(async () => documentLeaving(seats));
  const { list } = await openPage(createQueryClient(), shownId);
  await pass(every - 1_000);
  expect(read).toHaveBeenCalledTimes(1);
  read.mockImplementation(async () => documentLeaving(0));
  await pass(1_000);
  expect(list().tournaments).toMatchObject([{ currentPlayers: 48 }]);
  // A full one is read as usual.
  await pass(29_000);
  expect(read).toHaveBeenCalledTimes(2);
});

test('reads at once on opening if the page is older than a few seconds and the last seats were left', async () => {
  const client = createQueryClient();
  const leaving = { maxPlayers: 48, currentPlayers: 47, status: 'published' as const };
  const page = readPublicTournaments([sampleTournament(leaving)]);
  client.setQueryData(tournamentsQuery().queryKey, page, { updatedAt: Date.parse('2026-11-20T11:59:45Z') });
  read.mockImplementation(async () => documentLeaving(0));
  const { list } = await openPage(client);
  expect(list().tournaments).toMatchObject([{ currentPlayers: 48 }]);
});

test.each([
  ['none was kept', null, '2026-11-20T11:59:45.000Z'],
  ['the kept one is newer', '2026-11-20T11:59:55.000Z', '2026-11-20T11:59:55.000Z'],
  ['the kept one is from the future', '2026-11-21T12:00:00.000Z', '2026-11-20T11:59:45.000Z'],
])('shows the list of a rendered page, and keeps the newest list if %s', async (_, before, left) => {
  if (before !== null) localStorage.setItem(KEY, JSON.stringify({ readAt: before, data: [] }));
  const client = createQueryClient();
  client.setQueryData(tournamentsQuery().queryKey, [], { updatedAt: Date.parse('2026-11-20T11:59:45Z') });
  const { list } = await openPage(client);
  expect(list().tournaments).toEqual([]);
  expect(read).not.toHaveBeenCalled();
  expect(kept()).toMatchObject({ readAt: left });
});
