import type { PublicMatch, PublicTournament, Results, WithdrawnTournament } from '@arena/domain';
import { type ICalEventData, ICalEventStatus } from 'ical-generator';
import { paths } from '../../lib/addresses/paths.ts';
import { calendarFile, calendarUid, MATCH_SHOWN, matchUid } from '../../lib/time/calendar-file.ts';
import { matchName } from '../../ui/texts/competition-texts.ts';
import { absolute } from '../addresses.ts';
import { tournamentLine } from '../texts.ts';

function tournamentEvent(tournament: PublicTournament, date: string, now: Date): ICalEventData {
  const { id, name, endDate, revision } = tournament;
  const url = absolute(paths.tournament(id));
  return {
    id: calendarUid(id),
    sequence: revision,
    stamp: now,
    start: date,
    ...(endDate === null ? {} : { end: endDate }),
    summary: name,
    description: `${tournamentLine(tournament)}\n${url}`,
    url,
    status: ICalEventStatus.CONFIRMED,
  };
}

/** A match at its time, under the name of its stage and group; null while it has no time. */
function matchEvent({ id, name }: PublicTournament, results: Results, match: PublicMatch, now: Date) {
  if (match.startsAt === null) return null;
  const { stages, updatedAt } = results;
  const stage = stages.find((each) => each.id === match.stageId);
  const url = absolute(paths.standings(id));
  return {
    id: matchUid(id, match.id),
    // Whatever changes of the competition makes its results anew: later ones count on.
    sequence: Math.floor(Date.parse(updatedAt) / 1_000),
    stamp: now,
    start: match.startsAt,
    end: new Date(Date.parse(match.startsAt) + MATCH_SHOWN),
    summary: [name, stages.length > 1 ? stage?.name : '', matchName(match, stage)].filter(Boolean).join(' · '),
    description: [match.map && `Mapa: ${match.map}`, url].filter(Boolean).join('\n'),
    url,
    status: match.state === 'void' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  } satisfies ICalEventData;
}

/** @see SiteRenderer.calendar */
export function calendar(tournament: PublicTournament, results: Results | null, now: Date): string {
  const { date } = tournament;
  if (date === null) throw new Error('A tournament without a date has no place in a calendar');
  const matches = results?.tables.flatMap((table) =>
    table.matches.flatMap((match) => matchEvent(tournament, results, match, now) ?? []),
  );
  return calendarFile([tournamentEvent(tournament, date, now), ...(matches ?? [])]);
}

/** @see SiteRenderer.cancelledCalendar */
export function cancelledCalendar({ id, date, revision }: WithdrawnTournament, now: Date): string {
  const event = { id: calendarUid(id), sequence: revision, stamp: now, start: date, summary: 'Torneo cancelado' };
  return calendarFile([{ ...event, status: ICalEventStatus.CANCELLED }]);
}
