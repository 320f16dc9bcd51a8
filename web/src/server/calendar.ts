import type { PublicTournament, WithdrawnTournament } from '@arena/domain';
import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { config } from '../lib/config.ts';
import { paths } from '../lib/paths.ts';
import { absolute } from './addresses.ts';
import { tournamentLine } from './texts.ts';

function fileWith(event: ICalEventData): string {
  const prodId = { company: config.product, product: 'Torneos', language: 'ES' };
  const calendar = ical({ name: config.product, prodId, method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent(event);
  return calendar.toString();
}

/** By it a calendar knows the event again, so it depends on nothing that can change. */
function uidOf(id: string): string {
  return `${id}@${config.productKey}`;
}

/** @see SiteRenderer.calendar */
export function calendar(tournament: PublicTournament, now: Date): string {
  const { id, name, date, endDate, revision } = tournament;
  if (date === null) throw new Error('A tournament without a date has no place in a calendar');
  const url = absolute(paths.tournament(id));
  return fileWith({
    id: uidOf(id),
    sequence: revision,
    stamp: now,
    start: date,
    ...(endDate === null ? {} : { end: endDate }),
    summary: name,
    description: `${tournamentLine(tournament)}\n${url}`,
    url,
    status: ICalEventStatus.CONFIRMED,
  });
}

/** @see SiteRenderer.cancelledCalendar */
export function cancelledCalendar({ id, date, revision }: WithdrawnTournament, now: Date): string {
  return fileWith({
    id: uidOf(id),
    sequence: revision,
    stamp: now,
    start: date,
    summary: 'Torneo cancelado',
    status: ICalEventStatus.CANCELLED,
  });
}
