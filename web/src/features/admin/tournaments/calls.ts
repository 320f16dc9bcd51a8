import { type Tournament, type TournamentInput, type TournamentUpdate, tournamentPermissionText } from '@arena/domain';
import { callAs } from '../../../lib/calls/organiser.ts';

/** Calls with a permission; its name selects the refusal's text. */
const callTo = (action: keyof typeof tournamentPermissionText) =>
  callAs('manage_tournaments', tournamentPermissionText[action]);

/** Stores a new tournament, with `key` as its id. @throws {ApiError} `key_reused` where another body made it. */
export function createTournament(body: TournamentInput, key: string): Promise<Tournament> {
  return callTo('create')('POST /tournaments', { body, key });
}

/** Changes the fields given, unless someone has edited the tournament since `revision`. @throws {ApiError} */
export function updateTournament(id: string, body: TournamentUpdate): Promise<Tournament> {
  return callTo('update')('PUT /tournaments/:id', { params: { id }, body });
}

/** Deletes a tournament; with registrations only where `force` says so. @throws {ApiError} `has_registrations` */
export async function deleteTournament(id: string, force: boolean): Promise<void> {
  const query = { force: force ? ('true' as const) : ('false' as const) };
  await callTo('delete')('DELETE /tournaments/:id', { params: { id }, query });
}
