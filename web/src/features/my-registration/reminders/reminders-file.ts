import { HOUR, MINUTE } from '@arena/domain';
import {
  type ICalAlarmData,
  ICalAlarmType,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { calendarFile, calendarUid, MATCH_SHOWN, matchUid } from '#lib/time/calendar-file.ts';
import { confirmTitle, fullMatchName } from '../steps/steps.ts';
import type { Reminder } from './reminders.ts';

/** Time of a match's alarm before it; rooms open about then. */
const BEFORE_MATCH = 15 * MINUTE;

const BEFORE_CLOSING = HOUR;

const display = { type: ICalAlarmType.display } as const;
const seconds = (millis: number) => Math.round(millis / 1_000);

/** Returns a window's alarms: at its beginning, and before it closes (halfway if it is short); never in the past. */
function alarmsOf(opensAt: string, closesAt: string, now: Date): ICalAlarmData[] {
  const [opens, closes] = [Date.parse(opensAt), Date.parse(closesAt)];
  const last = Math.max(closes - BEFORE_CLOSING, (opens + closes) / 2);
  // Absolute: the library counts `triggerAfter` from the event's end.
  return [opens, last].filter((at) => at > now.getTime()).map((at) => ({ ...display, trigger: new Date(at) }));
}

function eventOf(reminder: Reminder, address: string, now: Date): ICalEventData {
  const { id, name } = reminder.tournament;
  const common = {
    // Higher than the sequence of the tournament's own calendar, which has the same matches.
    sequence: Math.floor(now.getTime() / 1_000),
    stamp: now,
    url: address,
    status: ICalEventStatus.CONFIRMED,
  };
  if (reminder.kind === 'confirmation') {
    const { of, createdAt, opensAt, closesAt } = reminder;
    return {
      ...common,
      // Two players of one phone have separate events.
      id: calendarUid(`${id}.${of}.${Date.parse(createdAt)}`),
      start: opensAt,
      end: closesAt,
      summary: `${confirmTitle[of]} · ${name}`,
      description: `Confirma en «Mi lugar» antes de que termine.\n${address}`,
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: alarmsOf(opensAt, closesAt, now),
    };
  }
  const { match, startsAt } = reminder;
  return {
    ...common,
    id: matchUid(id, match.id),
    start: startsAt,
    end: new Date(Date.parse(startsAt) + MATCH_SHOWN),
    summary: `${name} · ${fullMatchName(match)}`,
    description: [match.map && `Mapa: ${match.map}`, 'El código de la sala sale en «Mi lugar».', address]
      .filter(Boolean)
      .join('\n'),
    alarms: [{ ...display, triggerBefore: seconds(BEFORE_MATCH) }],
  };
}

/**
 * Builds the calendar file. It contains no name, token or room code: only the tournament's public events and the
 * confirmation windows.
 * @param address of the player page, without the token
 */
export function remindersFile(reminders: readonly Reminder[], address: string, now: Date): string {
  return calendarFile(reminders.map((reminder) => eventOf(reminder, address, now)));
}
