import { MINUTE } from '@arena/domain';
import ical, { ICalCalendarMethod, type ICalEventData } from 'ical-generator';
import { config } from '../config.ts';

/** Assumed length of a match, because no end is planned. */
export const MATCH_SHOWN = 25 * MINUTE;

/** A calendar as a file, written by the server of a tournament, and by a phone of what its player waits for. */
export function calendarFile(events: readonly ICalEventData[]): string {
  const prodId = { company: config.product, product: 'Torneos', language: 'ES' };
  const calendar = ical({ name: config.product, prodId, method: ICalCalendarMethod.PUBLISH });
  for (const event of events) calendar.createEvent(event);
  return calendar.toString();
}

/** By it a calendar knows the event again, so it depends on nothing that can change. */
export function calendarUid(id: string): string {
  return `${id}@${config.productKey}`;
}

/** The same of a match: one that is in two files is one in a calendar. */
export function matchUid(tournamentId: string, matchId: string): string {
  return calendarUid(`${tournamentId}.${matchId}`);
}
