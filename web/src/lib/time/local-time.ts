import { clockText, DAY, type Instant, instantOf, shortDateText, toMillis, wallClock } from '@arena/domain';
import { config } from '../config.ts';
import { viewerZone } from './viewer-zone.ts';

/** The value of `<input type="datetime-local">`: day and minute without a zone. */
const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/;

/** Formats an instant for `<input type="datetime-local">` in the reader's zone; empty for none. */
export function toLocalText(instant: Instant, zone = viewerZone()): string {
  const millis = toMillis(instant);
  return millis === null ? '' : new Date(wallClock(millis, zone)).toISOString().slice(0, 16);
}

/** Parses such a text in the reader's zone into ISO 8601 in UTC; null if invalid. */
export function fromLocalText(text: string, zone = viewerZone()): Instant {
  if (!LOCAL.test(text)) return null;
  const wall = Date.parse(`${text}Z`);
  return Number.isNaN(wall) ? null : new Date(instantOf(wall, zone)).toISOString();
}

/** Returns the same weekday and time of the community `weeks` later; null for none. */
export function weeksLater(instant: Instant, weeks: number): Instant {
  const millis = toMillis(instant);
  if (millis === null) return null;
  const wall = wallClock(millis, config.timeZone) + weeks * 7 * DAY;
  return new Date(instantOf(wall, config.timeZone)).toISOString();
}

/** Counts weeks, at least one, from `instant` to its next weekday after `now`. */
export function weeksUntilNext(instant: Instant, now: Date): number {
  const millis = toMillis(instant);
  return millis === null ? 1 : Math.max(1, Math.floor((now.getTime() - millis) / (7 * DAY)) + 1);
}

/** Says which zone a local time is in, and what it is in the community's zone. */
export function zoneHint(text: string, zone: string): string {
  if (zone === config.timeZone) return `Hora de ${config.zoneName}`;
  const instant = fromLocalText(text, zone);
  if (instant === null) return 'Tu hora';
  const [day, clock] = [shortDateText(instant, config.timeZone), clockText(instant, config.timeZone)];
  return `Tu hora. En ${config.zoneName}: ${day}, ${clock}`;
}
