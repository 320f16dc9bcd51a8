import { QueryCache, QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { reportProblem } from '../page/log.ts';
import { ApiError } from './api.ts';
import { forgetWithAccount } from './authorized-call.ts';
import type { Page } from './every-page.ts';

export interface QueryState<T> {
  isLoading: boolean;
  /** Why the last try to read it failed; null where it didn't. */
  failure: string | null;
  /** The last good value, or the initial one; null without either. */
  value: T | null;
  /** When the last good reading was, in milliseconds; null where there is none yet. */
  readAt: number | null;
}

/** The subject in words and its ids: `['a room', tournamentId, matchId]`. */
type QueryKey = readonly [what: string, ...of: string[]];

const FIRST_PAGE: string | null = null;

const NEVER = 0;

/** Something of the admin area's that is read again and again while it is shown, once for the whole page. */
export interface CachedQuery<T> {
  key: QueryKey;
  read: () => Promise<T>;
  /** Milliseconds. */
  every: number;
  /** The initial value until the first good read; null without one. */
  before: () => T | null;
  /** The last good value; null without one. */
  current(): T | null;
  /** Reads what is shown; while it is being read, joins that reading. Never rejects. */
  refresh(): Promise<void>;
  /** Reads what is shown after a change to it: a reading that began before doesn't count. Never rejects. */
  refetch(): Promise<void>;
}

/** Says what reading failed for, where no answer of the API's does. */
function report(error: Error, { queryKey: [what] }: { queryKey: readonly unknown[] }): void {
  if (!(error instanceof ApiError)) reportProblem(`Reading ${what}`, error);
}

const readings = new QueryClient({
  queryCache: new QueryCache({ onError: report }),
  // Without a network it is tried all the same, and once: that it failed is said at once. What was read is there again
  // at once until its account is left.
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: false,
      gcTime: Number.POSITIVE_INFINITY,
      staleTime: Number.POSITIVE_INFINITY,
    },
  },
});
// Refetches when the tab becomes visible.
readings.mount();
forgetWithAccount(() => readings.clear());

/**
 * Keeps what `read` brings: read on being shown, and every so many milliseconds while it is and its tab is too. All of
 * it is forgotten once the account that read it is left.
 * @param before what an earlier page of this tab read of it.
 */
export function cachedQuery<T>(
  key: QueryKey,
  read: () => Promise<T>,
  every: number,
  before: () => T | null = () => null,
): CachedQuery<T> {
  return {
    key,
    read,
    every,
    before,
    current() {
      const state = readings.getQueryState<T>(key);
      return state === undefined || state.dataUpdatedAt === NEVER ? null : (state.data ?? null);
    },
    refresh: () => readings.refetchQueries({ queryKey: key, type: 'active' }, { cancelRefetch: false }),
    async refetch() {
      // A first reading would be joined otherwise.
      await readings.cancelQueries({ queryKey: key });
      await readings.invalidateQueries({ queryKey: key });
    },
  };
}

export function useCachedQuery<T>({ key, read, every, before }: CachedQuery<T>): QueryState<T> {
  const { data, error, isFetching, dataUpdatedAt } = useQuery(
    {
      queryKey: key,
      queryFn: read,
      initialData: () => before() ?? undefined,
      initialDataUpdatedAt: NEVER,
      refetchInterval: every,
      refetchOnMount: 'always',
      refetchOnWindowFocus: ({ state }) => (Date.now() - state.dataUpdatedAt >= every ? 'always' : false),
    },
    readings,
  );
  return {
    isLoading: isFetching,
    failure: error instanceof ApiError ? error.text : (error?.message ?? null),
    value: data ?? null,
    readAt: dataUpdatedAt === NEVER ? null : dataUpdatedAt,
  };
}

/** Reads one page of a list: the one that `cursor` names, the first for null. @throws {ApiError} */
export type ReadPage<Item> = (cursor: string | null) => Promise<Page<Item>>;

/** Reads a list page by page; from its beginning each time it is opened. */
export function usePages<Item>(key: QueryKey, read: ReadPage<Item>) {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    {
      queryKey: key,
      queryFn: ({ pageParam }) => read(pageParam),
      initialPageParam: FIRST_PAGE,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      gcTime: 0,
    },
    readings,
  );
  return {
    items: data?.pages.flatMap(({ items }) => items) ?? [],
    hasMore: hasNextPage,
    isLoading: isFetching,
    /** Why the last page couldn't be read; null where it could, or is being read again. */
    error: isFetching ? null : error,
    /** Reads the page that comes next, or the one that couldn't be read. Never rejects. */
    readMore: () => (data === undefined ? refetch() : fetchNextPage()),
  };
}
