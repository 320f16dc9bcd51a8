import { z } from '../zod.ts';

/** The local admin, as the panel greets it (specification, section 3). */
export const LocalUser = z.strictObject({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  role: z.literal('admin'),
});
export type LocalUser = z.infer<typeof LocalUser>;

/**
 * What the browser keeps of a local admin login under `adminSession` (specification, section 3): a hint for the
 * screen, without power. `expiry` is in milliseconds since the epoch.
 */
export const AdminSession = z.strictObject({ isAuthenticated: z.boolean(), user: LocalUser, expiry: z.number() });
export type AdminSession = z.infer<typeof AdminSession>;

/** The session that was kept, if it is marked authenticated and its expiry is later than `now`; else null. */
export function restoreAdminSession(kept: unknown, now: Date): AdminSession | null {
  const { data } = AdminSession.safeParse(kept);
  return data?.isAuthenticated && data.expiry > now.getTime() ? data : null;
}
