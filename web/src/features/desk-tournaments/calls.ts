import { type Tournament, type TournamentCreate, type TournamentUpdate, tournamentPermissionText } from '@arena/domain';
import { onceGone } from '../../lib/calls/once-gone.ts';
import { callAs } from '../../lib/calls/organiser.ts';

/** Calls as somebody whose role must allow it; what it is names what they are told otherwise. */
const callTo = (deed: keyof typeof tournamentPermissionText) =>
  callAs('manage_tournaments', tournamentPermissionText[deed]);

/** Stores a new tournament; the same `requestId` again is the same tournament. @throws {ApiError} */
export function createTournament(body: TournamentCreate): Promise<Tournament> {
  return callTo('create')('POST /tournaments', { body });
}

/** Changes the fields given, unless someone has edited the tournament since `revision`. @throws {ApiError} */
export function updateTournament(id: string, body: TournamentUpdate): Promise<Tournament> {
  return callTo('update')('PUT /tournaments/:id', { params: { id }, body });
}

/**
 * Deletes a tournament; with registrations only where `force` says so, and then them too. Where an earlier try had no
 * answer, that it is gone already is what was wanted.
 * @throws {ApiError} `has_registrations`
 */
export function deleteTournament(id: string, { force, retried }: { force: boolean; retried: boolean }): Promise<void> {
  const query = { force: force ? ('true' as const) : ('false' as const) };
  return onceGone('tournament_not_found', retried, () =>
    callTo('delete')('DELETE /tournaments/:id', { params: { id }, query }),
  );
}
