import * as limits from './limits/limits.ts';
import { type Instant, toMillis } from './time/instant.ts';
import { DAY } from './time/units.ts';
import { endOf } from './tournament/status.ts';
import type { Tournament } from './tournament/tournament.schema.ts';

/**
 * Since when what is kept for so many days has to go at `now`: erased once a day, it goes the last time before its
 * days are over, never after.
 */
export function goneSince(days: number, now: Date): Date {
  return new Date(now.getTime() + limits.erasureInterval - days * DAY);
}

/**
 * By when the data of a tournament's players are erased. null where nobody knows its end: then their days count from
 * the last registration for it.
 */
export function erasedBy(tournament: Pick<Tournament, 'date' | 'endDate'>): Instant {
  const end = endOf(tournament);
  return end === null ? null : new Date(end + limits.contactRetentionDays * DAY).toISOString();
}

/**
 * Whether the data of a tournament's players have to go at `now`.
 * @param tournament null: there is none any more.
 * @param lastArrival when the last registration for it arrived.
 */
export function isErasureDue(
  tournament: Pick<Tournament, 'date' | 'endDate'> | null,
  lastArrival: Instant,
  now: Date,
): boolean {
  const end = (tournament && endOf(tournament)) ?? toMillis(lastArrival);
  return end !== null && end < goneSince(limits.contactRetentionDays, now).getTime();
}
