import {
  type ConfirmationWindow,
  confirmationsOf,
  MINUTE,
  openConfirmation,
  type Registration,
  type VisibleTournament,
} from '@arena/domain';
import { useMemo } from 'react';
import { useServerNow } from '../../../../lib/time/clock.ts';
import type { Queue, Tournaments } from '../queue/queue.ts';

/** The end of the minute that has begun: who was approved in it has to confirm already. */
const endOfMinute = (now: Date) => (Math.floor(now.getTime() / MINUTE) + 1) * MINUTE;

/** When a registration has to be confirmed, as it stands this minute. */
export function useWindows(tournament: VisibleTournament | null, registration: Registration): ConfirmationWindow[] {
  return confirmationsOf(tournament, registration, new Date(useServerNow(endOfMinute)));
}

/** The ids of the registrations that have to be confirmed this minute, with when that ends. */
export function useSilent({ registrations }: Queue, tournaments: Tournaments): ReadonlyMap<string, string> {
  const minute = useServerNow(endOfMinute);
  return useMemo(() => {
    const now = new Date(minute);
    const open = [...registrations.values()].flatMap((one) => {
      const tournament = tournaments?.get(one.tournamentId) ?? null;
      const window = openConfirmation(confirmationsOf(tournament, one, now));
      return window === null ? [] : [[one.id, window.closesAt] as const];
    });
    return new Map(open);
  }, [registrations, tournaments, minute]);
}
