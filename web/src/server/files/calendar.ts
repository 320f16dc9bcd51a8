import { cancelledMatchesIn, type PublicTournament, type Results, type WithdrawnTournament } from '@arena/domain';
import { type ICalEventData, ICalEventStatus } from 'ical-generator';
import { paths } from '#lib/addresses/paths.ts';
import { calendarFile, calendarUid, MATCH_SHOWN, matchUid } from '#lib/time/calendar-file.ts';
import { matchName } from '#ui/texts/competition-texts.ts';
import { tournamentLine } from '../../features/tournaments/tournament-texts.ts';
import { absolute } from '../addresses.ts';

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

/** Returns events of the matches with a time, named by stage and group. */
function matchEvents({ id, name }: PublicTournament, results: Results, now: Date): ICalEventData[] {
  const { stages, tables, updatedAt } = results;
  const isOff = cancelledMatchesIn(results);
  const url = absolute(paths.standings(id));
  return tables.flatMap(({ matches }) =>
    matches.flatMap((match) => {
      if (match.startsAt === null) return [];
      const stage = stages.find((each) => each.id === match.stageId);
      return {
        id: matchUid(id, match.id),
        // Every change of the competition rebuilds the results and increases it.
        sequence: Math.floor(Date.parse(updatedAt) / 1_000),
        stamp: now,
        start: match.startsAt,
        end: new Date(Date.parse(match.startsAt) + MATCH_SHOWN),
        summary: [name, stages.length > 1 ? stage?.name : '', matchName(match, stage)].filter(Boolean).join(' · '),
        description: [match.map && `Mapa: ${match.map}`, url].filter(Boolean).join('\n'),
        url,
        status: isOff(match) ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      };
    }),
  );
}

/** @see SiteRenderer.calendar */
export function calendar(tournament: PublicTournament, results: Results | null, now: Date): string {
  const { date } = tournament;
  if (date === null) throw new Error('A tournament without a date has no place in a calendar');
  return calendarFile([
    tournamentEvent(tournament, date, now),
    ...(results === null ? [] : matchEvents(tournament, results, now)),
  ]);
}

/** @see SiteRenderer.cancelledCalendar */
export function cancelledCalendar({ id, date, revision }: WithdrawnTournament, now: Date): string {
  const event = { id: calendarUid(id), sequence: revision, stamp: now, start: date, summary: 'Torneo cancelado' };
  return calendarFile([{ ...event, status: ICalEventStatus.CANCELLED }]);
}
