import * as limits from '../limits/limits.ts';
import { textUpTo } from '../text/text.ts';
import { z } from '../zod.ts';
import { GivenRoleName } from './session.schema.ts';

export const AccessRequestStatus = z.enum(['pending', 'approved', 'rejected']);

/** A newcomer's request for the admin area. Instants are ISO 8601 in UTC. */
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

/**
 * State of the requesting account: `proven` if its e-mail is the request's and verified, `moved` if it has another one
 * now, `gone` if it was deleted. `since`: first seen verified, ISO 8601 in UTC, else null.
 */
export const RequestProof = z.strictObject({
  state: z.enum(['proven', 'unproven', 'moved', 'gone']),
  since: z.string().nullable(),
});
export type RequestProof = z.infer<typeof RequestProof>;

/** A request as the team decides on it; `proof` is null where it was answered. */
export const ListedAccessRequest = AccessRequest.extend({ proof: RequestProof.nullable() });
export type ListedAccessRequest = z.infer<typeof ListedAccessRequest>;

export const AccessDecision = z.strictObject({
  notes: textUpTo(limits.reasonCharacters).optional(),
});

/** An approval gives a role; without one, admin. */
export const AccessApproval = AccessDecision.extend({ role: GivenRoleName.default('admin') });
export type AccessApproval = z.infer<typeof AccessApproval>;
