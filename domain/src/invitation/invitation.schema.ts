import { DocumentId } from '../ids.ts';
import * as limits from '../limits/limits.ts';
import { EnteredInstant } from '../time/instant.schema.ts';
import { z } from '../zod.ts';

const COUNT = 'Escribe cuántas invitaciones quieres';

/** Invitations to make for places that a tournament keeps. Each is a link for one registration, until a time. */
export const NewInvitations = z.strictObject({
  tournamentId: DocumentId,
  count: z
    .int(COUNT)
    .min(1, COUNT)
    .max(limits.invitations.atOnce, `Crea ${limits.invitations.atOnce} como máximo cada vez`),
  until: EnteredInstant,
});
export type NewInvitations = z.infer<typeof NewInvitations>;

/** An invitation, as organisers see it. Its token isn't part of it. */
export const Invitation = z.strictObject({
  id: z.string(),
  createdAt: z.string(),
  until: z.string(),
  revokedAt: z.string().nullable(),
  usedAt: z.string().nullable(),
  /** Public name of the registration that used it: null if it is unused, empty if the registration is gone. */
  usedBy: z.string().nullable(),
});
export type Invitation = z.infer<typeof Invitation>;
