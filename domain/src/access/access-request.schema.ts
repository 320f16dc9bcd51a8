import * as limits from '../limits/limits.ts';
import { textUpTo } from '../text/text.ts';
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

/**
 * What is known of the account behind a request that waits: `proven` where its address is the one on the request and
 * somebody has opened the link that arrives there, `moved` where it is another one by now, `gone` where there is no
 * account any more. `since` is when the server first saw it proven, ISO 8601 in UTC; null where it isn't.
 */
export const RequestProof = z.strictObject({
  state: z.enum(['proven', 'unproven', 'moved', 'gone']),
  since: z.string().nullable(),
});
export type RequestProof = z.infer<typeof RequestProof>;

/** A request as the team decides on it; `proof` is null where it was answered. */
export const ListedAccessRequest = AccessRequest.extend({ proof: RequestProof.nullable() });
export type ListedAccessRequest = z.infer<typeof ListedAccessRequest>;

/** What an admin may add to a decision on a request. */
export const AccessDecision = z.strictObject({
  notes: textUpTo(limits.reasonCharacters).optional(),
});
