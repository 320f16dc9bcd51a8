import * as limits from './limits/limits.ts';
import { DAY, type Instant, toMillis } from './time/instant.ts';
import { endOf } from './tournament/status.ts';
import type { Tournament } from './tournament/tournament.schema.ts';

/**
 * Returns the limit before which data kept for `days` is erased at `now`. The job runs daily, so it erases at the last
 * run before the days are over.
 */
export function erasureLimit(days: number, now: Date): Date {
  return new Date(now.getTime() + limits.erasureInterval - days * DAY);
}

/**
 * Returns the erasure date of a tournament's player data, or null for an unknown end: then the days count from the last
 * registration.
 */
export function erasedBy(tournament: Pick<Tournament, 'date' | 'endDate'>): Instant {
  const end = endOf(tournament);
  return end === null ? null : new Date(end + limits.contactRetentionDays * DAY).toISOString();
}

/**
 * True if the data of a tournament's players are due for erasure at `now`. @param tournament null: deleted. @param
 * lastArrival the time of its last registration.
 */
export function isErasureDue(
  tournament: Pick<Tournament, 'date' | 'endDate'> | null,
  lastArrival: Instant,
  now: Date,
): boolean {
  const end = (tournament && endOf(tournament)) ?? toMillis(lastArrival);
  return end !== null && end < erasureLimit(limits.contactRetentionDays, now).getTime();
}
