import { limits, type Prize, type Tournament } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import { ApiError } from '../../../lib/calls/api.ts';
import { authorizedCall } from '../../../lib/calls/authorized-call.ts';
import { type CachedQuery, cachedQuery } from '../../../lib/calls/cached-query.ts';
import { keepCompetition, keptCompetition } from '../../../lib/calls/kept-competition.ts';
import type { Organiser } from '../../../lib/calls/organiser.ts';
import { readWholeTournament } from '../../../lib/calls/whole-tournament.ts';

/** Resolves with null for that code. @throws {ApiError} */
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

/** Whin the admin area shows: the tournament, and its competition once one is planned. */
export interface CompetitionAdmin {
  tournament: Tournament;
  /** When the tournament was read, in milliseconds. */
  tournamentReadAt: number;
  view: CompetitionView | null;
}

/**
 * A tournament's competition, read on opening and every 10 seconds while it is shown; the tournament, which seldom
 * changes meanwhile, on opening and every five minutes. Until then it is what the tab kept of it.
 * @param openedAt when the admin area was opened, in milliseconds.
 */
export function competitionReading(
  organiser: Organiser,
  tournamentId: string,
  openedAt: number,
): CachedQuery<CompetitionAdmin> {
  const read = async (): Promise<CompetitionAdmin> => {
    const now = Date.now();
    const last = reading.current();
    const isFresh = last !== null && last.tournamentReadAt > Math.max(openedAt, now - limits.adminListRefresh);
    const [tournament, view] = await Promise.all([
      isFresh ? last.tournament : readWholeTournament(tournamentId),
      readCompetition(tournamentId),
    ]);
    if (view !== null) keepCompetition(organiser, tournamentId, { tournament, view });
    return { tournament, tournamentReadAt: isFresh ? last.tournamentReadAt : now, view };
  };
  const before = (): CompetitionAdmin | null => {
    const { tournament, view = null } = keptCompetition(organiser, tournamentId) ?? {};
    return tournament === undefined ? null : { tournament, tournamentReadAt: 0, view };
  };
  const reading = cachedQuery(['a competition', tournamentId], read, limits.competitionRefresh, before);
  return reading;
}

/** The room of a match; `room: null` if it is unwritten or erased. */
export function roomReading(tournamentId: string, matchId: string) {
  const params = { tournamentId, matchId };
  const read = async () => ({
    room: await unless(
      'not_found',
      authorizedCall('GET /competitions/:tournamentId/matches/:matchId/room', { params }),
    ),
  });
  return cachedQuery(['a room', tournamentId, matchId], read, limits.competitionRefresh);
}

/** Contacts of prize winners, read while shown, and again when owners change. */
export function contactsReading(tournamentId: string, prizes: readonly Prize[]) {
  const holders = prizes.map(({ entryId }) => entryId ?? '');
  const read = async () =>
    (await authorizedCall('GET /prizes/:tournamentId/contacts', { params: { tournamentId } })).contacts;
  return cachedQuery(['contacts', tournamentId, ...holders], read, limits.adminListRefresh);
}

/** Read receipts of a match's room, and contacts of entries without one, read while shown. */
export function sightingsReading(tournamentId: string, matchId: string) {
  const params = { tournamentId, matchId };
  const read = async () =>
    (await authorizedCall('GET /competitions/:tournamentId/matches/:matchId/sightings', { params })).entries;
  return cachedQuery(['who saw a room', tournamentId, matchId], read, limits.competitionRefresh);
}
