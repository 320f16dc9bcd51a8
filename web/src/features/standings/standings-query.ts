import { isBeingPlayed, isFields, limits, type StandingsFile } from '@arena/domain';
import { type QueryState, queryOptions } from '@tanstack/react-query';
import { paths } from '../../lib/addresses/paths.ts';
import { keptData } from '../../lib/query/kept-data.ts';
import { visitorStorageKeys } from '../../lib/storage/visitor-storage-keys.ts';
import { serverNow } from '../../lib/time/clock.ts';

/** The table: a number, all tables, or the page's default (null). */
export type Which = number | 'all' | null;

type State = QueryState<StandingsFile | null>;

interface Read {
  etag: string | null;
  /** When it was first read, in milliseconds. */
  since: number;
}

/** The read of each file. */
const reads = new WeakMap<StandingsFile, Read>();

/** True if a table is from before the one that is shown: each instance of the server keeps its own for a while. */
function isOutdated({ results }: StandingsFile, shown: StandingsFile): boolean {
  const since = reads.get(shown)?.since ?? 0;
  if (Date.now() - since > 2 * limits.pagesKept) return false;
  return (results?.updatedAt ?? '') < (shown.results?.updatedAt ?? '');
}

/**
 * Reads a table; the very one that is shown where it is still that one, null where there is no such tournament.
 * @throws where it can't be read.
 */
export async function readStandings(
  tournamentId: string,
  which: Which,
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

/** The table that this browser saw last, for where there is no network; null where it is another's. */
const keptFor = (tournamentId: string, which: Which) => (kept: unknown) => {
  if (!isStandings(kept) || kept.tournament.id !== tournamentId) return null;
  return which === null || which === 'all' || which === kept.lobby?.number ? kept : null;
};

/** True if a table changes at any moment. One that isn't there yet may come at any. */
const isLive = ({ data }: State) => data === undefined || (data !== null && isBeingPlayed(data, serverNow()));

/** Milliseconds until a table is read again: a few seconds while it is played, more otherwise and after a failure. */
function pauseAfter(state: State, every: number | null): number {
  const usual = every ?? (isLive(state) ? limits.standingsPolling : limits.publicPolling);
  return state.status === 'error' ? Math.max(usual, limits.publicPolling) : usual;
}

/**
 * Query of a tournament's table; null where there is none to see.
 * @param every how often it is read, in milliseconds; null: as often as it is worth.
 */
export const standingsQuery = (tournamentId: string, which: Which = null, every: number | null = null) =>
  queryOptions<StandingsFile | null>({
    queryKey: ['standings', tournamentId, which],
    queryFn: ({ client, queryKey }) => readStandings(tournamentId, which, client.getQueryData(queryKey)),
    structuralSharing: false,
    ...keptData(visitorStorageKeys.standings, keptFor(tournamentId, which)),
    staleTime: ({ state }) => (isLive(state) ? 0 : limits.publicPolling),
    refetchInterval: ({ state }) => pauseAfter(state, every),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    // One lost answer in a moving bus is none to speak of, once a table is shown.
    retry: (failures) => failures < 1,
    retryDelay: limits.standingsPolling,
  });
