import { givenRoles, roles } from '../role/role.ts';
import { z } from '../zod.ts';

export const GivenRoleName = z.enum(givenRoles, 'Elige un rol');
export const RoleName = z.enum(roles);

/** The caller's session as the server sees it. */
export const SessionUser = z.strictObject({
  uid: z.string(),
  email: z.string().nullable(),
  /** Falls back to the part of the e-mail before the @. */
  displayName: z.string(),
  photoURL: z.string().nullable(),
  emailVerified: z.boolean(),
  role: RoleName,
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
 * An organiser in the list. `isActive`: the account exists, isn't disabled and still has the verified address that got the
 * role. The local admin has its login instead of an e-mail. `grantedBy` is a uid, or `system` for a role from the
 * configuration. `shownAs` is the public id of their presentation, or null. Instants are ISO 8601 in UTC.
 */
export const ListedAdmin = z.strictObject({
  uid: z.string(),
  email: z.string().nullable(),
  displayName: z.string(),
  role: z.enum([...GivenRoleName.options, 'owner']),
  isOwner: z.boolean(),
  isActive: z.boolean(),
  grantedBy: z.string().nullable(),
  grantedAt: z.string().nullable(),
  lastSignInTime: z.string().nullable(),
  shownAs: z.string().nullable(),
});
export type ListedAdmin = z.infer<typeof ListedAdmin>;
