import { clockText, type Instant, longDateText, shortDateText } from '@arena/domain';
import { config } from '../config.ts';

/** Whose clock that of a zone is: `hora de México`, anybody else's `tu hora`. */
export function whoseText(zone: string): string {
  return zone === config.timeZone ? `hora de ${config.zoneName}` : 'tu hora';
}

/** A time and whose it is: `19:00 hora de México`, to somebody in another zone `20:00 tu hora`; empty without one. */
export function clockIn(instant: Instant, zone: string): string {
  const clock = clockText(instant, zone);
  return clock && `${clock} ${whoseText(zone)}`;
}

/** `sáb 21 nov, 19:00 hora de México` */
export function dayAndClockIn(instant: Instant, zone: string): string {
  return `${shortDateText(instant, zone)}, ${clockIn(instant, zone)}`;
}

/** A time of today as its clock alone, of another day with that; empty without one. */
export function soonIn(instant: Instant, zone: string, now: Date): string {
  const day = (at: Instant) => shortDateText(at, zone);
  const isToday = instant === null || day(instant) === day(now.toISOString());
  return isToday ? clockIn(instant, zone) : dayAndClockIn(instant, zone);
}

/**
 * The community's time and, where it is another, the reader's own: `…, 19:00 (hora de México, 20:00 tu hora)`, on another
 * day `…, 19:00 en México (dom 02:00 tu hora)`. On the narrowest phone as many lines as the community's alone.
 */
export function longDateIn(instant: Instant, zone: string): string {
  const there = longDateText(instant, config.timeZone);
  const clock = clockText(instant, zone);
  if (clock === '') return there;
  if (there.endsWith(clock)) return `${there} (${whoseText(config.timeZone)})`;
  const day = shortDateText(instant, zone);
  if (day === shortDateText(instant, config.timeZone)) {
    return `${there} (${whoseText(config.timeZone)}, ${clock} tu hora)`;
  }
  return `${there} en ${config.zoneName} (${day.slice(0, 3)} ${clock} tu hora)`;
}
