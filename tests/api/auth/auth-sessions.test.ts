// Sessions at the API and directly at the database: their lifetime, and their one account.
import { randomUUID } from 'node:crypto';
import { limits, MINUTE } from '@arena/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { syncAdmins } from '../../../functions/src/auth/admin-sync.ts';
import { openApi } from '../../fixtures/admin-area.ts';
import { expectFailure } from '../../fixtures/calls/expect.ts';
import { countedReads } from '../../fixtures/counted-reads.ts';
import { deployRules, readDirectly } from '../../fixtures/direct.ts';
import { people } from '../../fixtures/people/people.ts';
import { registrationPath, registrationRecord } from '../../fixtures/records/records.ts';

const PROJECT = 'demo-api-auth-sessions';
const REGISTRATION = registrationPath('10000001');
const DENIED = 403;
const reads = countedReads();

const LOCAL = 'guardia@example.com';

await deployRules(PROJECT);
const { api, clock, database, sign } = await openApi(
  PROJECT,
  () => ({ [REGISTRATION]: registrationRecord({ freeFireId: '10000001' }) }),
  { config: { localAdminEmail: LOCAL }, database: reads.on },
);
beforeEach(() => {
  clock.now = new Date();
});

const read = (token: string) => readDirectly(PROJECT, REGISTRATION, token);
const ask = (token: string) => api.call('GET /registrations', { token });
async function expectAdmin(token: string): Promise<void> {
  expect([(await ask(token)).status, await read(token)]).toEqual([200, 200]);
}

async function expectNobody(token: string): Promise<void> {
  expect(await read(token)).toBe(DENIED);
  expectFailure(await ask(token), 401, 'unauthenticated');
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
  /** The account behind the login, listed by a colleague. */
  async function localAdmin() {
    const uid = 'guardia';
    await sign.in({ ...people.player, uid });
    const { token } = await admin();
    await api.call('POST /auth/admin/set-claim', { token, body: { email: LOCAL } });
    const claims = { admin: true, email: LOCAL, email_verified: true };
    return { uid, at: (hours: number) => sign.token(uid, { signedIn: 2 - hours * 3_600, expires: 3_600, claims }) };
  }

  it('has an ordinary account whose session ends after a day, whatever the browser stores', async () => {
    const { uid, at } = await localAdmin();
    await sign.auth.updateUser(uid, { password: 'una contraseña de guardia' });
    await database.doc(`admins/${uid}`).update({ validSince: new Date(0) });
    const signedInBefore = { claims: { admin: true, email: LOCAL, email_verified: true }, expires: 3_600 };
    const token = sign.token(uid, { ...signedInBefore, signedIn: 2 });
    await expectAdmin(token);
    clock.now = new Date(Date.now() + limits.adminSession + 5_000);
    expectFailure(await ask(token), 401, 'unauthenticated');
    expectFailure(await api.call('POST /auth/verify', { body: { token } }), 401, 'unauthenticated');
    expect(await read(at(25))).toBe(DENIED);
  });

  it('has sessions without that end once the configuration names another account', async () => {
    const { uid } = await localAdmin();
    const { config, ...context } = api.context();
    await syncAdmins({ ...context, config: { ...config, localAdminEmail: null } });
    expect((await sign.adminDocument(uid).get()).get('local')).toBe(false);
    await syncAdmins(api.context());
    expect((await sign.adminDocument(uid).get()).get('local')).toBe(true);
  });
});

describe('a session that its owner ended on every device', () => {
  it('reads nothing any more, at once, and a new one does', async () => {
    const { token, again } = await admin();
    const other = await admin();
    await expectAdmin(token);
    expect((await api.call('POST /auth/revoke', { token })).status).toBe(200);
    await expectNobody(token);
    await expectAdmin(again());
    await expectAdmin(other.token);
  });

  it('is over for the API by the list of admins alone', async () => {
    const { uid, token } = await admin();
    await sign.adminDocument(uid).update({ validSince: new Date(Date.now() + MINUTE) });
    expectFailure(await ask(token), 401, 'unauthenticated');
  });
});

describe('actions in the provider’s console', () => {
  const nextUpkeep = () => syncAdmins(api.context());

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

  it('ends the reading by an old token of an account that has another address now', async () => {
    const { uid, token } = await admin();
    await expectAdmin(token);
    await sign.auth.updateUser(uid, { email: `${uid}-otra@example.com`, emailVerified: true });
    await nextUpkeep();
    expect((await sign.adminDocument(uid).get()).get('disabled')).toBe(true);
    expect(await read(token)).toBe(DENIED);
    expect((await ask(token)).status).toBeOneOf([401, 403]);
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
    await sign.adminDocument(uid).update({ validSince });
    await nextUpkeep();
    expect((await sign.adminDocument(uid).get()).get('validSince').toDate()).toEqual(validSince);
    expect(await read(token)).toBe(DENIED);
  });

  it('reads each record once, and writes only where something has changed', async () => {
    await admin();
    await nextUpkeep();
    const { docs } = await database.collection('admins').get();
    reads.take();
    await nextUpkeep();
    expect(Object.keys(reads.take())).toEqual(['admins']);
    const after = await database.collection('admins').get();
    expect(after.docs.map(({ updateTime }) => updateTime)).toEqual(docs.map(({ updateTime }) => updateTime));
  });
});

describe('a claim', () => {
  it.each([people.admin, people.owner])('of $uid counts for nothing without an admin document', async (person) => {
    await sign.in(person);
    await sign.adminDocument(person.uid).delete();
    const { uid, claims } = person;
    const email = `${uid}@example.com`;
    const token = sign.token(uid, { claims: { ...claims, email, email_verified: true } });
    expect(await read(token)).toBe(DENIED);
    expectFailure(await ask(token), 403, 'forbidden');
  });
});
