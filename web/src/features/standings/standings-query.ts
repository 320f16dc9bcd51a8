import { isBeingPlayed, isFields, limits, type StandingsFile } from '@arena/domain';
import { type QueryState, queryOptions } from '@tanstack/react-query';
import { paths } from '#lib/addresses/paths.ts';
import { keptData } from '#lib/query/kept-data.ts';
import { visitorStorageKeys } from '#lib/storage/visitor-storage-keys.ts';
import { serverNow } from '#lib/time/clock.ts';

/** The table: a number, all tables, or the page's default (null). */
export type TableChoice = number | 'all' | null;

type State = QueryState<StandingsFile | null>;

interface Read {
  etag: string | null;
  /** Time of its first read, in milliseconds. */
  since: number;
}

/** The read of each file. */
const reads = new WeakMap<StandingsFile, Read>();

/** True if a table is older than the shown one: each instance of the server caches its own for a while. */
function isOutdated({ results }: StandingsFile, shown: StandingsFile): boolean {
  const since = reads.get(shown)?.since ?? 0;
  if (Date.now() - since > 2 * limits.pageCacheTtl) return false;
  return (results?.updatedAt ?? '') < (shown.results?.updatedAt ?? '');
}

/**
 * Reads a table. Returns the shown object if it is unchanged, null for an unknown tournament.
 * @throws if it can't be read
 */
export async function readStandings(
  tournamentId: string,
  which: TableChoice,
  shown: StandingsFile | null = null,
): Promise<StandingsFile | null> {
  const address = `${paths.standings(tournamentId)}${which === null ? '' : `-${which}`}.json`;
  const response = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(limits.standingsTimeout) });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The table answered ${response.status}`);
  const etag = response.headers.get('etag');
  if (shown !== null && etag !== null && etag === reads.get(shown)?.etag) return shown;
  const file: StandingsFile = await response.json();
  if (shown !== null && isOutdated(file, shown)) return shown;
  reads.set(file, { etag, since: Date.now() });
  return file;
}

const isStandings = (data: unknown): data is StandingsFile =>
  isFields(data) && data.version === 1 && isFields(data.tournament);

/** Returns the table that this browser stored last, for offline use; null if it is of another tournament or table. */
const storedFor = (tournamentId: string, which: TableChoice) => (kept: unknown) => {
  if (!isStandings(kept) || kept.tournament.id !== tournamentId) return null;
  return which === null || which === 'all' || which === kept.lobby?.number ? kept : null;
};

/** True if the table may change at any moment. A missing table may appear at any moment. */
const isLive = ({ data }: State) => data === undefined || (data !== null && isBeingPlayed(data, serverNow()));

/**
 * Returns the milliseconds until the next read: a few seconds while it is played, more otherwise and after a failure.
 */
function pauseAfter(state: State, every: number | null): number {
  const usual = every ?? (isLive(state) ? limits.standingsPolling : limits.publicPolling);
  return state.status === 'error' ? Math.max(usual, limits.publicPolling) : usual;
}

/** A tournament's table; null if there is none. @param every polling interval in milliseconds; null for the default */
export const standingsQuery = (tournamentId: string, which: TableChoice = null, every: number | null = null) =>
  queryOptions<StandingsFile | null>({
    queryKey: ['standings', tournamentId, which],
    queryFn: ({ client, queryKey }) => readStandings(tournamentId, which, client.getQueryData(queryKey)),
    structuralSharing: false,
    ...keptData(visitorStorageKeys.standings, storedFor(tournamentId, which)),
    staleTime: ({ state }) => (isLive(state) ? 0 : limits.publicPolling),
    refetchInterval: ({ state }) => pauseAfter(state, every),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    // A single lost answer isn't reported while a table is shown.
    retry: (failures) => failures < 1,
    retryDelay: limits.standingsPolling,
  });
