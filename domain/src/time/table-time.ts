import { type DateStyle, partsIn } from './date-text.ts';
import { type Instant, toMillis } from './instant.ts';

const CELL: DateStyle = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};
const ZONE: DateStyle = { timeZoneName: 'shortGeneric' };

/** Formats an instant for spreadsheets: `2026-11-20 07:00`, or an empty text. */
export function tableTimeText(instant: Instant, zone: string): string {
  const millis = toMillis(instant);
  if (millis === null) return '';
  const part = partsIn(zone, millis, CELL);
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}`;
}

/** Names a zone: `hora de Ciudad de México`, `UTC`. */
export function zoneText(zone: string): string {
  return zone === 'UTC' ? zone : partsIn(zone, 0, ZONE)('timeZoneName');
}
