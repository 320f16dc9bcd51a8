import { MINUTE } from '@arena/domain';
import ical, { ICalCalendarMethod, type ICalEventData } from 'ical-generator';
import { config } from '../config.ts';

/** Assumed length of a match, because no end is planned. */
export const MATCH_SHOWN = 25 * MINUTE;

/** Writes a calendar file, on the server for a tournament and on a phone for reminders. */
export function calendarFile(events: readonly ICalEventData[]): string {
  const prodId = { company: config.product, product: 'Torneos', language: 'ES' };
  const calendar = ical({ name: config.product, prodId, method: ICalCalendarMethod.PUBLISH });
  for (const event of events) calendar.createEvent(event);
  return calendar.toString();
}

/** Returns the identity of an event, derived only from a permanent id. */
export function calendarUid(id: string): string {
  return `${id}@${config.productKey}`;
}

/** Returns the identity of a match's event, the same in all files. */
export function matchUid(tournamentId: string, matchId: string): string {
  return calendarUid(`${tournamentId}.${matchId}`);
}
