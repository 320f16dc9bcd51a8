import { permissions, type Role } from '@arena/domain';
import { expect, it, test } from 'vitest';
import type { Account, Claims } from './accounts.ts';
import type { AdminRecord } from './admin-record.ts';
import { accountOf, canSeePersonalData, isCertified, requireVerified, roleOf, toAccountView } from './viewer.ts';

const ANA = 'ana@example.com';

const account = (fields: Partial<Account> = {}): Account => ({
  uid: 'ana',
  email: ANA,
  displayName: 'Ana',
  photoURL: null,
  emailVerified: true,
  disabled: false,
  claims: {},
  sessionsSince: null,
  creationTime: '2026-11-01T00:00:00.000Z',
  lastSignInTime: '2026-11-20T00:00:00.000Z',
  ...fields,
});

const record = (fields: Partial<AdminRecord> = {}): AdminRecord => ({
  uid: 'ana',
  email: ANA,
  role: 'admin',
  owner: false,
  local: false,
  disabled: false,
  validSince: null,
  shownAs: null,
  grantedBy: null,
  grantedAt: null,
  ...fields,
});

const admin: Claims = { admin: true };
const owner: Claims = { owner: true };
const both: Claims = { ...admin, ...owner };
const scorer: Claims = { scorer: true };

test.each<[string, Partial<Account>, AdminRecord | null, Role]>([
  ['no record', { claims: admin }, null, 'signed-in'],
  ['a record, but no claim', {}, record(), 'signed-in'],
  ['a record and its claim', { claims: admin }, record(), 'admin'],
  ['the claim of another role', { claims: scorer }, record(), 'signed-in'],
  ['the record of a limited role', { claims: scorer }, record({ role: 'scorer' }), 'scorer'],
  ['an unverified address', { claims: admin, emailVerified: false }, record(), 'signed-in'],
  ['another address than the record', { claims: admin, email: 'otra@example.com' }, record(), 'signed-in'],
  ['no address, as the record', { claims: admin, email: null }, record({ email: null }), 'signed-in'],
  ['the owner’s record and claim', { claims: both }, record({ owner: true }), 'owner'],
  ['the owner’s, with an unverified address', { claims: both, emailVerified: false }, record({ owner: true }), 'owner'],
  ['the owner’s claim without the record', { claims: both }, record(), 'admin'],
  ['the owner’s record without the claim', { claims: admin }, record({ owner: true }), 'admin'],
  [
    'the owner’s with another address',
    { claims: both, email: 'otra@example.com' },
    record({ owner: true }),
    'signed-in',
  ],
])('an account with %s has the role that both agree on', (_, fields, known, role) => {
  expect(roleOf(account(fields), known)).toBe(role);
});

test.each<[Role, boolean]>([
  ['visitor', false],
  ['signed-in', false],
  ['scorer', false],
  ['moderator', true],
  ['admin', true],
  ['owner', true],
])('a %s sees personal data: %s', (role, sees) => {
  expect(canSeePersonalData({ role, uid: null, email: null, account: null })).toBe(sees);
});

it('counts any claim as certified, and an account without one not', () => {
  expect([{}, scorer, both].map(isCertified)).toEqual([false, true, true]);
});

it('refuses a visitor, and an unverified address, by their codes', () => {
  const visitor = { role: 'visitor', uid: null, email: null, account: null } as const;
  expect(() => accountOf(visitor)).toThrow(expect.objectContaining({ code: 'unauthenticated' }));
  expect(() => requireVerified(account({ emailVerified: false }))).toThrow(
    expect.objectContaining({ code: 'email_unverified' }),
  );
  expect(requireVerified(account())).toBeUndefined();
});

test.each<[Role, boolean, boolean]>([
  ['signed-in', false, false],
  ['scorer', false, false],
  ['admin', true, false],
  ['owner', true, true],
])('the view of a %s says what it may do', (role, isAdmin, isOwner) => {
  expect(toAccountView({ account: account({ disabled: true }), role })).toStrictEqual({
    uid: 'ana',
    email: ANA,
    displayName: 'Ana',
    photoURL: null,
    emailVerified: true,
    role,
    isAdmin,
    isOwner,
    permissions: [...permissions[role]],
    metadata: { creationTime: '2026-11-01T00:00:00.000Z', lastSignInTime: '2026-11-20T00:00:00.000Z' },
    disabled: true,
  });
});
