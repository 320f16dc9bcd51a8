import {
  type ConfirmationWindow,
  confirmationsOf,
  MINUTE,
  openConfirmation,
  type Registration,
  type VisibleTournament,
} from '@arena/domain';
import { useMemo } from 'react';
import { useServerNow } from '#lib/time/clock.ts';
import type { Queue, Tournaments } from '../queue/queue.ts';

/** Returns the end of the current minute: registrations approved within it already have to be confirmed. */
const endOfMinute = (now: Date) => (Math.floor(now.getTime() / MINUTE) + 1) * MINUTE;

/** Returns a registration's confirmation windows, updated every minute. */
export function useWindows(tournament: VisibleTournament | null, registration: Registration): ConfirmationWindow[] {
  return confirmationsOf(tournament, registration, new Date(useServerNow(endOfMinute)));
}

/** Returns the registrations with an open confirmation by id, with its end; updated every minute. */
export function useUnconfirmed({ registrations }: Queue, tournaments: Tournaments): ReadonlyMap<string, string> {
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
