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

/** The session user view: who the server says the caller is, and since when. */
export interface SessionView extends SessionUser {
  /** When this session began, ISO 8601. */
  loginTime: string;
  /** When the server ends it, in milliseconds since the epoch; null: when its owner does. */
  expiry: number | null;
  /** True if it outlives the tab. */
  remembered: boolean;
}

/** The role in the signed claims of a token. */
export type SignedRole = GivenRole | 'owner' | null;

/** Reads the role that a token was made with; of several the highest. */
export function signedRole(claims: Readonly<Record<string, unknown>>): SignedRole {
  return (['owner', ...givenRoles.toReversed()] as const).find((role) => claims[role] === true) ?? null;
}

/** The role by the signed claims alone, where the server could not be asked. */
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
export function claimedUser(user: OwnAccount, signed: SignedRole): SessionUser {
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
