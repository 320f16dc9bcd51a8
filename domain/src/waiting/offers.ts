import * as limits from '../limits/limits.ts';
import type { Registration } from '../registration/registration.schema.ts';
import { communityZone } from '../site/community.ts';
import { dayText } from '../time/date-text.ts';
import { DAY, type Instant, toMillis } from '../time/instant.ts';
import { keptPlaces } from '../tournament/status.ts';
import type { VisibleTournament } from '../tournament/tournament.schema.ts';

type Line = Pick<VisibleTournament, 'maxPlayers' | 'currentPlayers' | 'waitingPlayers' | 'waitingList'> &
  Parameters<typeof keptPlaces>[0];
type Begins = Pick<VisibleTournament, 'status' | 'date'>;

/** True if two instants, in order, are on the same day in the community's zone. */
function isSameDay(first: number, later: number): boolean {
  return later - first <= DAY && dayText(first, communityZone) === dayText(later, communityZone);
}

/**
 * Returns an offer's deadline: two hours, or a quarter of an hour on the tournament's day, and never after its
 * beginning. Null if there is no time for an offer.
 */
export function offerUntil({ status, date }: Begins, now: Date): string | null {
  if (status !== 'published') return null;
  const begins = toMillis(date);
  const at = now.getTime();
  const isToday = begins !== null && at <= begins && isSameDay(at, begins);
  const until = Math.min(at + (isToday ? limits.waiting.offeredToday : limits.waiting.offered), begins ?? Infinity);
  return until - at < limits.waiting.shortest ? null : new Date(until).toISOString();
}

/** Returns the deadline to take the seat of a player who isn't in the lobby of a match. */
export function substituteUntil(startsAt: Instant, now: Date): string {
  const { offered, soon, soonBefore } = limits.substitution;
  const start = toMillis(startsAt);
  const isSoon = start !== null && start - now.getTime() <= soonBefore;
  return new Date(now.getTime() + (isSoon ? soon : offered)).toISOString();
}

export function seatsToOffer(tournament: Line & Begins, now: Date): number {
  const { waitingList, waitingPlayers, maxPlayers, currentPlayers } = tournament;
  if (waitingList === 'by_hand' || offerUntil(tournament, now) === null) return 0;
  const free = maxPlayers === 0 ? Infinity : maxPlayers - currentPlayers - keptPlaces(tournament);
  return Math.max(0, Math.min(waitingPlayers, free));
}

type Waiter = Pick<Registration, 'status' | 'offeredUntil'>;

/** True for a waiting registration without an offer. */
export function isInLine({ status, offeredUntil }: Waiter): boolean {
  return status === 'waiting' && offeredUntil === null;
}

/** True if a seat is offered at `now`; the deadline itself is included. */
export function isOffered({ status, offeredUntil }: Waiter, now: Date): boolean {
  const until = toMillis(offeredUntil);
  return status === 'waiting' && until !== null && now.getTime() <= until;
}

/** True if an offer ran out without an answer. */
export function isOfferOver(one: Waiter, now: Date): boolean {
  return one.status === 'waiting' && one.offeredUntil !== null && !isOffered(one, now);
}
