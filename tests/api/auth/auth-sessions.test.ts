// Sessions at the API and directly at the database: their lifetime, and their one account.
import { randomUUID } from 'node:crypto';
import { limits, MINUTE } from '@arena/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { syncAdmins } from '../../../functions/src/account/admin-sync.ts';
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
const { api, clock, database, sign, stored } = await openApi(
  PROJECT,
  () => ({ [REGISTRATION]: registrationRecord({ freeFireId: '10000001' }) }),
  { config: { localAdminEmail: LOCAL }, database: reads.on },
);
beforeEach(() => {
  clock.now = new Date();
});

const sync = () => syncAdmins(api.context());
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

it('the local admin’s session ends after a day, and the sync follows the configuration', async () => {
  const { token: colleague } = await admin();
  await sign.in({ ...people.player, uid: 'guardia' });
  await api.call('POST /auth/admin/set-claim', { token: colleague, body: { email: LOCAL } });
  await database.doc('admins/guardia').update({ validSince: new Date(0) });
  const claims = { admin: true, email: LOCAL, email_verified: true };
  const signedIn = (hoursAgo: number) =>
    sign.token('guardia', { signedIn: 2 - hoursAgo * 3_600, expires: 3_600, claims });
  const token = signedIn(0);
  await expectAdmin(token);
  expect(await read(signedIn(25))).toBe(DENIED);
  clock.now = new Date(Date.now() + limits.adminSession + 5_000);
  expectFailure(await ask(token), 401, 'unauthenticated');
  expectFailure(await api.call('POST /auth/verify', { body: { token } }), 401, 'unauthenticated');
  const { config, ...context } = api.context();
  await syncAdmins({ ...context, config: { ...config, localAdminEmail: null } });
  expect(await stored('admins/guardia')).toMatchObject({ local: false });
  await sync();
  expect(await stored('admins/guardia')).toMatchObject({ local: true });
});

describe('a session ended on every device', () => {
  it('is refused at once, while a new session is accepted', async () => {
    const { token, again } = await admin();
    const other = await admin();
    await expectAdmin(token);
    expect((await api.call('POST /auth/revoke', { token })).status).toBe(200);
    await expectNobody(token);
    await expectAdmin(again());
    await expectAdmin(other.token);
  });

  it('ends by the time in the admin record, which the next sync keeps', async () => {
    const { uid, token } = await admin();
    const validSince = new Date(Date.now() + MINUTE);
    await sign.adminDocument(uid).update({ validSince });
    await expectNobody(token);
    await sign.auth.revokeRefreshTokens(uid);
    await sync();
    expect((await stored(`admins/${uid}`))?.validSince.toDate()).toEqual(validSince);
  });
});

describe('the sync after actions in the provider’s console', () => {
  it.each([
    ['a disabled account', (uid: string) => sign.auth.updateUser(uid, { disabled: true })],
    ['a deleted account', (uid: string) => sign.auth.deleteUser(uid)],
    ['an account with ended sessions', (uid: string) => sign.auth.revokeRefreshTokens(uid)],
    ['an account with another address', (uid: string) => sign.auth.updateUser(uid, { email: `${uid}@example.org` })],
  ])('ends the access of %s', async (_what, happens) => {
    const { uid, token } = await admin();
    await sync();
    await expectAdmin(token);
    await happens(uid);
    await sync();
    expect(await read(token)).toBe(DENIED);
    expect((await ask(token)).status).toBeOneOf([401, 403]);
  });

  it('restores the access of a re-enabled account', async () => {
    const { uid, again } = await admin();
    for (const disabled of [true, false]) {
      await sign.auth.updateUser(uid, { disabled });
      await sync();
    }
    await expectAdmin(again());
  });

  it('reads only admin records, and writes nothing if nothing changed', async () => {
    await admin();
    await sync();
    const times = async () => (await database.collection('admins').get()).docs.map(({ updateTime }) => updateTime);
    const before = await times();
    reads.take();
    await sync();
    expect(Object.keys(reads.take())).toEqual(['admins']);
    expect(await times()).toEqual(before);
  });
});
