import { z } from '../zod.ts';

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
