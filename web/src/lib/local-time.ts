import { type Instant, toMillis } from '@arena/domain';

/** What an `<input type="datetime-local">` holds: a day and a minute, without a zone. */
const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/;

function digits(value: number, count = 2): string {
  return String(value).padStart(count, '0');
}

/** An instant as an `<input type="datetime-local">` shows it, in this browser's zone; empty where there is none. */
export function toLocalText(instant: Instant): string {
  const millis = toMillis(instant);
  if (millis === null) return '';
  const date = new Date(millis);
  const day = `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1)}-${digits(date.getDate())}`;
  return `${day}T${digits(date.getHours())}:${digits(date.getMinutes())}`;
}

/** The instant that such a text names in this browser's zone, ISO 8601 in UTC; null where it names none. */
export function fromLocalText(text: string): Instant {
  if (!LOCAL.test(text)) return null;
  const millis = new Date(text).getTime();
  return Number.isNaN(millis) ? null : new Date(millis).toISOString();
}
