import { limits } from '@arena/domain';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../calls/api.ts';

interface Options<T> {
  query: { queryKey: QueryKey; queryFn: () => Promise<T> };
  /** Milliseconds until the next read. */
  pace: (data: T) => number;
  /** Data sent with the page. */
  initial?: { value: T; readAt: number } | null;
  /** Called once when the link has become invalid. */
  onGone: () => void;
}

/** Polls the data of a private link while its screen is visible. */
export function useLinkQuery<T>({ query, pace, initial = null, onGone }: Options<T>) {
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery<T>({
    ...query,
    ...(initial === null ? {} : { initialData: () => initial.value, initialDataUpdatedAt: initial.readAt }),
    // Nothing stays in memory after its screen is left.
    gcTime: 0,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data === undefined || state.status === 'error' ? limits.registrationPolling.else : pace(state.data),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  const isGone = error instanceof ApiError && error.code === 'link_not_found';
  const tell = useEffectEvent(onGone);
  useEffect(() => {
    if (isGone) tell();
  }, [isGone]);
  const refresh = async (): Promise<void> => {
    await refetch();
  };
  // The screen reports an invalid link.
  return { data: data ?? null, error: isGone ? null : error, isFetching, dataUpdatedAt, refresh };
}
