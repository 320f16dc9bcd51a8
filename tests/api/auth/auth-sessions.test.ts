// What a session is good for, at the API and straight at the database: no longer than it should be, and for nobody else.
import { randomUUID } from 'node:crypto';
import { limits, MINUTE } from '@arena/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../functions/src/platform/scrypt.ts';
import { type Replacements, startApi } from '../../support/calls/api.ts';
import { expectData, expectFailure } from '../../support/calls/expect.ts';
import { countedReads } from '../../support/counted-reads.ts';
import { openApi } from '../../support/desk.ts';
import { deployRules, readDirectly } from '../../support/direct.ts';
import { people } from '../../support/people/people.ts';
import { freshEmail, providerOf } from '../../support/people/provider.ts';
import { listedAdmins } from '../../support/people/roles.ts';
import { registrationPath, registrationRecord } from '../../support/records/records.ts';

const PROJECT = 'demo-api-auth-sessions';
const PASSWORD = 'una contraseña de guardia';
const REGISTRATION = registrationPath('10000001');
const DENIED = 403;
const provider = providerOf(PROJECT);
const reads = countedReads();

async function localAdmin() {
  return { username: 'guardia', name: 'Guardia', passwordHash: await hashPassword(PASSWORD, { ln: 4, r: 8, p: 1 }) };
}

await deployRules(PROJECT);
const { api, clock, database, recorded, sign } = await openApi(
  PROJECT,
  () => ({ [REGISTRATION]: registrationRecord({ freeFireId: '10000001' }) }),
  { config: { localAdmin: await localAdmin() }, database: reads.on },
);
beforeEach(async () => {
  clock.now = new Date();
  await sign.auth.deleteUsers(['local-guardia']);
});

/** A deployment on the same database, configured anew. */
const deploy = (config: Replacements['config']) => startApi(PROJECT, { config, clock: () => clock.now });

const read = (token: string) => readDirectly(PROJECT, REGISTRATION, token);
const ask = (token: string, at = api) => at.call('GET /registrations', { token });
const logIn = (at = api) => at.call('POST /auth/local/login', { body: { username: 'guardia', password: PASSWORD } });

async function signInLocally(at = api): Promise<string> {
  const { body } = await logIn(at);
  return provider.trade(Object(body).data.token);
}

async function expectAdmin(token: string, at = api): Promise<void> {
  expect([(await ask(token, at)).status, await read(token)]).toEqual([200, 200]);
}

async function expectNobody(token: string, at = api): Promise<void> {
  expect(await read(token)).toBe(DENIED);
  expectFailure(await ask(token, at), 401, 'unauthenticated');
}

/** An admin who signed in some seconds ago, and can do so again. */
async function admin() {
  const uid = `admin-${randomUUID().slice(0, 8)}`;
  await sign.in({ ...people.admin, uid });
  const claims = { admin: true, email: `${uid}@example.com`, email_verified: true };
  return {
    uid,
    token: sign.token(uid, { signedIn: -10, claims }),
    again: () => sign.token(uid, { signedIn: 1, claims }),
  };
}

describe('the local admin', () => {
  it('is one in a session that the login began', async () => {
    await expectAdmin(await signInLocally());
  });

  it('is nobody by an e-mail and a password that were linked to the account, however often they sign in', async () => {
    const email = freshEmail('puerta-trasera');
    const byPassword = await provider.link(await signInLocally(), email, 'la de atrás');
    await expectNobody(byPassword);
    await provider.verify(email);
    await expectNobody(await provider.signIn(email, 'la de atrás'));
  });

  it('loses what was linked to the account with the next sign-in by the login', async () => {
    const email = freshEmail('puerta-trasera');
    await provider.link(await signInLocally(), email, 'la de atrás');
    await expectAdmin(await signInLocally());
    await expect(provider.signIn(email, 'la de atrás')).rejects.toThrow('EMAIL_NOT_FOUND');
  });

  it.each([
    ['is switched off', async () => ({ localAdmin: null })],
    ['has another password', async () => ({ localAdmin: await localAdmin() })],
    ['has another username', async () => ({ localAdmin: { ...(await localAdmin()), username: 'mesa' } })],
  ])('is nobody once the login %s', async (_what, config) => {
    const token = await signInLocally();
    const next = await deploy(await config());
    expectFailure(await ask(token, next), 401, 'unauthenticated');
    await next.services.adminUpkeep(clock.now);
    await expectNobody(token, next);
    await next.close();
  });

  it('is greeted by the name that the configuration says, also where the account has none', async () => {
    await sign.auth.createUser({ uid: 'local-guardia' });
    const { body } = await api.call('GET /auth/me', { token: await signInLocally() });
    expect(body).toMatchObject({ data: { displayName: 'Guardia' } });
  });

  it('can be taken the role, which ends the session and the login, until it has another password', async () => {
    const { token: colleague } = await admin();
    const token = await signInLocally();
    const revoke = () =>
      api.call('POST /auth/admin/revoke-account', { token: colleague, body: { uid: 'local-guardia' } });
    expectData(await revoke(), { revoked: true });
    expect(await listedAdmins(database)).not.toContain('local-guardia');
    expect(await recorded()).toContainEqual(expect.stringContaining('admin.revoke local-guardia'));
    expect(await read(token)).toBe(DENIED);
    expect((await ask(token)).status).toBeOneOf([401, 403]);
    expectFailure(await logIn(), 401, 'wrong_credentials');
    expect((await revoke()).status).toBe(200);
    const next = await deploy({ localAdmin: await localAdmin() });
    await expectAdmin(await signInLocally(next), next);
    await next.close();
  });

  it('gets no role through the address that was linked to the account', async () => {
    const { token: colleague } = await admin();
    const email = freshEmail('puerta-trasera');
    await provider.link(await signInLocally(), email, 'la de atrás');
    await provider.verify(email);
    await api.call('POST /auth/admin/set-claim', { token: colleague, body: { email } });
    await expectNobody(await provider.signIn(email, 'la de atrás'));
  });
});

describe('a session that its owner ended on every device', () => {
  it('reads nothing any more, at once, and a new one does', async () => {
    const { token, again } = await admin();
    await expectAdmin(token);
    expect((await api.call('POST /auth/revoke', { token })).status).toBe(200);
    await expectNobody(token);
    await expectAdmin(again());
  });

  it('is over for the API by the list of admins alone', async () => {
    const { uid, token } = await admin();
    await sign.place(uid).update({ validSince: new Date(Date.now() + MINUTE) });
    expectFailure(await ask(token), 401, 'unauthenticated');
  });
});

describe('what is done in the provider’s console', () => {
  // One instance of the server goes through all of these tests.
  let time = Date.now();
  async function upkeepAfter(minutes: number): Promise<void> {
    time += minutes * MINUTE;
    await api.services.adminUpkeep(new Date(time));
  }
  /** The next run that is due. */
  const nextUpkeep = () => upkeepAfter(5);

  it.each([
    ['a disabled account', (uid: string) => sign.auth.updateUser(uid, { disabled: true })],
    ['a deleted account', (uid: string) => sign.auth.deleteUser(uid)],
    ['an account whose sessions were ended', (uid: string) => sign.auth.revokeRefreshTokens(uid)],
  ])('ends the reading of %s with the next upkeep', async (_what, happens) => {
    const { uid, token } = await admin();
    await nextUpkeep();
    await expectAdmin(token);
    await happens(uid);
    await nextUpkeep();
    await expectNobody(token);
  });

  it('lets an account that is enabled again read again', async () => {
    const { uid, again } = await admin();
    await sign.auth.updateUser(uid, { disabled: true });
    await nextUpkeep();
    await sign.auth.updateUser(uid, { disabled: false });
    await nextUpkeep();
    await expectAdmin(again());
  });

  it('never makes a session good again that was ended on the site', async () => {
    const { uid, token } = await admin();
    const validSince = new Date(Date.now() + MINUTE);
    await sign.auth.revokeRefreshTokens(uid);
    await sign.place(uid).update({ validSince });
    await nextUpkeep();
    expect((await sign.place(uid).get()).get('validSince').toDate()).toEqual(validSince);
    expect(await read(token)).toBe(DENIED);
  });

  it('costs a read of each place every five minutes, and writes only where something has changed', async () => {
    await admin();
    await nextUpkeep();
    const { docs } = await database.collection('admins').get();
    reads.take();
    await nextUpkeep();
    await upkeepAfter(4);
    expect(reads.take()).toEqual({ admins: limits.page.most });
    const after = await database.collection('admins').get();
    expect(after.docs.map(({ updateTime }) => updateTime)).toEqual(docs.map(({ updateTime }) => updateTime));
  });
});

describe('a claim', () => {
  it.each([people.admin, people.owner])('of $uid counts for nothing without a place in the list', async (person) => {
    await sign.in(person);
    await sign.place(person.uid).delete();
    const { uid, claims } = person;
    const email = `${uid}@example.com`;
    const token = sign.token(uid, { claims: { ...claims, email, email_verified: true } });
    expect(await read(token)).toBe(DENIED);
    expectFailure(await ask(token), 403, 'forbidden');
  });
});
