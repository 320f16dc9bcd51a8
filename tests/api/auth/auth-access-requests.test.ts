import { sampleAccessRequest } from '@arena/domain/samples';
import { beforeEach, describe, expect, it } from 'vitest';
import { openAccounts } from '../../../functions/src/account/accounts.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { expectFailure, type Failure } from '../../fixtures/calls/expect.ts';
import { people } from '../../fixtures/people/people.ts';
import { freshEmail, providerOf } from '../../fixtures/people/provider.ts';
import { accessRequestRecord, adminRecord, listedAdmins } from '../../fixtures/people/roles.ts';
import { type Fields, NOW, write } from '../../fixtures/records/records.ts';

const PROJECT = 'demo-api-auth-requests';
const provider = providerOf(PROJECT);

const { api, call, clock, database, recorded, sign, stored, visit } = await openAdminArea(PROJECT, () => ({
  'userRequests/player': accessRequestRecord('player'),
}));
beforeEach(() => sign.renew([people.admin, people.player]));

const approve = (uid = 'player', body: object = {}) => call(`POST /access-requests/${uid}/approve`, body);
const reject = (uid = 'player', body: object = {}) => call(`POST /access-requests/${uid}/reject`, body);
const listed = async (query = '') => Object((await call(`GET /access-requests${query}`)).body).data;
const firstListed = async () => (await listed()).items[0];
const fileAnew = (fields: Fields = {}) =>
  write(database, { 'userRequests/player': accessRequestRecord('player', fields) });

const PENDING = sampleAccessRequest({
  uid: 'player',
  email: 'player@example.com',
  displayName: 'Ana Pérez',
  requestedAt: '2026-11-19T15:00:00.000Z',
});
const APPROVED = { ...PENDING, status: 'approved', approvedAt: NOW.toISOString(), approvedBy: 'admin' };

/** Notes are for the team: the applicant can read their own request. */
async function expectHiddenNotes(status: string, notes: string): Promise<void> {
  const readable = await stored('userRequests/player');
  expect(readable).toMatchObject({ status, notes: '' });
  expect(JSON.stringify(readable)).not.toContain(notes);
  expect(await firstListed()).toMatchObject({ uid: 'player', status, notes });
}

describe('an approved access request', () => {
  it('makes its account an admin, visible to the applicant, and is audited', async () => {
    const hasAccess = async () => Object((await visit('GET /access-requests/player/access')).body).data.hasAccess;
    expect(await hasAccess()).toBe(false);
    const notes = 'Es del equipo';
    const reply = await approve('player', { notes: `  ${notes}  ` });
    expect(reply.body).toEqual({ success: true, data: { ...APPROVED, notes, passwordMail: 'sent' } });
    expect(await listed('?status=approved')).toEqual({
      items: [{ ...APPROVED, notes, proof: null }],
      nextCursor: null,
    });
    await expectHiddenNotes('approved', notes);
    expect(await sign.claimsOf('player')).toEqual({ admin: true });
    expect(await listedAdmins(database)).toEqual(['admin', 'player']);
    expect(await hasAccess()).toBe(true);
    expectFailure(await reject(), 409, 'already_decided');
    expect(await recorded()).toEqual(['admin access.approve player', 'admin admin.grant player']);
  });

  it('can be approved again after a provider error, unless the e-mail address changed', async () => {
    sign.failNextClaim();
    expectFailure(await approve(), 503, 'unavailable');
    await sign.auth.updateUser('player', { email: 'otra@example.com', emailVerified: true });
    expectFailure(await approve(), 409, 'email_changed');
    expect(await sign.claimsOf('player')).toEqual({});
    await sign.auth.updateUser('player', { email: 'player@example.com', emailVerified: true });
    expect((await approve()).body).toMatchObject({ data: { status: 'approved', approvedBy: 'admin' } });
    expect(await sign.claimsOf('player')).toEqual({ admin: true });
  });

  it('cannot be approved again after its role was revoked', async () => {
    await approve();
    const owner = await sign.in(people.owner);
    await api.call('POST /auth/admin/revoke-claim', { token: owner, body: { email: 'player@example.com' } });
    expectFailure(await approve(), 409, 'already_decided');
    expect(await sign.claimsOf('player')).toEqual({});
  });

  it.each([
    [null, 'scorer', 'scorer'],
    [null, 'moderator', 'moderator'],
    ['moderator', 'scorer', 'scorer'],
    ['scorer', 'admin', 'admin'],
    ['admin', 'scorer', 'admin'],
  ] as const)('of an account with role %s, approved as %s, results in role %s', async (before, role, left) => {
    if (before !== null) {
      await write(database, { 'admins/player': adminRecord('player', { role: before }) });
      await sign.auth.setCustomUserClaims('player', { [before]: true });
    }
    for (const _ of [1, 2]) expect((await approve('player', { role })).status).toBe(200);
    expect(await sign.claimsOf('player')).toEqual({ [left]: true });
    expect(await stored('admins/player')).toMatchObject({ role: left });
    const granted = left === before ? [] : ['admin admin.grant player'];
    expect(await recorded()).toEqual(['admin access.approve player', ...granted]);
  });
});

it('a rejected access request gives no role, is audited and keeps its notes private', async () => {
  const notes = 'No lo conocemos';
  const reply = await reject('player', { notes });
  const decision = { status: 'rejected', rejectedAt: NOW.toISOString(), rejectedBy: 'admin', notes };
  expect(reply.body).toEqual({ success: true, data: { ...PENDING, ...decision } });
  await expectHiddenNotes('rejected', notes);
  expect(await sign.claimsOf('player')).toEqual({});
  expect(await recorded()).toEqual(['admin access.reject player']);
  // A role by e-mail leaves the answer as it is.
  await call('POST /auth/admin/set-claim', { email: 'player@example.com' });
  expect(await firstListed()).toMatchObject({ status: 'rejected', notes });
  await fileAnew();
  expect(await firstListed()).toMatchObject({ status: 'pending', notes: '' });
});

it('a role given by e-mail approves the request; rejection requires revoking it first', async () => {
  const grant = () => call('POST /auth/admin/set-claim', { email: 'player@example.com' });
  for (const _ of [1, 2]) expect((await grant()).status).toBe(200);
  expect((await listed()).items).toEqual([{ ...APPROVED, proof: null }]);
  expectFailure(await reject(), 409, 'already_decided');
  expect(await recorded()).toEqual(['admin access.approve player', 'admin admin.grant player']);
  await fileAnew();
  expectFailure(await reject(), 409, 'decision_conflict');
  expect((await approve()).status).toBe(200);
  await fileAnew();
  const owner = await sign.in(people.owner);
  await api.call('POST /auth/admin/revoke-account', { token: owner, body: { uid: 'player' } });
  expect((await reject()).status).toBe(200);
});

describe('the account behind a request', () => {
  it.each<[string, () => Promise<unknown>, Failure]>([
    ['unproven', () => sign.auth.updateUser('player', { emailVerified: false }), [409, 'email_unverified']],
    [
      'moved',
      () => sign.auth.updateUser('player', { email: 'otra@example.com', emailVerified: true }),
      [409, 'email_changed'],
    ],
    ['gone', () => sign.auth.deleteUser('player'), [404, 'account_not_found']],
  ])('gets no role in the state %s, and its request can be rejected', async (state, happens, failure) => {
    await happens();
    expect((await firstListed()).proof).toEqual({ state, since: null });
    expectFailure(await approve(), ...failure);
    expect(await listedAdmins(database)).toEqual(['admin']);
    expect((await reject()).status).toBe(200);
  });

  it('loses the password of a stranger who registered the address first', async () => {
    const organiser = freshEmail('organizadora');
    const uid = await provider.signUp(organiser, 'la de una extraña');
    // The provider stores addresses in lower case.
    const email = organiser.toUpperCase();
    await write(database, { [`userRequests/${uid}`]: accessRequestRecord(uid, { email }) });
    const before = sign.token(uid, { signedIn: -10 });
    await provider.verify(organiser);
    expect((await approve(uid)).status).toBe(200);
    expectFailure(await api.call('GET /auth/me', { token: before }), 401, 'unauthenticated');
    await expect(provider.signIn(organiser, 'la de una extraña')).rejects.toThrow('INVALID_PASSWORD');
    await provider.reset(organiser, 'la de la organizadora');
    const token = await provider.signIn(organiser, 'la de la organizadora');
    expect((await api.call('GET /auth/me', { token })).body).toMatchObject({ data: { uid, isAdmin: true } });
  });

  it('keeps its disabled or enabled state when its credentials are renewed', async () => {
    const accounts = openAccounts(api.firebase);
    const isDisabled = async () => (await sign.auth.getUser('player')).disabled;
    await sign.auth.updateUser('player', { disabled: true });
    const [found] = await accounts.byUids(['player']);
    if (found === undefined) throw new Error('No account');
    expect((await approve()).status).toBe(200);
    expect(await isDisabled()).toBe(true);
    await sign.auth.updateUser('player', { disabled: false });
    await accounts.renewCredentials(found);
    expect(await isDisabled()).toBe(false);
  });

  it('keeps the time at which each address was first seen as verified', async () => {
    const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
    const provenAt = async (now: Date) => {
      clock.now = now;
      return (await firstListed()).proof;
    };
    const proven = (since: Date) => ({ state: 'proven', since: since.toISOString() });
    await api.call('GET /auth/me', { token: sign.token('player') });
    expect(await provenAt(at(5))).toEqual(proven(NOW));
    const email = 'otra@example.com';
    await sign.auth.updateUser('player', { email, emailVerified: true });
    await fileAnew({ email });
    expect(await provenAt(at(9))).toEqual(proven(at(9)));
    expect(await provenAt(at(12))).toEqual(proven(at(9)));
    // Nothing is noted of an account that did not ask.
    await api.call('GET /auth/me', { token: await sign.in({ ...people.player, uid: 'bystander' }) });
    expect(await stored('accessReviews/bystander')).toBeUndefined();
  });
});

it('GET /access-requests lists the newest first and filters by status', async () => {
  for (const day of ['16', '18', '17']) {
    const requestedAt = new Date(`2026-11-${day}T12:00:00.000Z`);
    await write(database, { [`userRequests/d${day}`]: accessRequestRecord(`d${day}`, { requestedAt }) });
  }
  await reject('d18');
  const uids = async (query?: string) => (await listed(query)).items.map(({ uid }: { uid: string }) => uid);
  expect(await uids()).toEqual(['player', 'd18', 'd17', 'd16']);
  expect(await uids('?status=pending')).toEqual(['player', 'd17', 'd16']);
});
