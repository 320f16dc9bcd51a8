import { MINUTE } from '@arena/domain';
import type { Query } from '@tanstack/react-query';

/** Options of a query without polling: refetched when its screen is opened later, and after a failure. */
export const readOnce = {
  staleTime: 5 * MINUTE,
  refetchOnWindowFocus: false,
  refetchOnReconnect: ({ state }: Pick<Query, 'state'>) => state.data === undefined,
} as const;

/** Options of a query that is fetched each time its screen is opened. */
export const refetchOnOpen = {
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnReconnect: false,
} as const;
