import { clockText, type Instant, longDateText, namedDay, shortDateText } from '@arena/domain';
import { config } from '../config.ts';

/** Names a zone: `hora de México`, or `tu hora` for the visitor's own. */
export function zoneLabel(zone: string): string {
  return zone === config.timeZone ? `hora de ${config.zoneName}` : 'tu hora';
}

/** Formats a time with its zone: `19:00 hora de México`, in another zone `20:00 tu hora`; empty without a time. */
export function clockIn(instant: Instant, zone: string): string {
  const clock = clockText(instant, zone);
  return clock && `${clock} ${zoneLabel(zone)}`;
}

/** Formats a day and time: `sáb 21 nov, 19:00 hora de México`. */
export function dayAndClockIn(instant: Instant, zone: string): string {
  return `${shortDateText(instant, zone)}, ${clockIn(instant, zone)}`;
}

/** Formats a day with its year: `12 de marzo de 2027`; empty for none. */
export function dayWithYearIn(instant: Instant, zone: string): string {
  const named = namedDay(instant, zone);
  return named === null ? '' : `${named.day} de ${named.month} de ${named.year}`;
}

/** Formats a time without the day if it is today; empty for none. */
export function soonIn(instant: Instant, zone: string, now: Date): string {
  const day = (at: Instant) => shortDateText(at, zone);
  const isToday = instant === null || day(instant) === day(now.toISOString());
  return isToday ? clockIn(instant, zone) : dayAndClockIn(instant, zone);
}

/**
 * Formats the community's time and, in another zone, the reader's: `…, 19:00 (hora de México, 20:00 tu hora)`, on
 * another day `…, 19:00 en México (dom 02:00 tu hora)`. It has as many lines on the narrowest phone as the community's
 * alone.
 */
export function longDateIn(instant: Instant, zone: string): string {
  const there = longDateText(instant, config.timeZone);
  const clock = clockText(instant, zone);
  if (clock === '') return there;
  if (there.endsWith(clock)) return `${there} (${zoneLabel(config.timeZone)})`;
  const day = shortDateText(instant, zone);
  if (day === shortDateText(instant, config.timeZone)) {
    return `${there} (${zoneLabel(config.timeZone)}, ${clock} tu hora)`;
  }
  return `${there} en ${config.zoneName} (${day.slice(0, 3)} ${clock} tu hora)`;
}
