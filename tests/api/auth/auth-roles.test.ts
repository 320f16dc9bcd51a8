import type { GivenRole } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { openApi } from '../../fixtures/admin-area.ts';
import { expectFailure } from '../../fixtures/calls/expect.ts';
import { type Person, people } from '../../fixtures/people/people.ts';
import { freshEmail } from '../../fixtures/people/provider.ts';
import { adminRecord, listedAdmins } from '../../fixtures/people/roles.ts';
import { write } from '../../fixtures/records/records.ts';

const { api, audits, database, recorded, sign, stored } = await openApi('demo-api-auth-roles');

const given: Record<GivenRole, Person> = {
  scorer: { ...people.scorer, uid: 'lucia' },
  moderator: { ...people.moderator, uid: 'lucia' },
  admin: { ...people.admin, uid: 'lucia' },
};
const account = { email: 'lucia@example.com' };

/** Lists the account with a role, or with none, and returns a session from before the call under test. */
async function begin(role: GivenRole | null): Promise<string> {
  await sign.in(role === null ? { ...people.player, uid: 'lucia' } : given[role]);
  return sign.token('lucia', { signedIn: -10 });
}

const give = (token: string, role: unknown, email = account.email) =>
  api.call('POST /auth/admin/set-claim', { token, body: { email, role } });
const me = async (token: string) => Object((await api.call('GET /auth/me', { token })).body).data;

describe('giving a role', () => {
  it.each(['scorer', 'moderator', 'admin'] as const)('makes an account a %s, and it is recorded', async (role) => {
    const token = await sign.in(people.admin);
    const before = await begin(null);
    expect((await give(token, role)).body).toMatchObject({ data: { uid: 'lucia', role, isAdmin: role === 'admin' } });
    expect(await sign.claimsOf('lucia')).toEqual({ [role]: true });
    expect(await recorded()).toEqual(['admin admin.grant lucia']);
    // The password of before opens nothing.
    expectFailure(await api.call('GET /auth/me', { token: before }), 401, 'unauthenticated');
    expect(await me(sign.token('lucia', { signedIn: 1 }))).toMatchObject({ role });
  });

  it('is completed by the same call where the identity provider failed in the middle', async () => {
    const token = await sign.in(people.admin);
    await begin(null);
    sign.failNextClaim();
    expectFailure(await give(token, 'moderator'), 503, 'unavailable');
    expect(await me(sign.token('lucia', { signedIn: 1 }))).toMatchObject({ role: 'signed-in', permissions: [] });
    expect((await give(token, 'moderator')).status).toBe(200);
    expect(await me(sign.token('lucia', { signedIn: 1 }))).toMatchObject({ role: 'moderator' });
    expect(await recorded()).toEqual(['admin admin.grant lucia']);
  });

  it('is refused for an unverified address, and by a name that no role has', async () => {
    const token = await sign.in(people.admin);
    await begin(null);
    expectFailure(await give(token, 'owner'), 400, 'invalid', { role: 'Elige un rol' });
    await sign.auth.updateUser('lucia', { emailVerified: false });
    expectFailure(await give(token, 'admin'), 409, 'email_unverified');
    expect(await listedAdmins(database)).toEqual(['admin']);
  });

  it('resets an account that has moved to another address since it got a role', async () => {
    const token = await sign.in(people.admin);
    const before = await begin('scorer');
    const email = freshEmail('otra');
    await sign.auth.updateUser('lucia', { email, emailVerified: true });
    expect(await me(sign.token('lucia', { signedIn: 1 }))).toMatchObject({ role: 'signed-in' });
    expect((await give(token, 'scorer', email)).body).toMatchObject({ data: { role: 'scorer', email } });
    expectFailure(await api.call('GET /auth/me', { token: before }), 401, 'unauthenticated');
    expect(await stored('admins/lucia')).toMatchObject({ email });
  });

  it('leaves the owner the owner', async () => {
    for (const token of [await sign.in(people.admin), await sign.in(people.owner)]) {
      expect((await give(token, 'admin', 'owner@example.com')).body).toMatchObject({ data: { isOwner: true } });
      expectFailure(await give(token, 'scorer', 'owner@example.com'), 409, 'owner_protected');
    }
    expect(await sign.claimsOf('owner')).toEqual({ owner: true });
  });
});

describe('changing a role', () => {
  it.each([
    ['scorer', 'moderator', people.admin],
    ['scorer', 'admin', people.owner],
    ['admin', 'scorer', people.owner],
  ] as const)('from %s to %s is one call, and the session goes on', async (from, to, by) => {
    await sign.in(people.admin);
    const token = await sign.in(by);
    const session = await begin(from);
    expect((await give(token, to)).body).toMatchObject({ data: { role: to } });
    expect(await sign.claimsOf('lucia')).toEqual({ [to]: true });
    expect(await me(session)).toMatchObject({ role: to });
    const record = { actor: by.uid, action: 'admin.grant', before: { role: from }, after: { role: to } };
    expect(await audits()).toMatchObject([record]);
  });

  it('is for the owner where it is an admin’s, and takes their presentation off the public page', async () => {
    const token = await sign.in(people.admin);
    await begin('admin');
    expectFailure(await give(token, 'scorer'), 403, 'admin_protected');
    expect(await sign.claimsOf('lucia')).toEqual({ admin: true });
    await sign.adminDocument('lucia').update({ shownAs: 'lucia1' });
    await write(database, { 'team/shown': { people: { lucia1: { name: 'Lucía' } } } });
    await give(await sign.in(people.owner), 'scorer');
    expect(await stored('team/shown')).toEqual({ people: {} });
  });

  it('is refused for the last admin', async () => {
    await begin('admin');
    expectFailure(await give(sign.token('lucia'), 'scorer'), 409, 'last_admin');
    expect(await recorded()).toEqual([]);
  });
});

describe.each([
  ['by e-mail', 'revoke-claim', account],
  ['by uid', 'revoke-account', { uid: 'lucia' }],
])('taking a role %s', (_how, endpoint, body) => {
  const take = async (token: string) => api.call(`POST /auth/admin/${endpoint}`, { token, body });

  it.each(['scorer', 'moderator'] as const)('is for any admin where it is a %s’s, at once', async (role) => {
    const token = await sign.in(people.admin);
    const session = await begin(role);
    for (const _ of [1, 2]) expect((await take(token)).status).toBe(200);
    expectFailure(await api.call('GET /tournaments/with-registrations', { token: session }), 401, 'unauthenticated');
    expect(await listedAdmins(database)).toEqual(['admin']);
    expect(await sign.claimsOf('lucia')).toEqual({});
    expect(await recorded()).toEqual(['admin admin.revoke lucia']);
  });

  it.each([people.owner, given.admin])('is for the owner and its holder where it is an admin’s: $uid', async (by) => {
    const token = await sign.in(people.admin);
    await begin('admin');
    expectFailure(await take(token), 403, 'admin_protected');
    expect(await sign.claimsOf('lucia')).toEqual({ admin: true });
    expect((await take(await sign.in(by))).status).toBe(200);
    expect(await recorded()).toEqual([`${by.uid} admin.revoke lucia`]);
  });
});

it('lists organisers as their accounts are now, in the order in which they got their roles', async () => {
  const since = (day: number) => ({ grantedAt: new Date(`2026-11-${day}T12:00:00.000Z`), grantedBy: 'owner' });
  await write(database, {
    'admins/owner': adminRecord('owner', { owner: true, ...since(10) }),
    'admins/gone': adminRecord('gone', since(11)),
    'admins/disabled': adminRecord('disabled', since(12)),
    'admins/claimless': adminRecord('claimless', since(13)),
    'admins/admin': adminRecord('admin', since(14)),
  });
  const token = await sign.in(people.admin);
  for (const person of [people.owner, { ...people.admin, uid: 'disabled' }, { ...people.player, uid: 'claimless' }]) {
    await sign.in(person);
  }
  await sign.auth.updateUser('disabled', { disabled: true });
  await sign.auth.updateUser('admin', { displayName: 'Ana Pérez' });
  const { body } = await api.call('GET /auth/admin/users', { token });
  expect(Object(body).data.items).toMatchObject([
    { uid: 'owner', role: 'owner', isOwner: true, isActive: true, grantedAt: '2026-11-10T12:00:00.000Z' },
    { uid: 'gone', email: 'gone@example.com', displayName: 'gone', role: 'admin', isActive: false, grantedBy: 'owner' },
    { uid: 'disabled', isActive: false },
    { uid: 'claimless', isActive: false },
    { uid: 'admin', displayName: 'Ana Pérez', role: 'admin', isActive: true, shownAs: null },
  ]);
});
