/**
 * A stored instant: ISO 8601 in UTC, or null if unknown. Invalid dates count as unknown, so that a bad record can't
 * break a screen.
 */
export type Instant = string | null;

/** ISO 8601: a day, or a day and a time with its zone. A time without a zone isn't an instant. */
const ISO = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/;

/** Firestore's range: years 1 to 9999 in UTC. */
const FIRST = Date.parse('0001-01-01T00:00:00Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/** True if the day exists: `Date.parse` reads February 30 as March 2. */
function exists(day: string): boolean {
  const midnight = Date.parse(day);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day);
}

/**
 * Returns milliseconds since the epoch, or null for missing and invalid instants. `Date.parse` alone reads 'Por
 * confirmar 2' as a day in February 2001.
 */
export function toMillis(instant: Instant | undefined): number | null {
  const text = instant ?? '';
  const day = ISO.exec(text)?.[1];
  if (day === undefined || !exists(day)) return null;
  const millis = Date.parse(text);
  return millis >= FIRST && millis <= LAST ? millis : null;
}

/** True if `now` is after the instant. The exact instant isn't past; an unknown one never is. */
export function isPast(instant: Instant | undefined, now: Date): boolean {
  const millis = toMillis(instant);
  return millis !== null && now.getTime() > millis;
}

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
