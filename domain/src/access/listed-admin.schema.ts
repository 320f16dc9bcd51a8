import { z } from '../zod.ts';

/**
 * Somebody in the list of admins. `isActive` says whether the role works: the account exists, isn't disabled and still
 * has the address that the role was given for, proven. The local admin has no e-mail, but the login in force.
 * `grantedBy` is a uid, or `system` where the configuration gave the role. `shownAs` is the public id by which they
 * show themselves to everybody; null where they don't. Instants are ISO 8601 in UTC.
 */
export const ListedAdmin = z.strictObject({
  uid: z.string(),
  email: z.string().nullable(),
  displayName: z.string(),
  isOwner: z.boolean(),
  isActive: z.boolean(),
  grantedBy: z.string().nullable(),
  grantedAt: z.string().nullable(),
  lastSignInTime: z.string().nullable(),
  shownAs: z.string().nullable(),
});
export type ListedAdmin = z.infer<typeof ListedAdmin>;
