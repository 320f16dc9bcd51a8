import { MINUTE } from '@arena/domain';
import type { Query } from '@tanstack/react-query';

/** Options of a query that isn't followed: it is read again when its screen is opened later, or where it failed. */
export const readOnce = {
  staleTime: 5 * MINUTE,
  refetchOnWindowFocus: false,
  refetchOnReconnect: ({ state }: Pick<Query, 'state'>) => state.data === undefined,
} as const;

/** Options of a query that is read once each time its screen is opened, and forgotten with it. */
export const readAnew = {
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnReconnect: false,
} as const;
