import { permissions } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { openApi } from '../../fixtures/admin-area.ts';
import { expectData, expectFailure } from '../../fixtures/calls/expect.ts';
import { people } from '../../fixtures/people/people.ts';
import { freshEmail, providerOf } from '../../fixtures/people/provider.ts';
import { adminRecord, listedAdmins } from '../../fixtures/people/roles.ts';

const PROJECT = 'demo-api-auth';
const OWNER_EMAIL = 'duena@example.com';
const INSTANT = expect.stringMatching(/^20\d\d-.*Z$/);

const provider = providerOf(PROJECT);

const { api, database, recorded, sign } = await openApi(PROJECT, () => ({}), { config: { ownerEmail: OWNER_EMAIL } });

describe('GET /auth/me', () => {
  const me = async (token?: string) => api.call('GET /auth/me', { token });

  it("returns a player's name, or their e-mail without one", async () => {
    expectData(await me(await sign.in(people.player)), {
      uid: 'player',
      email: 'player@example.com',
      displayName: 'player',
      photoURL: null,
      emailVerified: true,
      role: 'signed-in',
      isAdmin: false,
      isOwner: false,
      permissions: [],
      metadata: { creationTime: INSTANT, lastSignInTime: INSTANT },
    });
  });

  it.each([
    { person: people.scorer, isAdmin: false, isOwner: false, role: 'scorer' },
    { person: people.moderator, isAdmin: false, isOwner: false, role: 'moderator' },
    { person: people.unverifiedModerator, isAdmin: false, isOwner: false, role: 'signed-in' },
    { person: people.admin, isAdmin: true, isOwner: false, role: 'admin' },
    { person: people.unverifiedAdmin, isAdmin: false, isOwner: false, role: 'signed-in' },
    { person: people.owner, isAdmin: true, isOwner: true, role: 'owner' },
    { person: people.unverifiedOwner, isAdmin: true, isOwner: true, role: 'owner' },
  ] as const)('$person.uid has the permissions of $role', async ({ person, isAdmin, isOwner, role }) => {
    const { body } = await me(await sign.in(person));
    expect(body).toMatchObject({ data: { role, isAdmin, isOwner, permissions: permissions[role] } });
  });
});

describe('the owner', () => {
  async function free(email: string): Promise<void> {
    const { users } = await sign.auth.getUsers([{ email }]);
    await sign.auth.deleteUsers(['duena', ...users.map(({ uid }) => uid)]);
  }

  async function signInOwner(emailVerified: boolean, email = OWNER_EMAIL): Promise<string> {
    await free(email);
    await sign.auth.createUser({ uid: 'duena', email, emailVerified });
    return sign.token('duena');
  }

  const me = (token: string) => api.call('GET /auth/me', { token });
  /** A token for a session after the reset. */
  const anew = () => sign.token('duena', { signedIn: 1 });

  it.each(['GET /auth/me', 'POST /auth/verify'])(
    'is recognised by %s once the address is verified, and has to sign in again',
    async (endpoint) => {
      const token = await signInOwner(true);
      const reply = await api.call(endpoint, endpoint.startsWith('POST') ? { body: { token } } : { token });
      expectFailure(reply, 401, 'sign_in_again');
      expect(await sign.claimsOf('duena')).toEqual({ admin: true, owner: true });
      expect(await listedAdmins(database)).toEqual(['duena']);
      expectFailure(await me(sign.token('duena', { signedIn: -10 })), 401, 'unauthenticated');
      expect((await me(anew())).body).toMatchObject({
        data: { isOwner: true, isAdmin: true, permissions: permissions.owner },
      });
    },
  );

  it('is recorded once, however often and from however many tabs they ask', async () => {
    const token = await signInOwner(true);
    await Promise.all(Array.from({ length: 8 }, () => me(token)));
    expect((await me(anew())).body).toMatchObject({ data: { isOwner: true } });
    expect(await recorded()).toEqual(['system admin.grant duena']);
  });

  it('is also recognised where they were an admin before', async () => {
    const token = await signInOwner(true);
    await sign.auth.setCustomUserClaims('duena', { admin: true });
    await sign.adminDocument('duena').set(adminRecord('duena', { email: OWNER_EMAIL }));
    expectFailure(await me(token), 401, 'sign_in_again');
    expect((await me(anew())).body).toMatchObject({ data: { isOwner: true } });
    const { docs } = await database.collection('audit').get();
    expect(docs.map((record) => record.data())).toMatchObject([
      { before: { role: 'admin' }, after: { role: 'owner' } },
    ]);
  });

  it("isn't an account registered earlier by a stranger, even if the owner opened its verification link", async () => {
    await free(OWNER_EMAIL);
    const uid = await provider.signUp(OWNER_EMAIL, 'la de una extraña');
    const before = sign.token(uid, { signedIn: -10 });
    await provider.verify(OWNER_EMAIL);
    await me(await provider.signIn(OWNER_EMAIL, 'la de una extraña'));
    expectFailure(await me(before), 401, 'unauthenticated');
    await expect(provider.signIn(OWNER_EMAIL, 'la de una extraña')).rejects.toThrow('INVALID_PASSWORD');
    await provider.reset(OWNER_EMAIL, 'la de la dueña');
    const { body } = await me(await provider.signIn(OWNER_EMAIL, 'la de la dueña'));
    expect(body).toMatchObject({ data: { uid, isOwner: true } });
    await sign.auth.deleteUser(uid);
  });

  it("isn't an account that linked a phone before", async () => {
    await signInOwner(true);
    await sign.auth.updateUser('duena', { phoneNumber: '+525512345678' });
    await me(sign.token('duena'));
    expect((await sign.auth.getUser('duena')).providerData.map(({ providerId }) => providerId)).not.toContain('phone');
    expect((await sign.auth.getUser('duena')).email).toBe(OWNER_EMAIL);
  });

  it("isn't an account that has moved to another mailbox", async () => {
    await me(await signInOwner(true));
    await provider.move(OWNER_EMAIL, freshEmail('extrana'));
    expect((await me(anew())).body).toMatchObject({ data: { isOwner: false, isAdmin: false } });
  });

  it.each([
    ['the address is not proven', false, OWNER_EMAIL],
    ['the address is another', true, 'otra@example.com'],
  ])("isn't recognised if %s", async (_why, verified, email) => {
    const token = await signInOwner(verified, email);
    expect((await api.call('GET /auth/me', { token })).body).toMatchObject({
      data: { isOwner: false, isAdmin: false },
    });
    expect(await sign.claimsOf('duena')).toEqual({});
    expect(await recorded()).toEqual([]);
  });
});

describe('POST /auth/verify', () => {
  const verify = (token: unknown) => api.call('POST /auth/verify', { body: { token } });

  it("returns a token's account, repeatedly", async () => {
    const token = await sign.in(people.admin);
    expect((await verify(token)).body).toMatchObject({ data: { uid: 'admin', isAdmin: true } });
    expect((await verify(token)).status).toBe(200);
  });

  it.each([
    ['a made-up one', () => 'owner-token-1790000000000'],
    ['one of nobody', () => sign.token('nobody')],
    ['an expired one', () => sign.token('admin', { signedIn: -7_200, expires: -3_600 })],
  ])('refuses %s', async (_what, token) => {
    await sign.in(people.admin);
    expectFailure(await verify(token()), 401, 'unauthenticated');
  });
});

describe('GET /auth/admin/user/:email', () => {
  it('shows the account, however the e-mail is written', async () => {
    await sign.in(people.player);
    await sign.auth.updateUser('player', { disabled: true });
    const reply = await api.call('GET /auth/admin/user/Player@Example.com', { token: await sign.in(people.admin) });
    expect(reply.body).toMatchObject({ data: { uid: 'player', isAdmin: false, disabled: true } });
  });
});

describe('POST /auth/admin/set-claim', () => {
  const grant = (token: string) =>
    api.call('POST /auth/admin/set-claim', { token, body: { email: 'player@example.com' } });

  it('is refused for an unverified address', async () => {
    const token = await sign.in(people.admin);
    await sign.in({ ...people.player, emailVerified: false });
    expectFailure(await grant(token), 409, 'email_unverified');
    expect(await listedAdmins(database)).toEqual(['admin']);
  });

  it('leaves the owner the owner', async () => {
    const token = await sign.in(people.admin);
    await sign.in(people.owner);
    const reply = await api.call('POST /auth/admin/set-claim', { token, body: { email: 'owner@example.com' } });
    expect(reply.body).toMatchObject({ data: { isOwner: true } });
    expect(await sign.claimsOf('owner')).toEqual({ owner: true });
  });
});

describe('POST /auth/admin/revoke-claim', () => {
  const revoke = (token: string, uid: string) =>
    api.call('POST /auth/admin/revoke-claim', { token, body: { email: `${uid}@example.com` } });

  async function list(...uids: string[]): Promise<void> {
    await Promise.all(uids.map((uid) => database.doc(`admins/${uid}`).set(adminRecord(uid))));
  }

  async function twoAdmins(): Promise<{ token: string; asOwner: string; colleague: string }> {
    await list('admin', 'colleague');
    await sign.in({ ...people.admin, uid: 'colleague' });
    const asOwner = await sign.in(people.owner);
    return { token: await sign.in(people.admin), asOwner, colleague: sign.token('colleague', { signedIn: -10 }) };
  }

  it('takes the role away at once: the next call with the old token is out', async () => {
    const { asOwner, colleague } = await twoAdmins();
    expect((await revoke(asOwner, 'colleague')).body).toMatchObject({ data: { uid: 'colleague', isAdmin: false } });
    expect(await sign.claimsOf('colleague')).toEqual({});
    expect(await listedAdmins(database)).toEqual(['admin', 'owner']);
    expect(await recorded()).toEqual(['owner admin.revoke colleague']);
    const next = await api.call('GET /auth/admin/user/admin@example.com', { token: colleague });
    expectFailure(next, 401, 'unauthenticated');
    const renewed = await api.call('GET /auth/admin/user/admin@example.com', { token: sign.token('colleague') });
    expectFailure(renewed, 403, 'forbidden');
  });

  it("never takes the owner's", async () => {
    const { token, asOwner } = await twoAdmins();
    expectFailure(await revoke(token, 'owner'), 409, 'owner_protected');
    expectFailure(await revoke(asOwner, 'owner'), 409, 'owner_protected');
    expect(await sign.claimsOf('owner')).toEqual({ owner: true });
  });

  it('takes the place of an account that is gone, once', async () => {
    const { token, asOwner } = await twoAdmins();
    await sign.auth.deleteUser('colleague');
    const remove = (by: string) =>
      api.call('POST /auth/admin/revoke-account', { token: by, body: { uid: 'colleague' } });
    expectFailure(await remove(token), 403, 'admin_protected');
    expectData(await remove(asOwner), { revoked: true });
    expect(await listedAdmins(database)).toEqual(['admin', 'owner']);
    expect(await recorded()).toEqual(['owner admin.revoke colleague']);
    expectFailure(await remove(asOwner), 404, 'account_not_found');
  });

  it.each([
    ['is disabled', () => sign.auth.updateUser('colleague', { disabled: true })],
    ['is deleted', () => sign.auth.deleteUser('colleague')],
    ['has lost the claim', () => sign.auth.setCustomUserClaims('colleague', {})],
  ])('ignores a colleague who %s', async (_why, spoil) => {
    const { token } = await twoAdmins();
    await sign.adminDocument('owner').delete();
    await spoil();
    expectFailure(await revoke(token, 'admin'), 409, 'last_admin');
  });

  it('keeps one of two admins who leave at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      await api.empty();
      await list('admin', 'colleague');
      const tokens = [await sign.in(people.admin), await sign.in({ ...people.admin, uid: 'colleague' })];
      const [token = '', colleague = ''] = tokens;
      await Promise.all([revoke(token, 'admin'), revoke(colleague, 'colleague')]);
      expect(await listedAdmins(database)).toHaveLength(1);
    }
  });
});
