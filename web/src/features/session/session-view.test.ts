import { permissions } from '@arena/domain';
import { expect, test } from 'vitest';
import { type OwnAccount, signedRole, userOfClaims } from './session-view.ts';

function account(emailVerified: boolean): OwnAccount {
  const metadata = { creationTime: 'Fri, 20 Nov 2026 15:00:00 GMT' };
  return { uid: 'ana', email: 'ana@example.com', displayName: null, photoURL: null, emailVerified, metadata };
}

test.each([
  ['a claim that isn’t true', { admin: 'true' }, true, 'signed-in'],
  ['a scorer', { scorer: true }, true, 'scorer'],
  ['a moderator', { moderator: true }, true, 'moderator'],
  ['an admin', { admin: true }, true, 'admin'],
  ['an admin with an unverified address', { admin: true }, false, 'signed-in'],
  ['the owner', { owner: true, admin: true }, true, 'owner'],
  ['the owner with an unverified address', { owner: true }, false, 'owner'],
] as const)('%s: claims %o, address verified: %s → %s', (_, claims, verified, role) => {
  const user = userOfClaims(account(verified), signedRole(claims));
  const [isOwner, isAdmin] = [role === 'owner', role === 'owner' || role === 'admin'];
  // The e-mail names an account without a name.
  expect(user).toMatchObject({ displayName: 'ana', role, permissions: [...permissions[role]], isAdmin, isOwner });
});
