import type { HistoryPage, PlayerHistory } from '@arena/domain';
import { hashKey, type QueryKey, queryOptions } from '@tanstack/react-query';
import { PAGE_DATA, paths } from '#lib/addresses/paths.ts';
import { readOnce } from '#lib/query/read-once.ts';

const TIMEOUT = 12_000;

/**
 * Reads a query's data from the server-rendered page at an address: the CDN answers, so a visit costs no database
 * reads.
 * @throws if the page or the query in it is missing
 */
async function readFromPage<T>(address: string, queryKey: QueryKey): Promise<T> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok && response.status !== 404) throw new Error(`The page answered ${response.status}`);
  // Styles are removed, because the browser's policy would report them.
  const html = (await response.text()).replace(/<style>.*?<\/style>/gs, '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const data: { queries?: { queries: { queryHash: string; state: { data: T } }[] } } = JSON.parse(
    page.getElementById(PAGE_DATA)?.textContent ?? '{}',
  );
  const found = data.queries?.queries.find(({ queryHash }) => queryHash === hashKey(queryKey));
  if (found === undefined) throw new Error('The page carries nothing');
  return found.state.data;
}

/** A page of the history: a year, its prizes or a search; null if it doesn't exist. */
export const historyQuery = (address: string) =>
  queryOptions({
    queryKey: ['history', address],
    queryFn: ({ queryKey }) => readFromPage<HistoryPage | null>(address, queryKey),
    ...readOnce,
  });

/** A player's page; null if no player is shown under this id. */
export const playerQuery = (id: string) =>
  queryOptions({
    queryKey: ['player', id],
    queryFn: ({ queryKey }) => readFromPage<PlayerHistory | null>(paths.player(id), queryKey),
    ...readOnce,
  });
