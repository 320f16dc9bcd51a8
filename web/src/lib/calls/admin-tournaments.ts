import { commonErrorText, limits, type Tournament } from '@arena/domain';
import type { EndpointReply } from '@arena/domain/api';
import { adminQuery } from '../query/admin-query.ts';
import { ApiError } from './api.ts';
import { authorizedCall } from './authorized-call.ts';
import { readAllPages } from './read-all-pages.ts';

/** A tournament with the counts of its registrations by status. */
export type AdminTournament = EndpointReply<'GET /tournaments/with-registrations'>['items'][number];

/** Reads all tournaments of any status, the latest first. @throws {ApiError} */
function readTournaments(): Promise<AdminTournament[]> {
  return readAllPages((query) => authorizedCall('GET /tournaments/with-registrations', { query }));
}

/** The organisers' list of tournaments; refetched every 5 minutes while shown. */
export const tournamentList = adminQuery(['the tournaments'], readTournaments, limits.adminListRefresh);

/** Enough to show the community's usual settings. */
const RECENT = '20';

/** One page of the latest tournaments, for suggestions. */
export const recentTournaments = adminQuery(
  ['the recent tournaments'],
  async () => (await authorizedCall('GET /tournaments/with-registrations', { query: { limit: RECENT } })).items,
  limits.adminListRefresh,
);

/** Reads a tournament of any status. @throws {ApiError} */
export async function readWholeTournament(id: string): Promise<Tournament> {
  const found = await authorizedCall('GET /tournaments/:id', { params: { id } });
  if ('publishDate' in found) return found;
  // A visitor's reply means that the role was just revoked.
  throw new ApiError(commonErrorText.forbidden, { code: 'forbidden', status: 403 });
}
