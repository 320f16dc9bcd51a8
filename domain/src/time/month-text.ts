import { DATE_PENDING, type DateStyle, partsIn } from './date-text.ts';
import { type Instant, toMillis } from './instant.ts';

const MONTH: DateStyle = { month: 'long', year: 'numeric' };

/** Formats the month of an instant: `noviembre de 2026`, or 'Fecha por confirmar'. */
export function monthText(instant: Instant, zone: string): string {
  const millis = toMillis(instant);
  if (millis === null) return DATE_PENDING;
  const part = partsIn(zone, millis, MONTH);
  return `${part('month')} de ${part('year')}`;
}

/** Formats the year of an instant: `2026`, or an empty text for an unknown date. */
export function yearText(instant: Instant, zone: string): string {
  const millis = toMillis(instant);
  return millis === null ? '' : partsIn(zone, millis, MONTH)('year');
}
