import { DocumentId } from '../../ids.ts';
import { Invitation, NewInvitations } from '../../invitation/invitation.schema.ts';
import { LinkToken } from '../../registration/registration.schema.ts';
import { z } from '../../zod.ts';
import { defineEndpoints, managedBy } from '../endpoint.ts';

const invitations = z.strictObject({ invitations: z.array(Invitation) });
const byId = z.strictObject({ id: DocumentId });

/** Links for places that a tournament keeps. Their tokens are told one at a time. */
export const invitationEndpoints = defineEndpoints({
  'GET /invitations/tournament/:id': managedBy('manage_registrations', {
    summary: 'The invitations of a tournament, newest first, without their links',
    params: byId,
    reply: invitations,
    errors: ['tournament_not_found'],
  }),
  'POST /invitations': managedBy('manage_registrations', {
    summary: 'Makes invitations for places that the tournament keeps, of which none is promised twice',
    body: NewInvitations,
    reply: invitations,
    errors: ['tournament_not_found'],
  }),
  'POST /invitations/link': managedBy('manage_registrations', {
    summary: 'The link of an invitation that nobody has used, to send it',
    body: byId,
    reply: z.strictObject({ token: LinkToken }),
    errors: ['not_found', 'invitation_used', 'invitation_over'],
  }),
  'DELETE /invitations/:id': managedBy('manage_registrations', {
    summary: 'Revokes an invitation; the place that it was for stays kept',
    params: byId,
    reply: z.strictObject({ revoked: z.literal(true) }),
    errors: ['invitation_used'],
  }),
});
