import type { GivenRole } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { openApi } from '../../fixtures/admin-area.ts';
import { expectFailure } from '../../fixtures/calls/expect.ts';
import { type Person, people } from '../../fixtures/people/people.ts';
import { freshEmail } from '../../fixtures/people/provider.ts';

const { api, database, recorded, sign } = await openApi('demo-api-auth-roles');

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
const takeByEmail = (token: string) => api.call('POST /auth/admin/revoke-claim', { token, body: account });
const takeByUid = (token: string) => api.call('POST /auth/admin/revoke-account', { token, body: { uid: 'lucia' } });
const me = async (token: string) => Object((await api.call('GET /auth/me', { token })).body).data;
const listedRole = async () => (await database.doc('admins/lucia').get()).get('role');

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

  it('is the same, and recorded once, however often it is sent', async () => {
    const token = await sign.in(people.admin);
    await begin(null);
    const replies = await Promise.all([give(token, 'scorer'), give(token, 'scorer'), give(token, 'scorer')]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await give(token, 'scorer')).status).toBe(200);
    expect(await recorded()).toEqual(['admin admin.grant lucia']);
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

  it.each(['owner', 'visitor', 'árbitro', null])('refuses %j beside its field', async (role) => {
    await begin(null);
    expectFailure(await give(await sign.in(people.admin), role), 400, 'invalid', { role: 'Elige un rol' });
  });

  it('resets an account that has moved to another address since it got a role', async () => {
    const token = await sign.in(people.admin);
    const before = await begin('scorer');
    const email = freshEmail('otra');
    await sign.auth.updateUser('lucia', { email, emailVerified: true });
    expect(await me(sign.token('lucia', { signedIn: 1 }))).toMatchObject({ role: 'signed-in' });
    expect((await give(token, 'scorer', email)).body).toMatchObject({ data: { role: 'scorer', email } });
    expectFailure(await api.call('GET /auth/me', { token: before }), 401, 'unauthenticated');
    expect((await database.doc('admins/lucia').get()).get('email')).toBe(email);
  });

  it('leaves the owner the owner', async () => {
    const token = await sign.in(people.admin);
    const owner = await sign.in(people.owner);
    for (const by of [token, owner])
      expectFailure(await give(by, 'scorer', 'owner@example.com'), 409, 'owner_protected');
    expect(await sign.claimsOf('owner')).toEqual({ owner: true });
  });
});

describe('changing a role', () => {
  it.each([
    ['scorer', 'moderator', people.admin],
    ['moderator', 'admin', people.admin],
    ['scorer', 'admin', people.owner],
    ['admin', 'scorer', people.owner],
    ['admin', 'moderator', people.owner],
  ] as const)('from %s to %s is one call, and the session goes on', async (from, to, by) => {
    await sign.in(people.admin);
    const token = await sign.in(by);
    const session = await begin(from);
    expect((await give(token, to)).body).toMatchObject({ data: { role: to } });
    expect(await sign.claimsOf('lucia')).toEqual({ [to]: true });
    expect(await me(session)).toMatchObject({ role: to });
    expect(await recorded()).toEqual([`${by.uid} admin.grant lucia`]);
    const [entry] = (await database.collection('audit').get()).docs;
    expect(entry?.data()).toMatchObject({ before: { role: from }, after: { role: to } });
  });

  it.each(['scorer', 'moderator'] as const)('of an admin to %s is for the owner alone', async (role) => {
    const token = await sign.in(people.admin);
    await begin('admin');
    expectFailure(await give(token, role), 403, 'admin_protected');
    expect(await sign.claimsOf('lucia')).toEqual({ admin: true });
    expect(await recorded()).toEqual([]);
  });

  it('of the last admin is refused', async () => {
    await begin('admin');
    expectFailure(await give(sign.token('lucia'), 'scorer'), 409, 'last_admin');
    expect(await recorded()).toEqual([]);
  });

  it('takes their presentation off the public page', async () => {
    await begin('admin');
    await sign.adminDocument('lucia').update({ shownAs: 'lucia1' });
    await database.doc('team/shown').set({ people: { lucia1: { name: 'Lucía' } } });
    await give(await sign.in(people.owner), 'scorer');
    expect((await database.doc('team/shown').get()).get('people')).toEqual({});
  });
});

describe.each([
  ['by e-mail', takeByEmail],
  ['by uid', takeByUid],
])('taking a role %s', (_how, take) => {
  it.each(['scorer', 'moderator'] as const)('of a %s is for any admin, at once', async (role) => {
    const token = await sign.in(people.admin);
    const session = await begin(role);
    expect((await take(token)).status).toBe(200);
    expectFailure(await api.call('GET /tournaments/with-registrations', { token: session }), 401, 'unauthenticated');
    expect(await listedRole()).toBeUndefined();
    expect(await sign.claimsOf('lucia')).toEqual({});
    expect((await take(token)).status).toBe(200);
    expect(await recorded()).toEqual(['admin admin.revoke lucia']);
  });

  it('of an admin is for the owner', async () => {
    const token = await sign.in(people.admin);
    await begin('admin');
    expectFailure(await take(token), 403, 'admin_protected');
    expect(await listedRole()).toBeUndefined();
    expect(await sign.claimsOf('lucia')).toEqual({ admin: true });
    expect((await take(await sign.in(people.owner))).status).toBe(200);
    expect(await recorded()).toEqual(['owner admin.revoke lucia']);
  });

  it('of an admin is for themselves: they leave', async () => {
    await sign.in(people.admin);
    await begin('admin');
    expect((await take(sign.token('lucia'))).status).toBe(200);
    expect(await recorded()).toEqual(['lucia admin.revoke lucia']);
  });

  it('keeps the only admin where the others have limited roles', async () => {
    await sign.in(people.scorer);
    await sign.in(people.moderator);
    await begin('admin');
    expectFailure(await take(sign.token('lucia')), 409, 'last_admin');
  });

  it('of who becomes an admin at the same moment leaves an admin or nobody, and claims that fit', async () => {
    const token = await sign.in(people.admin);
    const owner = await sign.in(people.owner);
    await begin('scorer');
    const [taken] = await Promise.all([take(token), give(owner, 'admin')]);
    if (taken.status !== 200) expectFailure(taken, 403, 'admin_protected');
    const role = await me(sign.token('lucia', { signedIn: 1 }));
    expect(['admin', 'signed-in']).toContain(role.role);
  });
});
