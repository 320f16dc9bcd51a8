import { describe, expect, it } from 'vitest';
import { openApi } from '../../fixtures/admin-area.ts';
import { startApi } from '../../fixtures/calls/api.ts';
import { expectData, expectFailure } from '../../fixtures/calls/expect.ts';
import { people, signInOn } from '../../fixtures/people/people.ts';
import { accessRequestRecord, adminRecord, listedAdmins } from '../../fixtures/people/roles.ts';
import { write } from '../../fixtures/records/records.ts';
import { SETUP_SECRET as SECRET } from '../../fixtures/resources/access.ts';

const { api, database, recorded, sign, stored } = await openApi('demo-api-auth-setup', () => ({}), {
  config: { setupSecret: SECRET },
});

const claim = (token?: string, secret: unknown = SECRET) =>
  api.call('POST /auth/setup/initial-admin', { token, body: { secret } });
const expectNeeded = async (needsSetup: boolean) => expectData(await api.call('GET /auth/setup/check'), { needsSetup });

/** A token of the first admin for a session after the reset. */
const anew = () => sign.token('player', { signedIn: 1 });

describe('the first admin', () => {
  it('is created once, also approves their access request, and cannot be replaced', async () => {
    await write(database, { 'userRequests/player': accessRequestRecord('player') });
    await expectNeeded(true);
    const reply = await claim(await sign.in(people.player));
    expect(reply.body).toMatchObject({ success: true, data: { uid: 'player', isAdmin: true, isOwner: false } });
    expect(await sign.claimsOf('player')).toEqual({ admin: true });
    expect(await listedAdmins(database)).toEqual(['player']);
    expect(await stored('userRequests/player')).toMatchObject({ status: 'approved', approvedBy: 'player' });
    // The document exists and is empty.
    expect(await stored('team/shown')).toEqual({});
    await expectNeeded(false);
    const other = await sign.in({ ...people.player, uid: 'other' });
    for (const secret of [SECRET, 'no es esta, pero es larga']) {
      expectFailure(await claim(other, secret), 409, 'already_set_up');
    }
    expect(await sign.claimsOf('other')).toEqual({});
    expect(await recorded()).toEqual(['player access.approve player', 'player admin.grant player']);
  });

  it('can retry after a new sign-in if the identity provider failed', async () => {
    const token = await sign.in(people.player);
    sign.failNextClaim();
    expectFailure(await claim(token), 503, 'unavailable');
    expect(await sign.claimsOf('player')).toEqual({});
    expectFailure(await claim(sign.token('player', { signedIn: -10 })), 401, 'unauthenticated');
    expect((await claim(anew())).body).toMatchObject({ data: { uid: 'player', isAdmin: true } });
    expect(await sign.claimsOf('player')).toEqual({ admin: true });
    expect(await recorded()).toEqual(['player admin.grant player']);
  });

  it('cannot claim the role again after losing it', async () => {
    await claim(await sign.in(people.player));
    await database.doc('admins/player').delete();
    await sign.auth.setCustomUserClaims('player', {});
    expectFailure(await claim(anew()), 409, 'already_set_up');
    expect(await sign.claimsOf('player')).toEqual({});
  });

  it('is not needed if another admin already exists', async () => {
    await write(database, { 'admins/admin': adminRecord('admin') });
    await expectNeeded(false);
    expectFailure(await claim(await sign.in(people.player)), 409, 'already_set_up');
  });

  it('is exactly one of four who claim it at the same moment', async () => {
    const uids = ['a', 'b', 'c', 'd'].map((letter) => `newcomer-${letter}`);
    const tokens = await Promise.all(uids.map((uid) => sign.in({ ...people.player, uid })));
    const replies = await Promise.all(tokens.map((token) => claim(token)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const winners = uids.filter((_, index) => replies[index]?.status === 200);
    expect(await listedAdmins(database)).toEqual(winners);
    const { users } = await sign.auth.getUsers(uids.map((uid) => ({ uid })));
    expect(users.filter(({ customClaims }) => customClaims?.admin === true).map(({ uid }) => uid)).toEqual(winners);
  });
});

describe('a claim to be the first admin', () => {
  it('is refused with a wrong secret, and rate-limited after five guesses', async () => {
    const token = await sign.in(people.player);
    const near = [SECRET.slice(1), `x${SECRET}`, `${SECRET} `.repeat(2), SECRET.toUpperCase()];
    for (const guess of ['no es esta, pero es larga', ...near])
      expectFailure(await claim(token, guess), 401, 'wrong_credentials');
    const reply = await claim(token);
    expectFailure(reply, 429, 'rate_limited');
    expect(Number(reply.headers.get('retry-after'))).toBeLessThanOrEqual(900);
    await expectNeeded(true);
  });

  it('is refused if no secret is configured', async () => {
    const closed = await startApi('demo-api-auth-setup-off');
    const token = await signInOn(closed.firebase).in(people.player);
    const reply = await closed.call('POST /auth/setup/initial-admin', { token, body: { secret: 'off' } });
    await closed.close();
    expectFailure(reply, 501, 'not_configured');
  });
});
