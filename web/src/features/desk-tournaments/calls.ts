import { type Tournament, type TournamentCreate, type TournamentUpdate, tournamentPermissionText } from '@arena/domain';
import { authorizedCall } from '../../lib/calls/authorized-call.ts';
import { demand, type Organiser } from '../../lib/calls/organiser.ts';

/** Stores a new tournament; the same `requestId` again is the same tournament. @throws {ApiError} */
export async function createTournament(organiser: Organiser, body: TournamentCreate): Promise<Tournament> {
  demand(organiser, 'manage_tournaments', tournamentPermissionText.create);
  return await authorizedCall('POST /tournaments', { body });
}

/** Changes the fields given, unless someone has edited the tournament since `revision`. @throws {ApiError} */
export async function updateTournament(organiser: Organiser, id: string, body: TournamentUpdate): Promise<Tournament> {
  demand(organiser, 'manage_tournaments', tournamentPermissionText.update);
  return await authorizedCall('PUT /tournaments/:id', { params: { id }, body });
}

/**
 * Deletes a tournament; with registrations only where `force` says so, and then them too.
 * @returns how many registrations went with it.
 * @throws {ApiError}
 */
export async function deleteTournament(organiser: Organiser, id: string, force: boolean): Promise<number> {
  demand(organiser, 'manage_tournaments', tournamentPermissionText.delete);
  const query = { force: force ? ('true' as const) : ('false' as const) };
  return (await authorizedCall('DELETE /tournaments/:id', { params: { id }, query })).registrations;
}
