import { givenRoles, roles } from '../role/role.ts';
import { hasLetterOrDigit, isOneLine, isStorable, trimmedText } from '../text/characters.ts';
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

/** The local admin, as the panel greets it. */
export const LocalUser = z.strictObject({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  role: z.literal('admin'),
});
export type LocalUser = z.infer<typeof LocalUser>;

/**
 * A hint for the screen, stored by the browser under `adminSession`; it grants nothing. `expiry` is in milliseconds
 * since the epoch.
 */
export const AdminSession = z.strictObject({ isAuthenticated: z.boolean(), user: LocalUser, expiry: z.number() });
export type AdminSession = z.infer<typeof AdminSession>;

/** Returns a stored session that is marked authenticated and expires after `now`; else null. */
export function restoreAdminSession(kept: unknown, now: Date): AdminSession | null {
  const { data } = AdminSession.safeParse(kept);
  return data?.isAuthenticated && data.expiry > now.getTime() ? data : null;
}

const NAMELESS = 'Cuenta sin nombre';

const isName = (text: string) => hasLetterOrDigit(text) && isOneLine(text) && isStorable(text);

/** Returns the display name, else the part of the e-mail before the @. */
export function displayNameOf({ displayName, email }: { displayName: string | null; email: string | null }): string {
  return [displayName, email?.split('@')[0]].map((name) => trimmedText(name ?? '')).find(isName) ?? NAMELESS;
}
