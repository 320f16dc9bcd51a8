import { permissions } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { openApi } from '../../fixtures/admin-area.ts';
import { expectData, expectFailure } from '../../fixtures/calls/expect.ts';
import { people } from '../../fixtures/people/people.ts';
import { freshEmail, providerOf } from '../../fixtures/people/provider.ts';
import { adminRecord, listedAdmins } from '../../fixtures/people/roles.ts';
import { write } from '../../fixtures/records/records.ts';

const PROJECT = 'demo-api-auth';
const OWNER_EMAIL = 'duena@example.com';
const INSTANT = expect.stringMatching(/^20\d\d-.*Z$/);

const provider = providerOf(PROJECT);

const { api, audits, database, recorded, sign } = await openApi(PROJECT, () => ({}), {
  config: { ownerEmail: OWNER_EMAIL },
});

const me = (token: string) => api.call('GET /auth/me', { token });
const verify = (token: string) => api.call('POST /auth/verify', { body: { token } });

describe('GET /auth/me', () => {
  it('returns the account, with a name from the e-mail if it has none', async () => {
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

  it('returns an owner as an admin, also before the address is verified', async () => {
    const known = { role: 'owner', isAdmin: true, isOwner: true, permissions: permissions.owner };
    expect((await me(await sign.in(people.unverifiedOwner))).body).toMatchObject({ data: known });
  });
});

describe('the owner', () => {
  async function free(email: string): Promise<void> {
    const { users } = await sign.auth.getUsers([{ email }]);
    await sign.auth.deleteUsers(['duena', ...users.map(({ uid }) => uid)]);
  }

  async function signInOwner(emailVerified = true, email = OWNER_EMAIL): Promise<string> {
    await free(email);
    await sign.auth.createUser({ uid: 'duena', email, emailVerified });
    return sign.token('duena');
  }

  /** A token for a session after the reset. */
  const anew = () => sign.token('duena', { signedIn: 1 });

  it.each([
    ['GET /auth/me', me],
    ['POST /auth/verify', verify],
  ])('is recognised by %s once the address is verified, and has to sign in again', async (_endpoint, ask) => {
    expectFailure(await ask(await signInOwner()), 401, 'sign_in_again');
    expect(await sign.claimsOf('duena')).toEqual({ admin: true, owner: true });
    expect(await listedAdmins(database)).toEqual(['duena']);
    expectFailure(await me(sign.token('duena', { signedIn: -10 })), 401, 'unauthenticated');
    for (const _ of [1, 2]) expect((await me(anew())).body).toMatchObject({ data: { isOwner: true, isAdmin: true } });
    expect(await recorded()).toEqual(['system admin.grant duena']);
  });

  it('is also recognised if they were already an admin', async () => {
    const token = await signInOwner();
    await sign.auth.setCustomUserClaims('duena', { admin: true });
    await write(database, { 'admins/duena': adminRecord('duena', { email: OWNER_EMAIL }) });
    expectFailure(await me(token), 401, 'sign_in_again');
    expect((await me(anew())).body).toMatchObject({ data: { isOwner: true } });
    expect(await audits()).toMatchObject([{ before: { role: 'admin' }, after: { role: 'owner' } }]);
  });

  it('takes over an account that a stranger registered first; its old password stops working', async () => {
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

  it('loses a phone that was linked before they were recognised', async () => {
    const token = await signInOwner();
    await sign.auth.updateUser('duena', { phoneNumber: '+525512345678' });
    await me(token);
    const { email, providerData } = await sign.auth.getUser('duena');
    expect(email).toBe(OWNER_EMAIL);
    expect(providerData.map(({ providerId }) => providerId)).not.toContain('phone');
  });

  it('is no longer recognised after the account moves to another address', async () => {
    await me(await signInOwner());
    await provider.move(OWNER_EMAIL, freshEmail('extrana'));
    expect((await me(anew())).body).toMatchObject({ data: { isOwner: false, isAdmin: false } });
  });

  it.each([
    ['the address is not verified', false, OWNER_EMAIL],
    ['the address is different', true, 'otra@example.com'],
  ])("isn't recognised if %s", async (_why, verified, email) => {
    expect((await me(await signInOwner(verified, email))).body).toMatchObject({
      data: { isOwner: false, isAdmin: false },
    });
    expect(await sign.claimsOf('duena')).toEqual({});
    expect(await recorded()).toEqual([]);
  });
});

it('POST /auth/verify returns the token’s account, and refuses an invalid or expired token', async () => {
  expect((await verify(await sign.in(people.admin))).body).toMatchObject({ data: { uid: 'admin', isAdmin: true } });
  const expired = sign.token('admin', { signedIn: -7_200, expires: -3_600 });
  for (const token of ['owner-token-1790000000000', expired, sign.token('nobody')]) {
    expectFailure(await verify(token), 401, 'unauthenticated');
  }
});

it('GET /auth/admin/user/:email ignores upper and lower case', async () => {
  await sign.in(people.player);
  await sign.auth.updateUser('player', { disabled: true });
  const reply = await api.call('GET /auth/admin/user/Player@Example.com', { token: await sign.in(people.admin) });
  expect(reply.body).toMatchObject({ data: { uid: 'player', isAdmin: false, disabled: true } });
});

describe('revoking a role', () => {
  const revoke = (token: string, uid: string) =>
    api.call('POST /auth/admin/revoke-claim', { token, body: { email: `${uid}@example.com` } });

  /** Signs in two admins and the owner. */
  async function twoAdmins() {
    const colleague = { ...people.admin, uid: 'colleague' };
    await sign.in(colleague);
    return { token: await sign.in(people.admin), asOwner: await sign.in(people.owner) };
  }

  it('takes effect on the next call with the old token', async () => {
    const { asOwner } = await twoAdmins();
    const before = sign.token('colleague', { signedIn: -10 });
    expect((await revoke(asOwner, 'colleague')).body).toMatchObject({ data: { uid: 'colleague', isAdmin: false } });
    expect(await listedAdmins(database)).toEqual(['admin', 'owner']);
    expectFailure(await api.call('GET /registrations', { token: before }), 401, 'unauthenticated');
    expectFailure(await api.call('GET /registrations', { token: sign.token('colleague') }), 403, 'forbidden');
  });

  it('is refused for the owner', async () => {
    const { token, asOwner } = await twoAdmins();
    for (const by of [token, asOwner]) expectFailure(await revoke(by, 'owner'), 409, 'owner_protected');
    expect(await sign.claimsOf('owner')).toEqual({ owner: true });
  });

  it('removes the admin record of a deleted account once', async () => {
    const { token } = await twoAdmins();
    await sign.auth.deleteUser('colleague');
    const remove = (by: string) =>
      api.call('POST /auth/admin/revoke-account', { token: by, body: { uid: 'colleague' } });
    expectData(await remove(token), { revoked: true });
    expect(await listedAdmins(database)).toEqual(['admin', 'owner']);
    expect(await recorded()).toEqual(['admin admin.revoke colleague']);
    expectFailure(await remove(token), 404, 'account_not_found');
  });

  it.each([
    ['is disabled', () => sign.auth.updateUser('colleague', { disabled: true })],
    ['is deleted', () => sign.auth.deleteUser('colleague')],
    ['has lost the claim', () => sign.auth.setCustomUserClaims('colleague', {})],
    ['has a limited role', () => sign.adminDocument('colleague').update({ role: 'scorer' })],
  ])('is refused for the last admin if a colleague %s', async (_why, spoil) => {
    const { token } = await twoAdmins();
    await sign.adminDocument('owner').delete();
    await spoil();
    expectFailure(await revoke(token, 'admin'), 409, 'last_admin');
  });

  it('keeps one of two admins who leave at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      await api.empty();
      const tokens = [await sign.in(people.admin), await sign.in({ ...people.admin, uid: 'colleague' })];
      const [token = '', colleague = ''] = tokens;
      await Promise.all([revoke(token, 'admin'), revoke(colleague, 'colleague')]);
      expect(await listedAdmins(database)).toHaveLength(1);
    }
  });
});
