import { z } from '../zod.ts';

/** Who the server says a caller is (specification, section 3, 'Session user view', as far as the server knows it). */
export const SessionUser = z.strictObject({
  uid: z.string(),
  email: z.string().nullable(),
  /** Falls back to the part of the e-mail before the @. */
  displayName: z.string(),
  photoURL: z.string().nullable(),
  emailVerified: z.boolean(),
  isAdmin: z.boolean(),
  isOwner: z.boolean(),
  permissions: z.array(z.string()),
  metadata: z.strictObject({ creationTime: z.string().nullable(), lastSignInTime: z.string().nullable() }),
});
export type SessionUser = z.infer<typeof SessionUser>;

/** An account as an admin sees it while granting or taking the role. */
export const Account = SessionUser.extend({ disabled: z.boolean() });
export type Account = z.infer<typeof Account>;

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
