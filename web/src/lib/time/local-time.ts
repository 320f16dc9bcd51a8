import { DAY, type Instant, toMillis } from '@arena/domain';

/** The value of `<input type="datetime-local">`: day and minute without a zone. */
const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/;

function digits(value: number, count = 2): string {
  return String(value).padStart(count, '0');
}

/** Formats an instant for `<input type="datetime-local">` in this browser's zone; empty for none. */
export function toLocalText(instant: Instant): string {
  const millis = toMillis(instant);
  if (millis === null) return '';
  const date = new Date(millis);
  const day = `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1)}-${digits(date.getDate())}`;
  return `${day}T${digits(date.getHours())}:${digits(date.getMinutes())}`;
}

/** Parses such a text in this browser's zone into ISO 8601 in UTC; null if invalid. */
export function fromLocalText(text: string): Instant {
  if (!LOCAL.test(text)) return null;
  const millis = new Date(text).getTime();
  return Number.isNaN(millis) ? null : new Date(millis).toISOString();
}

/** Returns the same weekday and local time `weeks` later; null for none. */
export function weeksLater(instant: Instant, weeks: number): Instant {
  const millis = toMillis(instant);
  if (millis === null) return null;
  const date = new Date(millis);
  date.setDate(date.getDate() + 7 * weeks);
  return date.toISOString();
}

/** Counts weeks, at least one, from `instant` to its next weekday after `now`. */
export function weeksUntilNext(instant: Instant, now: Date): number {
  const millis = toMillis(instant);
  return millis === null ? 1 : Math.max(1, Math.floor((now.getTime() - millis) / (7 * DAY)) + 1);
}
