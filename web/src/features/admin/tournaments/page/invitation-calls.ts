import { type Invitation, limits, type NewInvitations } from '@arena/domain';
import { authorizedCall } from '#lib/calls/authorized-call.ts';
import { adminQuery } from '#lib/query/admin-query.ts';

/** The invitations of a tournament, newest first. */
export const invitationsOf = (tournamentId: string) =>
  adminQuery(
    ['invitations', tournamentId],
    async (): Promise<Invitation[]> =>
      (await authorizedCall('GET /invitations/tournament/:id', { params: { id: tournamentId } })).invitations,
    limits.adminListRefresh,
  );

/** Makes invitations. Repeating it with the same key makes no more. @throws {ApiError} */
export async function invite(wanted: NewInvitations, key: string): Promise<void> {
  await authorizedCall('POST /invitations', { body: wanted, key });
}

/** Returns the token of an open invitation. @throws {ApiError} */
export async function readInvitation({ id }: Pick<Invitation, 'id'>): Promise<string> {
  return (await authorizedCall('POST /invitations/link', { body: { id } })).token;
}

/** Revokes an invitation. Repeating it has no effect. @throws {ApiError} */
export async function revokeInvitation({ id }: Pick<Invitation, 'id'>): Promise<void> {
  await authorizedCall('DELETE /invitations/:id', { params: { id } });
}
