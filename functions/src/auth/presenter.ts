import {
  type Account as AccountView,
  atLeast,
  displayNameOf,
  type ListedAdmin,
  permissions,
  type SessionUser,
} from '@arena/domain';
import type { Account } from './accounts.ts';
import type { Place } from './store.ts';
import { roleOf } from './viewer.ts';

/** Who an account is, as its owner and the screens see it. */
export function toSessionUser(account: Account): SessionUser {
  const role = roleOf(account);
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
export function toAccountView(account: Account): AccountView {
  return { ...toSessionUser(account), disabled: account.disabled };
}

/** A place in the list of admins as the others see it; without an account it has no power. */
export function toListedAdmin(
  { uid, email, owner, grantedBy, grantedAt }: Place,
  account: Account | null,
): ListedAdmin {
  return {
    uid,
    email: account?.email ?? email,
    displayName: displayNameOf({ email, displayName: null, ...account }),
    isOwner: account === null ? owner : roleOf(account) === 'owner',
    isActive: account !== null && !account.disabled && atLeast(roleOf(account), 'admin'),
    grantedBy,
    grantedAt,
    lastSignInTime: account?.lastSignInTime ?? null,
  };
}
