import type { StandingsFile } from '@arena/domain';
import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useOnline } from '../../lib/calls/online.ts';
import { standingsQuery, type Which } from './standings-query.ts';

/** When the table was last read, and whether it can't be now. */
export interface Contact {
  readAt: number | null;
  isLost: boolean;
}

export interface StandingsView {
  /** Undefined until it is known; null where there is none to see. */
  file: StandingsFile | null | undefined;
  contact: Contact;
  ask: () => void;
}

/**
 * A tournament's table, followed while it is shown.
 * @param beforeChange called right before another table takes the place of the one that is seen.
 * @param every how often it is read again, in milliseconds; null: as often as it is worth.
 * @param which of a competition with very many tables; what is shown stays until that one is here.
 */
export function useStandings(
  tournamentId: string,
  beforeChange: () => void,
  every: number | null = null,
  which: Which = null,
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
