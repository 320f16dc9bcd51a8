import { describe, expect, it } from 'vitest';
import { openApi } from '../../fixtures/admin-area.ts';
import { startApi } from '../../fixtures/calls/api.ts';
import { expectData, expectFailure } from '../../fixtures/calls/expect.ts';
import { people, signInOn } from '../../fixtures/people/people.ts';
import { accessRequestRecord, adminRecord, listedAdmins } from '../../fixtures/people/roles.ts';

const SECRET = 'una clave de instalación larga';
const CROWD = 4;

const { api, database, recorded, sign } = await openApi('demo-api-auth-setup', () => ({}), {
  config: { setupSecret: SECRET },
});

const claim = (token?: string, secret: unknown = SECRET) =>
  api.call('POST /auth/setup/initial-admin', { token, body: { secret } });
const expectNeeded = async (needsSetup: boolean) => expectData(await api.call('GET /auth/setup/check'), { needsSetup });

/** A token of the first admin for a session after the reset. */
const anew = () => sign.token('player', { signedIn: 1 });

describe('the first admin', () => {
  it('is made once: the site needs it before, and not after', async () => {
    await expectNeeded(true);
    const reply = await claim(await sign.in(people.player));
    expect(reply.body).toMatchObject({ success: true, data: { uid: 'player', isAdmin: true, isOwner: false } });
    expect(await sign.claimsOf('player')).toEqual({ admin: true });
    expect(await listedAdmins(database)).toEqual(['player']);
    expect(await recorded()).toEqual(['player admin.grant player']);
    // The document exists and is empty.
    expect((await database.doc('team/shown').get()).data()).toEqual({});
    await expectNeeded(false);
  });

  it('gets the same answer after a lost reply and a new sign-in, recorded once', async () => {
    const token = await sign.in(people.player);
    await claim(token);
    expectFailure(await claim(sign.token('player', { signedIn: -10 })), 401, 'unauthenticated');
    expect((await claim(anew())).body).toMatchObject({ data: { uid: 'player', isAdmin: true } });
    expect(await recorded()).toEqual(['player admin.grant player']);
  });

  it('is independent of the access request of the sign-up', async () => {
    await database.doc('userRequests/player').set(accessRequestRecord('player'));
    await claim(await sign.in(people.player));
    const request = await database.doc('userRequests/player').get();
    expect(request.data()).toMatchObject({ status: 'approved', approvedBy: 'player' });
    expect(await recorded()).toEqual(['player access.approve player', 'player admin.grant player']);
  });

  it('can finish where the identity provider failed in the middle', async () => {
    const token = await sign.in(people.player);
    sign.failNextClaim();
    expectFailure(await claim(token), 503, 'unavailable');
    expect(await sign.claimsOf('player')).toEqual({});
    expect((await claim(anew())).body).toMatchObject({ data: { isAdmin: true } });
    expect(await sign.claimsOf('player')).toEqual({ admin: true });
  });

  it('can not come back by the same way once the role was taken away', async () => {
    const token = await sign.in(people.player);
    await claim(token);
    await database.doc('admins/player').delete();
    await sign.auth.setCustomUserClaims('player', {});
    expectFailure(await claim(anew()), 409, 'already_set_up');
    expect(await sign.claimsOf('player')).toEqual({});
  });

  it("can't be replaced by another account, with any secret", async () => {
    await claim(await sign.in(people.player));
    const other = await sign.in({ ...people.player, uid: 'other' });
    expectFailure(await claim(other), 409, 'already_set_up');
    expectFailure(await claim(other, 'no es esta, pero es larga'), 409, 'already_set_up');
    expect(await sign.claimsOf('other')).toEqual({});
  });

  it('is not needed where someone was given the role in another way', async () => {
    await database.doc('admins/admin').set(adminRecord('admin'));
    await expectNeeded(false);
    expectFailure(await claim(await sign.in(people.player)), 409, 'already_set_up');
  });
});

describe('refuses to become the first admin', () => {
  it.each(['no es esta, pero es larga', SECRET.slice(1), `${SECRET} `.repeat(2), SECRET.toUpperCase()])(
    'with %j',
    async (secret) => {
      expectFailure(await claim(await sign.in(people.player), secret), 401, 'wrong_credentials');
      await expectNeeded(true);
    },
  );

  it('anyone where no secret is configured', async () => {
    const closed = await startApi('demo-api-auth-setup-off');
    const reply = await closed.call('POST /auth/setup/initial-admin', {
      token: await signInOn(closed.firebase).in(people.player),
      body: { secret: 'off' },
    });
    await closed.close();
    expectFailure(reply, 501, 'not_configured');
  });

  it('after five guesses in a quarter of an hour', async () => {
    const token = await sign.in(people.player);
    for (let guess = 0; guess < 5; guess += 1)
      expect((await claim(token, `clave número ${guess} muy larga`)).status).toBe(401);
    const reply = await claim(token);
    expectFailure(reply, 429, 'rate_limited');
    expect(Number(reply.headers.get('retry-after'))).toBeLessThanOrEqual(900);
    await expectNeeded(true);
  });
});

it(`lets one of ${CROWD} simultaneous set-ups win`, async () => {
  const uids = Array.from({ length: CROWD }, (_, index) => `newcomer-${index}`);
  const tokens = await Promise.all(uids.map((uid) => sign.in({ ...people.player, uid })));
  const replies = await Promise.all(tokens.map((token) => claim(token)));
  const winners = uids.filter((_, index) => replies[index]?.status === 200);
  expect(winners).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(CROWD - 1);
  expect(await listedAdmins(database)).toEqual(winners);
  expect(await recorded()).toEqual(winners.map((uid) => `${uid} admin.grant ${uid}`));
  const { users } = await sign.auth.getUsers(uids.map((uid) => ({ uid })));
  expect(users.filter(({ customClaims }) => customClaims?.admin === true).map(({ uid }) => uid)).toEqual(winners);
});
