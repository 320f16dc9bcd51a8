import { limits, type Prize, Tournament } from '@arena/domain';
import { readWholeTournament } from '#lib/calls/admin-tournaments.ts';
import { authorizedCall } from '#lib/calls/authorized-call.ts';
import { nullOnError } from '#lib/calls/failures.ts';
import type { Organiser } from '#lib/calls/organiser.ts';
import { adminQuery } from '#lib/query/admin-query.ts';
import { keptData } from '#lib/query/kept-data.ts';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';

/** The tournament of a competition. The tab keeps it, so that the screen opens offline. */
export function adminTournamentQuery({ uid }: Organiser, id: string) {
  const { meta, ...kept } = keptData(
    adminStorageKeys.competitionTournament(uid, id),
    (data) => Tournament.safeParse(data).data ?? null,
    'session',
  );
  const query = adminQuery(['a whole tournament', id], () => readWholeTournament(id), limits.adminListRefresh);
  return { ...query, ...kept, meta: { ...query.meta, ...meta } };
}

/** The room of a match; `room: null` if it is missing or erased. */
export function roomQuery(tournamentId: string, matchId: string) {
  const params = { tournamentId, matchId };
  const read = async () => ({
    room: await nullOnError(
      'not_found',
      authorizedCall('GET /competitions/:tournamentId/matches/:matchId/room', { params }),
    ),
  });
  return adminQuery(['a room', tournamentId, matchId], read, limits.competitionRefresh);
}

/** Contacts of prize winners; refetched when owners change. */
export function contactsQuery(tournamentId: string, prizes: readonly Prize[]) {
  const holders = prizes.map(({ entryId }) => entryId ?? '');
  const read = async () =>
    (await authorizedCall('GET /prizes/:tournamentId/contacts', { params: { tournamentId } })).contacts;
  return adminQuery(['contacts', tournamentId, ...holders], read, limits.adminListRefresh);
}

/** Absences in the lobby of a match. It refetches, because unanswered offers go to the next in line. */
export function absencesQuery(tournamentId: string, matchId: string) {
  const params = { tournamentId, matchId };
  const read = () => authorizedCall('GET /competitions/:tournamentId/matches/:matchId/absences', { params });
  return adminQuery(['absences', tournamentId, matchId], read, limits.competitionRefresh);
}

/** Read receipts of a match's room, and contacts of entries without one. */
export function readReceiptsQuery(tournamentId: string, matchId: string) {
  const params = { tournamentId, matchId };
  const read = async () =>
    (await authorizedCall('GET /competitions/:tournamentId/matches/:matchId/read-receipts', { params })).entries;
  return adminQuery(['who saw a room', tournamentId, matchId], read, limits.competitionRefresh);
}
