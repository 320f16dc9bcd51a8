import * as limits from '../limits.ts';
import { storableText } from '../text.ts';
import { z } from '../zod.ts';

export const AccessRequestStatus = z.enum(['pending', 'approved', 'rejected']);

/** A newcomer's request for the admin area (specification, section 3). Instants are ISO 8601 in UTC. */
export const AccessRequest = z.strictObject({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  status: AccessRequestStatus,
  requestedAt: z.string(),
  approvedAt: z.string().nullable(),
  approvedBy: z.string().nullable(),
  rejectedAt: z.string().nullable(),
  rejectedBy: z.string().nullable(),
  notes: z.string(),
});
export type AccessRequest = z.infer<typeof AccessRequest>;

/** What an admin may add to a decision on a request. */
export const AccessDecision = z.strictObject({
  notes: storableText()
    .max(limits.reasonCharacters, `Usa ${limits.reasonCharacters} caracteres como máximo`)
    .optional(),
});
