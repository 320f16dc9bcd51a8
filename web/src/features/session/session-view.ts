import {
  atLeast,
  displayNameOf,
  type GivenRole,
  givenRoles,
  isOrganiser,
  permissions,
  type Role,
  type SessionUser,
} from '@arena/domain';
import type { User } from 'firebase/auth';

/** The session of the signed-in user: the server's answer, and its start. */
export interface SessionView extends SessionUser {
  /** Start of this session, ISO 8601. */
  loginTime: string;
  /** Expiry in milliseconds since the epoch; null for none. */
  expiry: number | null;
  /** True if it outlives the tab. */
  remembered: boolean;
}

/** The role in the signed claims of a token. */
export type SignedRole = GivenRole | 'owner' | null;

/** Reads the role in a token; the highest of several. */
export function signedRole(claims: Readonly<Record<string, unknown>>): SignedRole {
  return (['owner', ...givenRoles.toReversed()] as const).find((role) => claims[role] === true) ?? null;
}

/** Returns the role by the signed claims, for when the server doesn't answer. */
function claimedRole(role: SignedRole, emailVerified: boolean): Role {
  if (role === 'owner') return role;
  return role !== null && emailVerified ? role : 'signed-in';
}

/** True if the user works in the admin area. */
export function isInTeam({ role }: Pick<SessionUser, 'role'>): boolean {
  return isOrganiser(role);
}

export type OwnAccount = Pick<User, 'uid' | 'email' | 'displayName' | 'photoURL' | 'emailVerified' | 'metadata'>;

/** Builds the user from a token's claims. It decides the display, never permissions. */
export function userOfClaims(user: OwnAccount, signed: SignedRole): SessionUser {
  const { uid, email, photoURL, emailVerified, metadata } = user;
  const role = claimedRole(signed, emailVerified);
  return {
    uid,
    email,
    displayName: displayNameOf(user),
    photoURL,
    emailVerified,
    role,
    isAdmin: atLeast(role, 'admin'),
    isOwner: role === 'owner',
    permissions: [...permissions[role]],
    metadata: { creationTime: metadata.creationTime ?? null, lastSignInTime: metadata.lastSignInTime ?? null },
  };
}
