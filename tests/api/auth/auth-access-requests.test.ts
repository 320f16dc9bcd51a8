import { sampleAccessRequest } from '@arena/domain/samples';
import { beforeEach, describe, expect, it } from 'vitest';
import { openAccounts } from '../../../functions/src/auth/accounts.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { expectFailure } from '../../fixtures/calls/expect.ts';
import { people } from '../../fixtures/people/people.ts';
import { freshEmail, providerOf } from '../../fixtures/people/provider.ts';
import { accessRequestRecord, adminRecord, listedAdmins } from '../../fixtures/people/roles.ts';
import { NOW, write } from '../../fixtures/records/records.ts';

const PROJECT = 'demo-api-auth-requests';
const provider = providerOf(PROJECT);

const { admin, api, clock, database, recorded, sign } = await openAdminArea(PROJECT, () => ({
  'userRequests/player': accessRequestRecord('player'),
}));
beforeEach(() => sign.renew([people.admin, people.player]));

const approve = (token: string | undefined, uid = 'player', body: object = {}) =>
  api.call(`POST /access-requests/${uid}/approve`, { token, body });
const reject = (token: string | undefined, uid = 'player', body: object = {}) =>
  api.call(`POST /access-requests/${uid}/reject`, { token, body });

const PENDING = sampleAccessRequest({
  uid: 'player',
  email: 'player@example.com',
  displayName: 'Ana Pérez',
  requestedAt: '2026-11-19T15:00:00.000Z',
});

describe('a request that is approved', () => {
  it("makes its account an admin, stores the decision's author and time, and is recorded", async () => {
    const reply = await approve(admin, 'player', { notes: '  Es del equipo  ' });
    const approved = { ...PENDING, status: 'approved', approvedAt: NOW.toISOString(), approvedBy: 'admin' };
    expect(reply.body).toEqual({ success: true, data: { ...approved, notes: 'Es del equipo' } });
    expect(await sign.claimsOf('player')).toEqual({ admin: true });
    expect(await listedAdmins(database)).toEqual(['admin', 'player']);
    expect(await recorded()).toEqual(['admin access.approve player', 'admin admin.grant player']);
    const { body } = await api.call('GET /access-requests?status=approved', { token: admin });
    expect(body).toEqual({
      success: true,
      data: { items: [{ ...approved, notes: 'Es del equipo', proof: null }], nextCursor: null },
    });
  });

  it('once: the same answer again changes nothing, and another one is refused', async () => {
    const other = await sign.in({ ...people.admin, uid: 'other' });
    // Transactions of the emulator may wait for each other until the deadline: such a call is sent again.
    const answered = async (token: string) => {
      const reply = await approve(token);
      return reply.status === 503 ? approve(token) : reply;
    };
    const [first, second] = await Promise.all([answered(admin), answered(other)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expectFailure(await reject(other), 409, 'already_decided');
    expect((await recorded()).filter((line) => line.includes('access.approve'))).toHaveLength(1);
  });

  it('of an account that is an admin already is just closed', async () => {
    await write(database, { 'admins/player': adminRecord('player') });
    await sign.auth.setCustomUserClaims('player', { admin: true });
    expect((await approve(admin)).status).toBe(200);
    expect(await recorded()).toEqual(['admin access.approve player']);
  });

  it('can be approved again where the identity provider failed in the middle', async () => {
    sign.failNextClaim();
    expectFailure(await approve(admin), 503, 'unavailable');
    expect(await sign.claimsOf('player')).toEqual({});
    expect((await approve(admin)).body).toMatchObject({ data: { status: 'approved', approvedBy: 'admin' } });
    expect(await sign.claimsOf('player')).toEqual({ admin: true });
  });

  it("isn't repeated after the role was revoked", async () => {
    await write(database, { 'admins/admin': adminRecord('admin') });
    await approve(admin);
    const owner = await sign.in(people.owner);
    await api.call('POST /auth/admin/revoke-claim', { token: owner, body: { email: 'player@example.com' } });
    expectFailure(await approve(admin), 409, 'already_decided');
    expect(await sign.claimsOf('player')).toEqual({});
  });

  it.each([
    [null, 'scorer', 'scorer'],
    [null, 'moderator', 'moderator'],
    ['moderator', 'scorer', 'scorer'],
    ['scorer', 'admin', 'admin'],
    ['admin', 'scorer', 'admin'],
  ] as const)('of an account listed as %s gives the role %s, and leaves it %s', async (listed, role, left) => {
    if (listed !== null) {
      await write(database, { 'admins/player': adminRecord('player', { role: listed }) });
      await sign.auth.setCustomUserClaims('player', { [listed]: true });
    }
    for (const _ of [1, 2]) expect((await approve(admin, 'player', { role })).status).toBe(200);
    expect(await sign.claimsOf('player')).toEqual({ [left]: true });
    expect((await database.doc('admins/player').get()).get('role')).toBe(left);
  });

  it('needs an account with a proven address', async () => {
    await sign.auth.updateUser('player', { emailVerified: false });
    expectFailure(await approve(admin), 409, 'email_unverified');
    expect(await listedAdmins(database)).toEqual(['admin']);
    await sign.auth.deleteUser('player');
    expectFailure(await approve(admin), 404, 'account_not_found');
  });
});

describe('an access request of an account that gets the role by e-mail', () => {
  const grant = () => api.call('POST /auth/admin/set-claim', { token: admin, body: { email: 'player@example.com' } });

  it('is approved with it, waits no more and can’t be rejected', async () => {
    await database.doc('accessReviews/player').set({ notes: 'de una respuesta de antes' });
    expect((await grant()).status).toBe(200);
    const { body } = await api.call('GET /access-requests', { token: admin });
    const approved = { ...PENDING, status: 'approved', approvedAt: NOW.toISOString(), approvedBy: 'admin' };
    expect(Object(body).data.items).toEqual([{ ...approved, proof: null }]);
    expectFailure(await reject(admin), 409, 'already_decided');
    expect((await grant()).status).toBe(200);
    expect(await recorded()).toEqual(['admin access.approve player', 'admin admin.grant player']);
  });

  it('can’t be rejected either where it was made when they had it: it is approved, or their access taken', async () => {
    await grant();
    await write(database, { 'userRequests/player': accessRequestRecord('player') });
    expectFailure(await reject(admin), 409, 'decision_conflict');
    expect((await approve(admin)).status).toBe(200);
    await write(database, { 'userRequests/player': accessRequestRecord('player') });
    const owner = await sign.in(people.owner);
    await api.call('POST /auth/admin/revoke-account', { token: owner, body: { uid: 'player' } });
    expect((await reject(admin)).status).toBe(200);
  });

  it('stays as it was answered', async () => {
    await reject(admin, 'player', { notes: 'No lo conocemos' });
    await grant();
    const { body } = await api.call('GET /access-requests', { token: admin });
    expect(Object(body).data.items).toMatchObject([{ status: 'rejected', notes: 'No lo conocemos' }]);
  });
});

describe('the account behind a request', () => {
  /** A stranger asks for access under an organiser's address. */
  async function strangersRequest() {
    const [organiser, stranger] = [freshEmail('organizadora'), freshEmail('extrana')];
    const uid = await provider.signUp(organiser, 'la de una extraña');
    await write(database, { [`userRequests/${uid}`]: accessRequestRecord(uid, { email: organiser }) });
    return { uid, organiser, stranger };
  }

  it('gets no role where it has moved to another mailbox since, proven or not', async () => {
    const { uid, organiser, stranger } = await strangersRequest();
    await provider.move(organiser, stranger);
    expect(await sign.auth.getUser(uid)).toMatchObject({ email: stranger, emailVerified: true });
    expectFailure(await approve(admin, uid), 409, 'email_changed');
    expect(await sign.claimsOf(uid)).toEqual({});
    expect(await listedAdmins(database)).not.toContain(uid);
    expect((await reject(admin, uid)).status).toBe(200);
  });

  it('gets none either where it moves while an earlier approval waits to be finished', async () => {
    const { uid, organiser, stranger } = await strangersRequest();
    await provider.verify(organiser);
    sign.failNextClaim();
    expectFailure(await approve(admin, uid), 503, 'unavailable');
    await provider.move(organiser, stranger);
    expectFailure(await approve(admin, uid), 409, 'email_changed');
    expect(await sign.claimsOf(uid)).toEqual({});
  });

  it('opens nothing to a former password of an unverified address', async () => {
    const { uid, organiser } = await strangersRequest();
    const before = sign.token(uid, { signedIn: -10 });
    await provider.verify(organiser);
    expect((await approve(admin, uid)).status).toBe(200);
    expectFailure(await api.call('GET /auth/me', { token: before }), 401, 'unauthenticated');
    await expect(provider.signIn(organiser, 'la de una extraña')).rejects.toThrow('INVALID_PASSWORD');
    await provider.reset(organiser, 'la de la organizadora');
    const token = await provider.signIn(organiser, 'la de la organizadora');
    expect((await api.call('GET /auth/me', { token })).body).toMatchObject({ data: { uid, isAdmin: true } });
  });

  it('stays disabled where it is', async () => {
    await sign.auth.updateUser('player', { disabled: true });
    expect((await approve(admin)).status).toBe(200);
    expect((await sign.auth.getUser('player')).disabled).toBe(true);
  });

  it('is not disabled for good by one renewal that found it so by another', async () => {
    const accounts = openAccounts(api.firebase);
    await sign.auth.updateUser('player', { disabled: true });
    const [found] = await accounts.byUids(['player']);
    if (found === undefined) throw new Error('No account');
    await sign.auth.updateUser('player', { disabled: false });
    await accounts.renewCredentials(found);
    expect((await sign.auth.getUser('player')).disabled).toBe(false);
  });

  it('is the same account however its address is written', async () => {
    await write(database, {
      'userRequests/player': accessRequestRecord('player', { email: 'Player@Example.com' }),
    });
    expect((await approve(admin)).status).toBe(200);
  });
});

it('tells the browser that asked, by the uid, when access was given', async () => {
  const access = async (uid: string) =>
    Object((await api.call(`GET /access-requests/${uid}/access`)).body).data.hasAccess;
  expect([await access('player'), await access('nobody')]).toEqual([false, false]);
  await approve(admin);
  expect(await access('player')).toBe(true);
});

describe('notes for the team', () => {
  it.each([
    ['approved', approve],
    ['rejected', reject],
  ])('are hidden from the applicant who was %s', async (status, decide) => {
    await decide(admin, 'player', { notes: 'Insultó a medio Discord' });
    const readable = (await database.doc('userRequests/player').get()).data();
    expect(readable).toMatchObject({ status, notes: '' });
    expect(JSON.stringify(readable)).not.toContain('Discord');
    const kept = await database.doc('accessReviews/player').get();
    expect(kept.get('notes')).toBe('Insultó a medio Discord');
    const { body } = await api.call('GET /access-requests', { token: admin });
    expect(Object(body).data.items[0]).toMatchObject({ uid: 'player', notes: 'Insultó a medio Discord' });
  });

  it('belong to their decision: a new request starts without', async () => {
    await reject(admin, 'player', { notes: 'No lo conocemos' });
    await write(database, { 'userRequests/player': accessRequestRecord('player') });
    const { body } = await api.call('GET /access-requests', { token: admin });
    expect(Object(body).data.items[0]).toMatchObject({ uid: 'player', status: 'pending', notes: '' });
    expect((await approve(admin)).body).toMatchObject({ data: { notes: '' } });
  });
});

describe('a request that is rejected', () => {
  it('keeps why, gives no role and is recorded', async () => {
    const reply = await reject(admin, 'player', { notes: 'No lo conocemos' });
    const decision = {
      status: 'rejected',
      rejectedAt: NOW.toISOString(),
      rejectedBy: 'admin',
      notes: 'No lo conocemos',
    };
    expect(reply.body).toEqual({ success: true, data: { ...PENDING, ...decision } });
    expect(await sign.claimsOf('player')).toEqual({});
    expect(await recorded()).toEqual(['admin access.reject player']);
  });

  it('of a deleted account can still be closed', async () => {
    await sign.auth.deleteUser('player');
    expect((await reject(admin)).status).toBe(200);
  });
});

describe('the list', () => {
  it('has the newest first, page by page, by status where asked', async () => {
    const days = ['16', '18', '17'];
    const requestedAt = (day: string) => new Date(`2026-11-${day}T12:00:00.000Z`);
    const others = days.map((day) => [
      `userRequests/d${day}`,
      accessRequestRecord(`d${day}`, { requestedAt: requestedAt(day) }),
    ]);
    await write(database, Object.fromEntries(others));
    await reject(admin, 'd18');
    const page = async (query: string) =>
      Object((await api.call(`GET /access-requests?${query}`, { token: admin })).body).data;
    const uids = (items: { uid: string }[]) => items.map(({ uid }) => uid);
    const first = await page('status=pending&limit=2');
    expect(uids(first.items)).toEqual(['player', 'd17']);
    const second = await page(`status=pending&limit=2&cursor=${first.nextCursor}`);
    expect(uids(second.items)).toEqual(['d16']);
    expect(second.nextCursor).toBeNull();
    expect(uids((await page('')).items)).toEqual(['player', 'd18', 'd17', 'd16']);
  });

  describe('shows the verification of pending requests', () => {
    const proofOf = async (uid: string) => {
      const { data } = Object((await api.call('GET /access-requests', { token: admin })).body);
      return data.items.find((request: { uid: string }) => request.uid === uid).proof;
    };
    const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

    it.each([
      ['proven', async () => undefined],
      ['unproven', () => sign.auth.updateUser('player', { emailVerified: false })],
      ['moved', () => sign.auth.updateUser('player', { email: 'otra@example.com', emailVerified: true })],
      ['gone', () => sign.auth.deleteUser('player')],
    ])('%s', async (state, happens) => {
      await happens();
      expect(await proofOf('player')).toEqual({ state, since: state === 'proven' ? NOW.toISOString() : null });
    });

    it("from the first time it was seen, by the list or at the applicant's sign-in", async () => {
      clock.now = at(0);
      await api.call('GET /auth/me', { token: sign.token('player') });
      clock.now = at(5);
      expect(await proofOf('player')).toEqual({ state: 'proven', since: at(0).toISOString() });
      clock.now = at(9);
      expect(await proofOf('player')).toEqual({ state: 'proven', since: at(0).toISOString() });
    });

    it('again for another address', async () => {
      clock.now = at(0);
      await proofOf('player');
      await sign.auth.updateUser('player', { email: 'otra@example.com', emailVerified: true });
      await write(database, {
        'userRequests/player': accessRequestRecord('player', { email: 'otra@example.com' }),
      });
      clock.now = at(5);
      expect(await proofOf('player')).toEqual({ state: 'proven', since: at(5).toISOString() });
    });

    it('and nothing of an account that did not ask', async () => {
      await sign.in({ ...people.player, uid: 'bystander' });
      await api.call('GET /auth/me', { token: sign.token('bystander') });
      expect((await database.doc('accessReviews/bystander').get()).exists).toBe(false);
    });
  });
});
