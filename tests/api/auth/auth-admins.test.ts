import { describe, expect, it } from 'vitest';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { expectData } from '../../fixtures/calls/expect.ts';
import { people } from '../../fixtures/people/people.ts';
import type { Fields } from '../../fixtures/records/records.ts';

const INSTANT = expect.stringMatching(/^20\d\d-.*Z$/);

const adminEntry = (uid: string, day: number, fields: Fields = {}): Fields => ({
  email: `${uid}@example.com`,
  owner: false,
  grantedBy: 'owner',
  grantedAt: new Date(`2026-11-${day}T12:00:00.000Z`),
  ...fields,
});

const documents = () => ({
  'admins/owner': adminEntry('owner', 10, { owner: true, grantedBy: 'system' }),
  'admins/gone': adminEntry('gone', 11),
  'admins/admin': adminEntry('admin', 12),
});

const { call, sign } = await openAdminArea('demo-api-auth-admins', documents);

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
          role: 'owner',
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
          role: 'admin',
          isOwner: false,
          isActive: false,
          grantedBy: 'owner',
          grantedAt: INSTANT,
          lastSignInTime: null,
          shownAs: null,
        },
        expect.objectContaining({ uid: 'admin', displayName: 'Ana Pérez', role: 'admin', isActive: true }),
      ],
      nextCursor: null,
    });
  });

  it.each([
    ['is disabled', () => sign.auth.updateUser('owner', { disabled: true })],
    ['has lost the claim', () => sign.auth.setCustomUserClaims('owner', {})],
  ])("marks a role that doesn't work: the account %s", async (_why, spoil) => {
    await sign.in(people.owner);
    await spoil();
    const { data } = Object((await call('GET /auth/admin/users')).body);
    expect(data.items[0]).toMatchObject({ uid: 'owner', isActive: false });
  });

  it('comes in pages', async () => {
    const first = await uidsOf('?limit=2');
    expect(first.uids).toEqual(['owner', 'gone']);
    expect(await uidsOf(`?limit=2&cursor=${first.nextCursor}`)).toEqual({ uids: ['admin'], nextCursor: null });
  });
});
