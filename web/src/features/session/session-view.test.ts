import { permissions } from '@arena/domain';
import { describe, expect, test } from 'vitest';
import { claimedUser, type OwnAccount } from './session-view.ts';

function account(emailVerified: boolean): OwnAccount {
  const metadata = { creationTime: 'Fri, 20 Nov 2026 15:00:00 GMT' };
  return { uid: 'ana', email: 'ana@example.com', displayName: null, photoURL: null, emailVerified, metadata };
}

const NONE = { admin: false, owner: false };

describe('the account of signed claims', () => {
  test.each([
    { what: 'no claim', claims: NONE, verified: true, role: 'signed-in' },
    { what: 'an admin', claims: { ...NONE, admin: true }, verified: true, role: 'admin' },
    {
      what: 'an admin who has not proven the address',
      claims: { ...NONE, admin: true },
      verified: false,
      role: 'signed-in',
    },
    { what: 'the owner', claims: { ...NONE, owner: true }, verified: true, role: 'owner' },
    { what: 'the owner, address not proven', claims: { ...NONE, owner: true }, verified: false, role: 'owner' },
  ] as const)('$what: $role', ({ claims, verified, role }) => {
    const user = claimedUser(account(verified), claims);
    expect(user.permissions).toEqual([...permissions[role]]);
    expect([user.isAdmin, user.isOwner]).toEqual([role === 'admin' || role === 'owner', role === 'owner']);
  });

  test('is named after the e-mail where there is no name', () => {
    expect(claimedUser(account(true), NONE)).toMatchObject({ uid: 'ana', displayName: 'ana', emailVerified: true });
  });
});
