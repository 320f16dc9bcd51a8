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
