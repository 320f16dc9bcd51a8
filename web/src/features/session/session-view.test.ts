import { permissions } from '@arena/domain';
import { describe, expect, test } from 'vitest';
import { type OwnAccount, signedRole, userOfClaims } from './session-view.ts';

function account(emailVerified: boolean): OwnAccount {
  const metadata = { creationTime: 'Fri, 20 Nov 2026 15:00:00 GMT' };
  return { uid: 'ana', email: 'ana@example.com', displayName: null, photoURL: null, emailVerified, metadata };
}

describe('the account of signed claims', () => {
  test.each([
    { what: 'a claim that isn’t true', claims: { admin: 'true' }, verified: true, role: 'signed-in' },
    { what: 'a scorer', claims: { scorer: true }, verified: true, role: 'scorer' },
    { what: 'a moderator', claims: { moderator: true }, verified: true, role: 'moderator' },
    { what: 'an admin', claims: { admin: true }, verified: true, role: 'admin' },
    { what: 'an admin who has not proven the address', claims: { admin: true }, verified: false, role: 'signed-in' },
    { what: 'the owner', claims: { owner: true, admin: true }, verified: true, role: 'owner' },
    { what: 'the owner, address not proven', claims: { owner: true }, verified: false, role: 'owner' },
  ] as const)('$what: $role', ({ claims, verified, role }) => {
    const user = userOfClaims(account(verified), signedRole(claims));
    expect(user.role).toBe(role);
    expect(user.permissions).toEqual([...permissions[role]]);
    expect([user.isAdmin, user.isOwner]).toEqual([role === 'admin' || role === 'owner', role === 'owner']);
  });

  test('is named after the e-mail where there is no name', () => {
    expect(userOfClaims(account(true), null)).toMatchObject({ uid: 'ana', displayName: 'ana', emailVerified: true });
  });
});
