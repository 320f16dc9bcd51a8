import { clockText, dayText } from './date-text.ts';
import { type Instant, toMillis } from './instant.ts';

/** Formats an instant for spreadsheets: `2026-11-20 07:00`, or an empty text. */
export function tableTimeText(instant: Instant, zone: string): string {
  const millis = toMillis(instant);
  return millis === null ? '' : `${dayText(millis, zone)} ${clockText(instant, zone)}`;
}

/** Names a zone: `hora de Ciudad de México`, `UTC`. */
export function zoneText(zone: string): string {
  if (zone === 'UTC') return zone;
  const format = new Intl.DateTimeFormat('es-419', { timeZone: zone, timeZoneName: 'shortGeneric' });
  return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
