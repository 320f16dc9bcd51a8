import { type Account as AccountView, atLeast, displayNameOf, permissions, type SessionUser } from '@arena/domain';
import type { Account } from './accounts.ts';
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
