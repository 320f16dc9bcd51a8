import type { GivenRole } from '@arena/domain';
import { describe, expect, it, vi } from 'vitest';
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
/** Mails of the provider to an address. */
async function mailsTo(email: string): Promise<string[]> {
  const place = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/emulator/v1/projects/${api.projectId}/oobCodes`;
  const { oobCodes }: { oobCodes: Record<string, string>[] } = await (await fetch(place)).json();
  return oobCodes.filter((mail) => mail.email === email).map(({ requestType = '' }) => requestType);
}
const me = async (token: string) => Object((await api.call('GET /auth/me', { token })).body).data;

describe('giving a role', () => {
  it.each(['scorer', 'moderator', 'admin'] as const)(
    'sets the role %s, ends older sessions and is audited',
    async (role) => {
      const token = await sign.in(people.admin);
      const before = await begin(null);
      expect((await give(token, role)).body).toMatchObject({ data: { uid: 'lucia', role, isAdmin: role === 'admin' } });
      expect(await sign.claimsOf('lucia')).toEqual({ [role]: true });
      expect(await recorded()).toEqual(['admin admin.grant lucia']);
      // The password of before opens nothing.
      expectFailure(await api.call('GET /auth/me', { token: before }), 401, 'unauthenticated');
      expect(await me(sign.token('lucia', { signedIn: 1 }))).toMatchObject({ role });
    },
  );

  it('mails the link to choose a password if it replaced one, and only then', async () => {
    const token = await sign.in(people.admin);
    await begin(null);
    const email = freshEmail('nueva');
    await sign.auth.updateUser('lucia', { email, emailVerified: true });
    expect((await give(token, 'scorer', email)).body).toMatchObject({ data: { passwordMail: 'sent' } });
    expect(await mailsTo(email)).toEqual(['PASSWORD_RESET']);
    for (const role of ['scorer', 'moderator']) {
      expect((await give(token, role, email)).body).toMatchObject({ data: { passwordMail: null } });
    }
    expect(await mailsTo(email)).toEqual(['PASSWORD_RESET']);
  });

  it('counts if the mail could not be sent, which the reply says', async () => {
    const token = await sign.in(people.admin);
    await begin(null);
    const asked = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) =>
      String(url).includes('sendOobCode') ? Promise.reject(new TypeError('no connection')) : asked(url, init),
    );
    expect((await give(token, 'scorer')).body).toMatchObject({ data: { role: 'scorer', passwordMail: 'failed' } });
    vi.restoreAllMocks();
    expect(await sign.claimsOf('lucia')).toEqual({ scorer: true });
  });

  it('is completed by a retry after the identity provider failed', async () => {
    const token = await sign.in(people.admin);
    await begin(null);
    sign.failNextClaim();
    expectFailure(await give(token, 'moderator'), 503, 'unavailable');
    expect(await me(sign.token('lucia', { signedIn: 1 }))).toMatchObject({ role: 'signed-in', permissions: [] });
    expect((await give(token, 'moderator')).status).toBe(200);
    expect(await me(sign.token('lucia', { signedIn: 1 }))).toMatchObject({ role: 'moderator' });
    expect(await recorded()).toEqual(['admin admin.grant lucia']);
  });

  it('is refused for an unverified address, and for the role of owner', async () => {
    const token = await sign.in(people.admin);
    await begin(null);
    expectFailure(await give(token, 'owner'), 400, 'invalid', { role: 'Elige un rol' });
    await sign.auth.updateUser('lucia', { emailVerified: false });
    expectFailure(await give(token, 'admin'), 409, 'email_unverified');
    expect(await listedAdmins(database)).toEqual(['admin']);
  });

  it('ends older sessions if the account changed its address since its last role', async () => {
    const token = await sign.in(people.admin);
    const before = await begin('scorer');
    const email = freshEmail('otra');
    await sign.auth.updateUser('lucia', { email, emailVerified: true });
    expect(await me(sign.token('lucia', { signedIn: 1 }))).toMatchObject({ role: 'signed-in' });
    expect((await give(token, 'scorer', email)).body).toMatchObject({ data: { role: 'scorer', email } });
    expectFailure(await api.call('GET /auth/me', { token: before }), 401, 'unauthenticated');
    expect(await stored('admins/lucia')).toMatchObject({ email });
  });

  it('never changes the owner’s role', async () => {
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
    ['admin', 'scorer', people.admin],
  ] as const)('from %s to %s takes one call and keeps the session', async (from, to, by) => {
    await sign.in(people.admin);
    const token = await sign.in(by);
    const session = await begin(from);
    expect((await give(token, to)).body).toMatchObject({ data: { role: to } });
    expect(await sign.claimsOf('lucia')).toEqual({ [to]: true });
    expect(await me(session)).toMatchObject({ role: to });
    const record = { actor: by.uid, action: 'admin.grant', before: { role: from }, after: { role: to } };
    expect(await audits()).toMatchObject([record]);
  });

  it('of an admin removes the admin’s public profile', async () => {
    await sign.in(people.admin);
    await begin('admin');
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
])('revoking a role %s', (_how, endpoint, body) => {
  const take = async (token: string) => api.call(`POST /auth/admin/${endpoint}`, { token, body });

  it.each(['scorer', 'moderator'] as const)(
    'of a %s is allowed for any admin and ends the session at once',
    async (role) => {
      const token = await sign.in(people.admin);
      const session = await begin(role);
      for (const _ of [1, 2]) expect((await take(token)).status).toBe(200);
      expectFailure(await api.call('GET /tournaments/with-registrations', { token: session }), 401, 'unauthenticated');
      expect(await listedAdmins(database)).toEqual(['admin']);
      expect(await sign.claimsOf('lucia')).toEqual({});
      expect(await recorded()).toEqual(['admin admin.revoke lucia']);
    },
  );

  it.each([people.owner, people.admin, given.admin])(
    'of an admin is allowed for the owner and every admin, who learn of it: $uid',
    async (by) => {
      await sign.in(people.admin);
      const owner = await sign.in(people.owner);
      await begin('admin');
      expect((await take(await sign.in(by))).status).toBe(200);
      expect(await sign.claimsOf('lucia')).toEqual({});
      expect(await recorded()).toEqual([`${by.uid} admin.revoke lucia`]);
      const { body } = await api.call('GET /audit/roles', { token: owner });
      expect(body).toMatchObject({ data: { items: [{ actor: by.uid, action: 'admin.revoke', target: 'lucia' }] } });
    },
  );
});

it('GET /auth/admin/users lists organisers by grant time, with their current account state', async () => {
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
