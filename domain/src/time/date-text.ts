import { type Instant, toMillis } from './instant.ts';

/** Shown wherever a tournament has no usable date (specification, section 2). */
export const DATE_PENDING = 'Fecha por confirmar';

type Part = Intl.DateTimeFormatPartTypes;

/**
 * The named parts of an instant in a zone. Texts are put together from parts, not taken whole from
 * Intl, because Node and browsers differ in commas and spaces, and the two must print the same.
 */
function partsIn(zone: string, millis: number, options: Intl.DateTimeFormatOptions): (part: Part) => string {
  const format = new Intl.DateTimeFormat('es-419', { ...options, timeZone: zone });
  const parts = new Map(format.formatToParts(millis).map(({ type, value }) => [type, value]));
  return (part) => parts.get(part) ?? '';
}

const CLOCK: Intl.DateTimeFormatOptions = {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'shortOffset',
};

/**
 * Long Spanish date with weekday, time and zone, as the rules screen shows it (specification, section 2):
 * `sábado, 21 de noviembre de 2026, 19:00 (GMT-6)`, or 'Fecha por confirmar'.
 * @param zone IANA name of the zone to print in, e.g. `America/Mexico_City`.
 */
export function longDateText(instant: Instant, zone: string): string {
  const millis = toMillis(instant);
  if (millis === null) return DATE_PENDING;
  const part = partsIn(zone, millis, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', ...CLOCK });
  const day = `${part('weekday')}, ${part('day')} de ${part('month')} de ${part('year')}`;
  return `${day}, ${part('hour')}:${part('minute')} (${part('timeZoneName')})`;
}

/** Short date for a card: `sáb 21 nov`, or 'Fecha por confirmar'. */
export function shortDateText(instant: Instant, zone: string): string {
  const millis = toMillis(instant);
  if (millis === null) return DATE_PENDING;
  const part = partsIn(zone, millis, { weekday: 'short', day: 'numeric', month: 'short' });
  return `${part('weekday')} ${part('day')} ${part('month')}`.replaceAll('.', '');
}

/** Time of day with its zone: `19:00 GMT-6`, or an empty text where the date is unknown. */
export function clockText(instant: Instant, zone: string): string {
  const millis = toMillis(instant);
  if (millis === null) return '';
  const part = partsIn(zone, millis, CLOCK);
  return `${part('hour')}:${part('minute')} ${part('timeZoneName')}`;
}
