import { describe, expect, it } from 'vitest';
import { loginName } from '../../../functions/src/auth/local-login.ts';
import { keyedHash } from '../../../functions/src/platform/keyed-hash.ts';
import { expectData } from '../../support/calls/expect.ts';
import { openDesk } from '../../support/desk.ts';
import { people } from '../../support/people/people.ts';
import { type Fields, HASH_KEY, write } from '../../support/records/records.ts';

const INSTANT = expect.stringMatching(/^20\d\d-.*Z$/);

const place = (uid: string, day: number, fields: Fields = {}): Fields => ({
  email: `${uid}@example.com`,
  owner: false,
  grantedBy: 'owner',
  grantedAt: new Date(`2026-11-${day}T12:00:00.000Z`),
  ...fields,
});

const localAdmin = { username: 'mesa', name: 'Mesa', passwordHash: 'of no password' };
const login = loginName(localAdmin, keyedHash(HASH_KEY));

const documents = () => ({
  'admins/owner': place('owner', 10, { owner: true, grantedBy: 'system' }),
  'admins/gone': place('gone', 11),
  'admins/admin': place('admin', 12),
});

const { call, database, sign } = await openDesk('demo-api-auth-admins', documents, { config: { localAdmin } });

async function list(query = '') {
  await sign.in(people.owner);
  return call(`GET /auth/admin/users${query}`);
}

async function uidsOf(query: string) {
  const { data } = Object((await list(query)).body);
  return { uids: data.items.map(({ uid }: { uid: string }) => uid), nextCursor: data.nextCursor };
}

describe('GET /auth/admin/users', () => {
  it('lists them as their accounts are now, in the order in which they got the role', async () => {
    await sign.auth.updateUser('admin', { displayName: 'Ana Pérez' });
    expectData(await list(), {
      items: [
        {
          uid: 'owner',
          email: 'owner@example.com',
          displayName: 'owner',
          isOwner: true,
          isActive: true,
          grantedBy: 'system',
          grantedAt: '2026-11-10T12:00:00.000Z',
          lastSignInTime: expect.toSatisfy((time) => time === null || !Number.isNaN(Date.parse(time))),
          shownAs: null,
        },
        {
          uid: 'gone',
          email: 'gone@example.com',
          displayName: 'gone',
          isOwner: false,
          isActive: false,
          grantedBy: 'owner',
          grantedAt: INSTANT,
          lastSignInTime: null,
          shownAs: null,
        },
        expect.objectContaining({ uid: 'admin', displayName: 'Ana Pérez', isOwner: false, isActive: true }),
      ],
      nextCursor: null,
    });
  });

  it.each([
    ['is disabled', () => sign.auth.updateUser('owner', { disabled: true })],
    ['has lost the claim', () => sign.auth.setCustomUserClaims('owner', {})],
  ])('says whose role does not work: the account %s', async (_why, spoil) => {
    await sign.in(people.owner);
    await spoil();
    const { data } = Object((await call('GET /auth/admin/users')).body);
    expect(data.items[0]).toMatchObject({ uid: 'owner', isActive: false });
  });

  it('shows the local admin, who has no e-mail', async () => {
    await sign.auth.deleteUsers(['local-mesa']);
    await sign.auth.createUser({ uid: 'local-mesa', displayName: 'Mesa' });
    await sign.auth.setCustomUserClaims('local-mesa', { admin: true, local: true });
    const local = place('local-mesa', 13, { email: null, grantedBy: 'system', login });
    await write(database, { 'admins/local-mesa': local });
    const shown = async () => Object((await call('GET /auth/admin/users')).body).data.items.at(-1);
    expect(await shown()).toMatchObject({ uid: 'local-mesa', email: null, displayName: 'Mesa', isActive: true });
    await sign.place('local-mesa').update({ login: 'an earlier one' });
    expect(await shown()).toMatchObject({ uid: 'local-mesa', isActive: false });
  });

  it('comes in pages', async () => {
    const first = await uidsOf('?limit=2');
    expect(first.uids).toEqual(['owner', 'gone']);
    expect(await uidsOf(`?limit=2&cursor=${first.nextCursor}`)).toEqual({ uids: ['admin'], nextCursor: null });
  });
});
