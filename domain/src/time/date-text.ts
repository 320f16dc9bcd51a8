import { type Instant, toMillis } from './instant.ts';
import { wallClock } from './wall-clock.ts';

/** Shown for tournaments without a valid date. */
export const DATE_PENDING = 'Fecha por confirmar';

// Runtimes differ in their Spanish abbreviations; server and browser must print the same.
const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** True if a time zone of this name exists. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Names weekday and month of an instant in a zone, with the numbers of its day and year; null if unknown. */
export function namedDay(instant: Instant, zone: string) {
  const millis = toMillis(instant);
  if (millis === null) return null;
  const wall = new Date(wallClock(millis, zone));
  const month = MONTHS[wall.getUTCMonth()] ?? '';
  const weekday = WEEKDAYS[wall.getUTCDay()] ?? '';
  return { weekday, day: wall.getUTCDate(), month, year: wall.getUTCFullYear() };
}

/**
 * Formats a long Spanish date with weekday and time: `sábado, 21 de noviembre de 2026, 19:00`, or 'Fecha por
 * confirmar'.
 * @param zone IANA name, e.g. `America/Mexico_City`
 */
export function longDateText(instant: Instant, zone: string): string {
  const named = namedDay(instant, zone);
  if (named === null) return DATE_PENDING;
  return `${named.weekday}, ${named.day} de ${named.month} de ${named.year}, ${clockText(instant, zone)}`;
}

/** Formats a short date for a card: `sáb 21 nov`, or 'Fecha por confirmar'. */
export function shortDateText(instant: Instant, zone: string): string {
  const named = namedDay(instant, zone);
  if (named === null) return DATE_PENDING;
  const month = named.month === 'septiembre' ? 'sept' : named.month.slice(0, 3);
  return `${named.weekday.slice(0, 3)} ${named.day} ${month}`;
}

/** Formats a day as `2026-12-05`. */
export function dayText(millis: number, zone: string): string {
  return new Date(wallClock(millis, zone)).toISOString().slice(0, 10);
}

/** Formats the time of day as `19:00`, or an empty text for an unknown date. The page names the zone elsewhere. */
export function clockText(instant: Instant, zone: string): string {
  const millis = toMillis(instant);
  return millis === null ? '' : new Date(wallClock(millis, zone)).toISOString().slice(11, 16);
}
