import { confirmationsOf, openConfirmation } from '@arena/domain';
import { useMemo } from 'react';
import { useNow } from '../../lib/clock.ts';
import type { Queue, Tournaments } from './queue.ts';

/** The ids of the registrations that have to be confirmed at this moment, with when that ends. */
export function useSilent({ registrations }: Queue, tournaments: Tournaments): ReadonlyMap<string, string> {
  const minute = useNow((now) => Math.floor(now.getTime() / 60_000));
  return useMemo(() => {
    const now = new Date(minute * 60_000);
    const open = [...registrations.values()].flatMap((one) => {
      const tournament = tournaments?.get(one.tournamentId) ?? null;
      const window = openConfirmation(confirmationsOf(tournament, one, now));
      return window === null ? [] : [[one.id, window.closesAt] as const];
    });
    return new Map(open);
  }, [registrations, tournaments, minute]);
}
