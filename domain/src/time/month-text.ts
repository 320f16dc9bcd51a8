import { DATE_PENDING, namedDay } from './date-text.ts';
import type { Instant } from './instant.ts';

/** Formats the month of an instant: `noviembre de 2026`, or 'Fecha por confirmar'. */
export function monthText(instant: Instant, zone: string): string {
  const named = namedDay(instant, zone);
  return named === null ? DATE_PENDING : `${named.month} de ${named.year}`;
}

/** Formats the year of an instant: `2026`, or an empty text for an unknown date. */
export function yearText(instant: Instant, zone: string): string {
  return String(namedDay(instant, zone)?.year ?? '');
}
