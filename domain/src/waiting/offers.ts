import * as limits from '../limits/limits.ts';
import type { Registration } from '../registration/registration.schema.ts';
import { communityZone } from '../site/community-zone.ts';
import { toMillis } from '../time/instant.ts';
import { DAY } from '../time/units.ts';
import type { VisibleTournament } from '../tournament/tournament.schema.ts';

type Line = Pick<VisibleTournament, 'maxPlayers' | 'currentPlayers' | 'waitingPlayers' | 'waitingList'>;
type Begins = Pick<VisibleTournament, 'status' | 'date'>;

/** Whether there is a place that nobody has and nobody was offered, whoever waits for it. */
export function hasRoom({ maxPlayers, currentPlayers }: Pick<Line, 'maxPlayers' | 'currentPlayers'>): boolean {
  return maxPlayers === 0 || currentPlayers < maxPlayers;
}

/** Whether two instants, of which the first comes first, have the same calendar day on the community's clock. */
function isSameDay(first: number, later: number): boolean {
  if (later - first > DAY) return false;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: communityZone });
  return day.format(first) === day.format(later);
}

/**
 * Until when a place that is offered at `now` is theirs to take: two hours, a quarter of an hour on the tournament's own
 * day, and never beyond its beginning. Null where there is no time left for an offer, or nothing to play.
 */
export function offerUntil({ status, date }: Begins, now: Date): string | null {
  if (status !== 'published') return null;
  const begins = toMillis(date);
  const at = now.getTime();
  const isToday = begins !== null && at <= begins && isSameDay(at, begins);
  const until = Math.min(at + (isToday ? limits.waiting.offeredToday : limits.waiting.offered), begins ?? Infinity);
  return until - at < limits.waiting.shortest ? null : new Date(until).toISOString();
}

/** How many places the server offers by itself now. */
export function placesToOffer(tournament: Line & Begins, now: Date): number {
  const { waitingList, waitingPlayers, maxPlayers, currentPlayers } = tournament;
  if (waitingList === 'by_hand' || offerUntil(tournament, now) === null) return 0;
  return Math.max(0, Math.min(waitingPlayers, maxPlayers === 0 ? Infinity : maxPlayers - currentPlayers));
}

type Waiter = Pick<Registration, 'status' | 'offeredUntil'>;

/** Whether somebody waits who was offered nothing. */
export function isInLine({ status, offeredUntil }: Waiter): boolean {
  return status === 'waiting' && offeredUntil === null;
}

/** Whether a place is theirs to take at `now`; exactly at its end it still is. */
export function isOffered({ status, offeredUntil }: Waiter, now: Date): boolean {
  const until = toMillis(offeredUntil);
  return status === 'waiting' && until !== null && now.getTime() <= until;
}

/** Whether an offer ran out without an answer. */
export function isOfferOver(one: Waiter, now: Date): boolean {
  return one.status === 'waiting' && one.offeredUntil !== null && !isOffered(one, now);
}
