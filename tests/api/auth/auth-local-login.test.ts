import { limits } from '@arena/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../functions/src/platform/scrypt.ts';
import { startApi } from '../../support/calls/api.ts';
import { expectFailure } from '../../support/calls/expect.ts';
import { openApi } from '../../support/desk.ts';
import { from, throughHosting } from '../../support/people/origins.ts';
import { providerOf } from '../../support/people/provider.ts';
import { listedAdmins } from '../../support/people/roles.ts';

const PROJECT = 'demo-api-auth-local';
const PASSWORD = 'una contraseña de guardia';
const DAY_SECONDS = 86_400;
const provider = providerOf(PROJECT);

const passwordHash = await hashPassword(PASSWORD, { ln: 4, r: 8, p: 1 });
const localAdmin = { username: 'Guardia', name: 'Admin de guardia', passwordHash };
const { api, clock, database, recorded, sign } = await openApi(PROJECT, () => ({}), { config: { localAdmin } });

beforeEach(async () => {
  clock.now = new Date();
  await sign.auth.deleteUsers(['local-guardia']);
});

const logIn = (username: unknown = 'guardia', password: unknown = PASSWORD, headers = {}) =>
  api.call('POST /auth/local/login', { body: { username, password }, headers });
const me = (token: string) => api.call('GET /auth/me', { token });

describe('the local admin login', () => {
  it.each(['guardia', ' GUARDIA '])('signs %j in as the admin named after it', async (username) => {
    const { status, body } = await logIn(username);
    const user = { id: 'local-guardia', username: 'Guardia', name: 'Admin de guardia', role: 'admin' };
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, data: { token: expect.any(String), user } },
    });
    expect(await listedAdmins(database)).toEqual(['local-guardia']);
  });

  it("leads to a session with an admin's rights", async () => {
    const { body }: { body: unknown } = await logIn();
    const token = await provider.trade(Object(body).data.token);
    expect((await me(token)).body).toMatchObject({
      data: { uid: 'local-guardia', displayName: 'Admin de guardia', email: null, isAdmin: true, isOwner: false },
    });
    expect((await api.call('GET /access-requests', { token })).status).toBe(200);
  });

  it('makes its account once, however often and from however many browsers they sign in', async () => {
    const replies = await Promise.all([logIn(), logIn(), logIn()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    await logIn();
    expect(await recorded()).toEqual(['system admin.grant local-guardia']);
  });

  it("lasts for a day by the server's clock, whatever the browser keeps", async () => {
    const { body } = await logIn();
    const { firebase, login } = await sign.auth.verifyIdToken(await provider.trade(Object(body).data.token));
    const token = sign.token('local-guardia', { signedIn: -60, claims: { firebase, login } });
    const began = Math.floor(Date.now() / 1_000) - 60;
    clock.now = new Date((began + DAY_SECONDS) * 1_000 - 2_000);
    expect((await me(token)).status).toBe(200);
    clock.now = new Date((began + DAY_SECONDS) * 1_000 + 2_000);
    expectFailure(await me(token), 401, 'unauthenticated');
    expectFailure(await api.call('GET /access-requests', { token }), 401, 'unauthenticated');
    expectFailure(await api.call('POST /auth/verify', { body: { token } }), 401, 'unauthenticated');
  });

  it('ends where its account was disabled', async () => {
    await logIn();
    await sign.auth.updateUser('local-guardia', { disabled: true });
    expectFailure(await logIn(), 401, 'wrong_credentials');
  });
});

describe('a local login that is wrong', () => {
  it.each([
    ['password', 'guardia', 'otra contraseña'],
    ['password by its case', 'guardia', PASSWORD.toUpperCase()],
    ['username', 'nadie', PASSWORD],
    ['account: one of the identity provider', 'local-guardia', PASSWORD],
  ])('by its %s', async (_what, username, password) => {
    const reply = await logIn(username, password);
    expectFailure(reply, 401, 'wrong_credentials');
    expect(reply.body).toMatchObject({ error: 'Credenciales incorrectas' });
    expect(await listedAdmins(database)).toEqual([]);
    expect(await recorded()).toEqual([]);
  });

  it.each([
    ['no username', '', PASSWORD, { username: 'Escribe tu usuario.' }],
    ['no password', 'guardia', '', { password: 'Escribe tu contraseña.' }],
    ['an object for a password', 'guardia', { $ne: null }, { password: 'Escribe tu contraseña.' }],
    ['a huge password', 'guardia', 'x'.repeat(501), { password: 'La contraseña es demasiado larga.' }],
  ])('by %s', async (_what, username, password, fields) => {
    expectFailure(await logIn(username, password), 400, 'invalid', fields);
  });

  it('where none is configured', async () => {
    const closed = await startApi('demo-api-auth-local-off');
    await closed.empty();
    const reply = await closed.call('POST /auth/local/login', { body: { username: 'guardia', password: PASSWORD } });
    await closed.close();
    expectFailure(reply, 401, 'wrong_credentials');
  });

  it('leaves no password and no username in the log', async () => {
    await logIn('guardia', 'otra contraseña');
    expect(api.logged.join('\n')).not.toMatch(/guardia|contraseña/);
  });
});

describe('guessing', () => {
  const HERE = from('198.51.100.1');
  /** As many wrong tries from each of some addresses, at once; how many were let through. */
  async function guess(addresses: number, each: number): Promise<number> {
    const tries = Array.from({ length: addresses * each }, (_, index) => `203.0.113.${1 + (index % addresses)}`);
    const replies = await Promise.all(tries.map((address) => logIn('guardia', 'otra contraseña', from(address))));
    return replies.filter(({ status }) => status === 401).length;
  }

  it('is over after five tries from an address, for the right password too, until the quarter of an hour is', async () => {
    for (let tried = 0; tried < 5; tried += 1)
      expectFailure(await logIn('guardia', `${tried}`, HERE), 401, 'wrong_credentials');
    clock.now = new Date(clock.now.getTime() + 60_000);
    const reply = await logIn('GUARDIA', PASSWORD, HERE);
    expectFailure(reply, 429, 'rate_limited');
    expect(reply.headers.get('retry-after')).toBe('840');
    clock.now = new Date(clock.now.getTime() + 839_000);
    expect((await logIn('guardia', PASSWORD, HERE)).status).toBe(429);
    clock.now = new Date(clock.now.getTime() + 1_000);
    expect((await logIn('guardia', PASSWORD, HERE)).status).toBe(200);
  });

  it('locks nobody out elsewhere, however often it is tried from one address', async () => {
    expect(await guess(1, 200)).toBe(5);
    expect((await logIn('guardia', PASSWORD, HERE)).status).toBe(200);
  });

  it('from many addresses together is over at a ceiling, which no address moves alone', async () => {
    const { loginsPerAccount, loginsPerAccountAndAddress } = limits.rate;
    expect(loginsPerAccount.hits).toBeGreaterThanOrEqual(10 * loginsPerAccountAndAddress.hits);
    expect(await guess(30, 5)).toBe(loginsPerAccount.hits);
    expectFailure(await logIn('guardia', PASSWORD, HERE), 429, 'rate_limited');
    clock.now = new Date(clock.now.getTime() + loginsPerAccount.window);
    expect((await logIn('guardia', PASSWORD, HERE)).status).toBe(200);
  });

  it('from one hop that claims many addresses is over before anybody else’s tries are, and uses up nobody’s', async () => {
    const { loginsPerAccount, loginsPerAccountAndHop } = limits.rate;
    const claims = Array.from({ length: loginsPerAccount.hits }, (_, index) => `198.51.100.${1 + (index % 20)}`);
    const replies = await Promise.all(
      claims.map((address) => logIn('guardia', 'otra contraseña', throughHosting(address, '203.0.113.99'))),
    );
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(loginsPerAccountAndHop.hits);
    expect((await logIn('guardia', PASSWORD, HERE)).status).toBe(200);
  });

  it('begins anew after a good sign-in: whoever works here all day is not locked out', async () => {
    for (let shift = 0; shift < 3; shift += 1) {
      for (let tried = 0; tried < 3; tried += 1) expect((await logIn('guardia', `${tried}`, HERE)).status).toBe(401);
      expect((await logIn('guardia', PASSWORD, HERE)).status).toBe(200);
    }
  });

  it('many accounts from one address is over after thirty', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `nadie-${index}`);
    const replies = await Promise.all(names.map((name) => logIn(name, 'x', from('198.51.100.7'))));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(30);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await logIn('guardia', PASSWORD, from('198.51.100.8'))).status).toBe(200);
  });
});
