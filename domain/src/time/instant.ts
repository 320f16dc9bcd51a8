/**
 * An instant as records carry it: ISO 8601 in UTC, or null where it is unknown.
 * Anything that is not a real date counts as unknown, so a bad record can't break a screen.
 */
export type Instant = string | null;

/** Milliseconds since the epoch, or null where the instant is missing or not a date. */
export function toMillis(instant: Instant | undefined): number | null {
  if (!instant) return null;
  const millis = Date.parse(instant);
  return Number.isNaN(millis) ? null : millis;
}

/** Whether `now` lies after the instant. Exactly at it is not yet past; an unknown instant never passes. */
export function isPast(instant: Instant | undefined, now: Date): boolean {
  const millis = toMillis(instant);
  return millis !== null && now.getTime() > millis;
}
