import type { StandingsFile } from '@arena/domain';
import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useOnline } from '#lib/calls/online.ts';
import { standingsQuery, type TableChoice } from './standings-query.ts';

/** Time of the last read, and if reading fails now. */
export interface Contact {
  readAt: number | null;
  isLost: boolean;
}

export interface StandingsView {
  /** Undefined while loading; null if there is no table. */
  file: StandingsFile | null | undefined;
  contact: Contact;
  ask: () => void;
}

/**
 * Returns a tournament's table and follows its changes.
 * @param beforeChange called right before another table replaces the shown one
 * @param every polling interval in milliseconds; null for the default
 * @param which table of a very large competition; the shown one stays until it is loaded
 */
export function useStandings(
  tournamentId: string,
  beforeChange: () => void,
  every: number | null = null,
  which: TableChoice = null,
): StandingsView {
  const client = useQueryClient();
  const { data, isError, dataUpdatedAt, refetch } = useQuery({
    ...standingsQuery(tournamentId, which, every),
    placeholderData: (before) => before ?? client.getQueryData(standingsQuery(tournamentId).queryKey),
  });
  const isOnline = useOnline();
  const hear = useEffectEvent((next: unknown) => {
    if (data && next !== data) beforeChange();
  });
  const hash = hashKey(standingsQuery(tournamentId, which).queryKey);
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ type, query: { queryHash, state } }) => {
        if (type === 'updated' && queryHash === hash && state.fetchStatus === 'idle') hear(state.data);
      }),
    [client, hash],
  );
  return {
    file: data,
    contact: { readAt: dataUpdatedAt === 0 ? null : dataUpdatedAt, isLost: isError || (!isOnline && Boolean(data)) },
    ask: () => void refetch(),
  };
}
