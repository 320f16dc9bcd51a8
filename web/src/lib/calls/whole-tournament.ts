import { errorText, type Tournament } from '@arena/domain';
import { ApiError } from './api.ts';
import { authorizedCall } from './authorized-call.ts';

/** One tournament as it is now, whatever its status. @throws {ApiError} */
export async function readWholeTournament(id: string): Promise<Tournament> {
  const found = await authorizedCall('GET /tournaments/:id', { params: { id } });
  if ('publishDate' in found) return found;
  // A reply for visitors means that the role was just removed.
  throw new ApiError(errorText.forbidden, { code: 'forbidden', status: 403 });
}
