import { atLeast, displayNameOf, permissions, type Role, type SessionUser } from '@arena/domain';
import type { User } from 'firebase/auth';

/** The session user view: who the server says the caller is, and since when. */
export interface SessionView extends SessionUser {
  /** When this session began, ISO 8601. */
  loginTime: string;
  /** When the server ends it, in milliseconds since the epoch; null: when its owner does. */
  expiry: number | null;
  /** True if it outlives the tab. */
  remembered: boolean;
}

export interface SignedClaims {
  admin: boolean;
  owner: boolean;
}

/** The role by the signed claims alone, where the server could not be asked. */
function claimedRole({ admin, owner }: SignedClaims, emailVerified: boolean): Role {
  if (owner) return 'owner';
  return admin && emailVerified ? 'admin' : 'signed-in';
}

export type OwnAccount = Pick<User, 'uid' | 'email' | 'displayName' | 'photoURL' | 'emailVerified' | 'metadata'>;

/** Builds the user from a token's claims. It decides the display, never permissions. */
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
