import { type Instant, toMillis } from './instant.ts';

/** Shown for tournaments without a valid date. */
export const DATE_PENDING = 'Fecha por confirmar';

type Part = Intl.DateTimeFormatPartTypes;
export type DateStyle = Intl.DateTimeFormatOptions;

/** Formats by style and zone. They are cached because creating one is slow, and a list shows dozens of dates. */
const formats = new Map<DateStyle, Map<string, Intl.DateTimeFormat>>();

function formatIn(zone: string, style: DateStyle): Intl.DateTimeFormat {
  const zones = formats.get(style) ?? new Map<string, Intl.DateTimeFormat>();
  const format = zones.get(zone) ?? new Intl.DateTimeFormat('es-419', { ...style, timeZone: zone });
  formats.set(style, zones.set(zone, format));
  return format;
}

/** True if a time zone of this name exists. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * Returns a lookup of the named parts of an instant in a zone. Texts are composed from parts because Node and browsers
 * differ in commas and spaces, and both must print the same.
 */
export function partsIn(zone: string, millis: number, style: DateStyle): (part: Part) => string {
  const parts = new Map(
    formatIn(zone, style)
      .formatToParts(millis)
      .map(({ type, value }) => [type, value]),
  );
  return (part) => parts.get(part) ?? '';
}

const CLOCK: DateStyle = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
const LONG: DateStyle = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', ...CLOCK };
const DAY: DateStyle = { year: 'numeric', month: '2-digit', day: '2-digit' };
const SHORT: DateStyle = { weekday: 'short', day: 'numeric', month: 'short' };

/**
 * Formats a long Spanish date with weekday and time: `sábado, 21 de noviembre de 2026, 19:00`, or 'Fecha por
 * confirmar'.
 * @param zone IANA name, e.g. `America/Mexico_City`
 */
export function longDateText(instant: Instant, zone: string): string {
  const millis = toMillis(instant);
  if (millis === null) return DATE_PENDING;
  const part = partsIn(zone, millis, LONG);
  const day = `${part('weekday')}, ${part('day')} de ${part('month')} de ${part('year')}`;
  return `${day}, ${part('hour')}:${part('minute')}`;
}

/** Formats a short date for a card: `sáb 21 nov`, or 'Fecha por confirmar'. */
export function shortDateText(instant: Instant, zone: string): string {
  const millis = toMillis(instant);
  if (millis === null) return DATE_PENDING;
  const part = partsIn(zone, millis, SHORT);
  return `${part('weekday')} ${part('day')} ${part('month')}`.replaceAll('.', '');
}

/** Formats a day as `2026-12-05`. */
export function dayText(millis: number, zone: string): string {
  const part = partsIn(zone, millis, DAY);
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** Formats the time of day as `19:00`, or an empty text for an unknown date. The page names the zone elsewhere. */
export function clockText(instant: Instant, zone: string): string {
  const millis = toMillis(instant);
  if (millis === null) return '';
  const part = partsIn(zone, millis, CLOCK);
  return `${part('hour')}:${part('minute')}`;
}
