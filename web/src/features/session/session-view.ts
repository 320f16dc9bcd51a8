import { atLeast, displayNameOf, permissions, type Role, type SessionUser } from '@arena/domain';
import type { User } from 'firebase/auth';

/** The session user view (specification, section 3): who the server says the caller is, and since when. */
export interface SessionView extends SessionUser {
  /** When this session began, ISO 8601. */
  loginTime: string;
  /** When the server ends it, in milliseconds since the epoch; null: when its owner does. */
  expiry: number | null;
  /** Whether it outlives the tab. */
  remembered: boolean;
}

/** What a signed token says of its account's role. */
export interface SignedClaims {
  admin: boolean;
  owner: boolean;
  local: boolean;
}

/** The role by the signed claims alone, where the server could not be asked (specification, section 6). */
function claimedRole({ admin, owner, local }: SignedClaims, emailVerified: boolean): Role {
  if (owner) return 'owner';
  return admin && (emailVerified || local) ? 'admin' : 'signed-in';
}

/** What the SDK knows of the browser's own account. */
export type OwnAccount = Pick<User, 'uid' | 'email' | 'displayName' | 'photoURL' | 'emailVerified' | 'metadata'>;

/** Who the browser's own account is, by what its token carries. It decides what is shown, never what is allowed. */
export function claimedUser(user: OwnAccount, claims: SignedClaims): SessionUser {
  const { uid, email, photoURL, emailVerified, metadata } = user;
  const role = claimedRole(claims, emailVerified);
  return {
    uid,
    email,
    displayName: displayNameOf(user),
    photoURL,
    emailVerified,
    isAdmin: atLeast(role, 'admin'),
    isOwner: role === 'owner',
    permissions: [...permissions[role]],
    metadata: { creationTime: metadata.creationTime ?? null, lastSignInTime: metadata.lastSignInTime ?? null },
  };
}
