import { commonErrorText, type Tournament } from '@arena/domain';
import { ApiError } from './api.ts';
import { authorizedCall } from './authorized-call.ts';

/** Reads a tournament of any status. @throws {ApiError} */
export async function readWholeTournament(id: string): Promise<Tournament> {
  const found = await authorizedCall('GET /tournaments/:id', { params: { id } });
  if ('publishDate' in found) return found;
  // A visitor's reply means that the role was just revoked.
  throw new ApiError(commonErrorText.forbidden, { code: 'forbidden', status: 403 });
}
