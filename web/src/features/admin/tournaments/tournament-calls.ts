import { type Tournament, type TournamentInput, type TournamentUpdate, tournamentPermissionText } from '@arena/domain';
import { callAs } from '#lib/calls/organiser.ts';

/** Builds calls with a permission; `action` selects the refusal's text. */
const callTo = (action: keyof typeof tournamentPermissionText) =>
  callAs('manage_tournaments', tournamentPermissionText[action]);

/** Creates a tournament with the id `key`. @throws {ApiError} `key_reused` if another body used the key */
export function createTournament(body: TournamentInput, key: string): Promise<Tournament> {
  return callTo('create')('POST /tournaments', { body, key });
}

/** Changes the given fields, unless the tournament was edited since `revision`. @throws {ApiError} */
export function updateTournament(id: string, body: TournamentUpdate): Promise<Tournament> {
  return callTo('update')('PUT /tournaments/:id', { params: { id }, body });
}

/** Deletes a tournament; one with registrations or results needs `force`. @throws {ApiError} `has_registrations` */
export async function deleteTournament(id: string, force: boolean): Promise<void> {
  const query = { force: force ? ('true' as const) : ('false' as const) };
  await callTo('delete')('DELETE /tournaments/:id', { params: { id }, query });
}
