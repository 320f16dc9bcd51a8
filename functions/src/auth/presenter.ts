import {
  type Account as AccountView,
  atLeast,
  displayNameOf,
  type ListedAdmin,
  permissions,
  type SessionUser,
} from '@arena/domain';
import type { Account } from './accounts.ts';
import type { AdminPlace } from './store.ts';
import { type Known, roleOf } from './viewer.ts';

/** Who an account is, as its owner and the screens see it. */
export function toSessionUser({ account, role }: Known): SessionUser {
  const { uid, email, photoURL, emailVerified, creationTime, lastSignInTime } = account;
  return {
    uid,
    email,
    displayName: displayNameOf(account),
    photoURL,
    emailVerified,
    isAdmin: atLeast(role, 'admin'),
    isOwner: role === 'owner',
    permissions: [...permissions[role]],
    metadata: { creationTime, lastSignInTime },
  };
}

/** An account as an admin sees it. */
export function toAccountView(known: Known): AccountView {
  return { ...toSessionUser(known), disabled: known.account.disabled };
}

/**
 * A place in the list of admins as the others see it; without an account it has no power.
 * @param login the local login in force.
 */
export function toListedAdmin(place: AdminPlace, account: Account | null, login: string | null): ListedAdmin {
  const { uid, email, owner, grantedBy, grantedAt, shownAs } = place;
  const role = account && roleOf(account, place, login);
  return {
    uid,
    email: account?.email ?? email,
    displayName: displayNameOf({ email, displayName: null, ...account }),
    isOwner: role === null ? owner : role === 'owner',
    isActive: role !== null && account?.disabled === false && atLeast(role, 'admin'),
    grantedBy,
    grantedAt,
    lastSignInTime: account?.lastSignInTime ?? null,
    shownAs,
  };
}
