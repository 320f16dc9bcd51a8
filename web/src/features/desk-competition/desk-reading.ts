import { limits, type Prize, type Tournament } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import { ApiError } from '../../lib/calls/api.ts';
import { authorizedCall } from '../../lib/calls/authorized-call.ts';
import { keepCompetition, keptCompetition } from '../../lib/calls/kept-competition.ts';
import { type KeptReading, keepReading } from '../../lib/calls/kept-reading.ts';
import type { Organiser } from '../../lib/calls/organiser.ts';
import { readWholeTournament } from '../../lib/calls/whole-tournament.ts';

/** What is read; null where there is none, as that code says. @throws {ApiError} */
function unless<T>(code: ApiError['code'], reading: Promise<T>): Promise<T | null> {
  return reading.catch((error: unknown) => {
    if (error instanceof ApiError && error.code === code) return null;
    throw error;
  });
}

/** The competition as it is now; null where nothing is planned yet. @throws {ApiError} */
export function readCompetition(tournamentId: string): Promise<CompetitionView | null> {
  const params = { tournamentId };
  return unless('competition_not_found', authorizedCall('GET /competitions/:tournamentId', { params }));
}

/** What the desk shows: the tournament, and its competition once one is planned. */
export interface CompetitionDesk {
  tournament: Tournament;
  /** When the tournament was read, in milliseconds. */
  tournamentReadAt: number;
  view: CompetitionView | null;
}

/**
 * A tournament's competition, read on opening and every 10 seconds while it is shown; the tournament, which seldom
 * changes meanwhile, on opening and every five minutes. Until then it is what the tab kept of it.
 * @param openedAt when the desk was opened, in milliseconds.
 */
export function deskReading(
  organiser: Organiser,
  tournamentId: string,
  openedAt: number,
): KeptReading<CompetitionDesk> {
  const read = async (): Promise<CompetitionDesk> => {
    const now = Date.now();
    const last = reading.current();
    const isFresh = last !== null && last.tournamentReadAt > Math.max(openedAt, now - limits.deskListRefresh);
    const [tournament, view] = await Promise.all([
      isFresh ? last.tournament : readWholeTournament(tournamentId),
      readCompetition(tournamentId),
    ]);
    if (view !== null) keepCompetition(organiser, tournamentId, { tournament, view });
    return { tournament, tournamentReadAt: isFresh ? last.tournamentReadAt : now, view };
  };
  const before = (): CompetitionDesk | null => {
    const { tournament, view = null } = keptCompetition(organiser, tournamentId) ?? {};
    return tournament === undefined ? null : { tournament, tournamentReadAt: 0, view };
  };
  const reading = keepReading(['a competition', tournamentId], read, limits.competitionRefresh, before);
  return reading;
}

/** The room of a match; `room: null` where nobody has written one yet, or it is erased. */
export function roomReading(tournamentId: string, matchId: string) {
  const params = { tournamentId, matchId };
  const read = async () => ({
    room: await unless(
      'not_found',
      authorizedCall('GET /competitions/:tournamentId/matches/:matchId/room', { params }),
    ),
  });
  return keepReading(['a room', tournamentId, matchId], read, limits.competitionRefresh);
}

/** How to reach who won a tournament's prizes, read while somebody looks at them, and anew once they are others'. */
export function contactsReading(tournamentId: string, prizes: readonly Prize[]) {
  const holders = prizes.map(({ entryId }) => entryId ?? '');
  const read = async () =>
    (await authorizedCall('GET /prizes/:tournamentId/contacts', { params: { tournamentId } })).contacts;
  return keepReading(['contacts', tournamentId, ...holders], read, limits.deskListRefresh);
}

/** Who of a match has seen its room as it is now, and how to reach who hasn't, read while somebody looks at the list. */
export function sightingsReading(tournamentId: string, matchId: string) {
  const params = { tournamentId, matchId };
  const read = async () =>
    (await authorizedCall('GET /competitions/:tournamentId/matches/:matchId/sightings', { params })).entries;
  return keepReading(['who saw a room', tournamentId, matchId], read, limits.competitionRefresh);
}
