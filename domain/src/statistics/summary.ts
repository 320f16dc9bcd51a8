import type { RegistrationStatus } from '../registration/registration.schema.ts';
import { DAY, type Instant, MINUTE, toMillis } from '../time/instant.ts';
import { instantOf, wallClock } from '../time/wall-clock.ts';
import type { Statistics, StatisticsSpan } from './statistics.schema.ts';

/** The counted fields. The player's ID only tells players apart. */
export interface CountedRegistration {
  freeFireId: string;
  tournamentId: string;
  status: RegistrationStatus;
  createdAt: Instant;
  decidedAt: Instant;
  /** Set if it lost its seat without an organiser's decision. */
  out: string | null;
}

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Limits by which decision times are counted, in minutes. */
const TIMES: readonly (number | null)[] = [HOUR_MINUTES, 6 * HOUR_MINUTES, DAY_MINUTES, 3 * DAY_MINUTES, null];

/** Returns the minutes to a decision, or null without one or with inconsistent times. */
function minutesToDecide({ status, createdAt, decidedAt, out }: CountedRegistration): number | null {
  const [from, until] = [toMillis(createdAt), toMillis(decidedAt)];
  if (status === 'pending' || out !== null || from === null || until === null || until < from) return null;
  return (until - from) / MINUTE;
}

function medianOf(sorted: readonly number[]): number | null {
  const middle = Math.floor((sorted.length - 1) / 2);
  const [low, high] = [sorted[middle], sorted[sorted.length - 1 - middle]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

export function decisionTimes(registrations: readonly CountedRegistration[]): Statistics['decisions'] {
  const times = registrations
    .map(minutesToDecide)
    .filter((minutes) => minutes !== null)
    .sort((a, b) => a - b);
  const until = (limit: number | null) => times.filter((minutes) => limit === null || minutes <= limit).length;
  return {
    median: medianOf(times),
    within: TIMES.map((minutes, index) => ({
      minutes,
      registrations: until(minutes) - (index === 0 ? 0 : until(TIMES[index - 1] ?? null)),
    })),
  };
}

/** Counts players by tournaments that didn't reject them. */
export function returningPlayers(registrations: readonly CountedRegistration[]): Statistics['players'] {
  const played = new Map<string, Set<string>>();
  for (const { freeFireId, tournamentId, status } of registrations) {
    if (status === 'rejected' || status === 'waiting') continue;
    played.set(freeFireId, (played.get(freeFireId) ?? new Set()).add(tournamentId));
  }
  const sizes = [...played.values()].map(({ size }) => size);
  const times = (wanted: (size: number) => boolean) => sizes.filter(wanted).length;
  return {
    once: times((size) => size === 1),
    twice: times((size) => size === 2),
    more: times((size) => size > 2),
  };
}

const SPANS: Record<StatisticsSpan, { count: number; days: number }> = {
  days: { count: 30, days: 1 },
  weeks: { count: 12, days: 7 },
};

/**
 * Returns the start of each of the last 30 days or 12 weeks in a zone, the earliest first, and the end of the last,
 * today. A day with a clock change has 23 or 25 hours. @param zone an IANA name.
 */
export function calendarOf(span: StatisticsSpan, now: Date, zone: string): Date[] {
  const { count, days } = SPANS[span];
  const today = Math.floor(wallClock(now.getTime(), zone) / DAY) * DAY;
  return Array.from({ length: count + 1 }, (_, index) => {
    const wall = today + DAY - (count - index) * days * DAY;
    return new Date(instantOf(wall, zone));
  });
}
