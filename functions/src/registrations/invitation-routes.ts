import { type HandlersOf, replyAfter } from '../http/handler.ts';
import { createInvitations, listInvitations, readInvitationToken, revokeInvitation } from './invitations.ts';

export const invitationRoutes: HandlersOf<'invitations'> = {
  'GET /invitations/tournament/:id': async ({ context, params }) => ({
    invitations: await listInvitations(context, params.id),
  }),

  'POST /invitations': async ({ context, body, key }) => ({ invitations: await createInvitations(context, body, key) }),

  'POST /invitations/link': async ({ context, body }) => ({ token: await readInvitationToken(context, body.id) }),

  'DELETE /invitations/:id': ({ context, params }) =>
    replyAfter(revokeInvitation(context, params.id), { revoked: true }),
};
