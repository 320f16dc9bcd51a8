import { type AuditAction, auditActionLabel } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { expectData, expectFailure } from '../support/calls/expect.ts';
import { openDesk } from '../support/desk.ts';
import { people } from '../support/people/people.ts';
import { type Fields, tournamentDocuments, write } from '../support/records/records.ts';

const at = (day: number, hour = 12) => `2026-11-${day}T${hour}:00:00.000Z`;

const record = (actor: string, action: AuditAction, when: string): Fields => ({
  actor,
  action,
  target: 'copa',
  at: new Date(when),
  before: { status: 'draft', date: new Date(at(15)) },
  after: null,
});

const { api, call, database, sign } = await openDesk('demo-api-audit', () => ({
  'audit/a': record('admin', 'tournament.update', at(10)),
  'audit/b': record('admin', 'admin.grant', at(11)),
  'audit/c': record('colleague', 'tournament.update', at(12)),
  'audit/d': record('colleague', 'tournament.update', at(12)),
}));

async function read(query = '') {
  const token = await sign.in(people.owner);
  return api.call(`GET /audit${query}`, { token });
}

async function ids(query: string): Promise<string[]> {
  const { data }: { data: { items: { id: string }[] } } = Object((await read(query)).body);
  return data.items.map(({ id }) => id);
}

describe('GET /audit', () => {
  it('shows the owner what was done, the latest first', async () => {
    expect(await ids('')).toEqual(['d', 'c', 'b', 'a']);
    expectData(await read('?action=admin.grant'), {
      items: [
        {
          id: 'b',
          actor: 'admin',
          action: 'admin.grant',
          target: 'copa',
          at: at(11),
          before: { status: 'draft', date: at(15) },
          after: null,
          subject: null,
        },
      ],
      nextCursor: null,
    });
  });

  it.each([
    ['who', '?actor=admin', ['b', 'a']],
    ['what', '?action=tournament.update', ['d', 'c', 'a']],
    ['who and what', '?actor=admin&action=tournament.update', ['a']],
    ['since when', `?from=${at(11)}`, ['d', 'c', 'b']],
    ['until when, exclusively', `?until=${at(11)}`, ['a']],
    ['who, what and when', `?actor=colleague&action=tournament.update&from=${at(11)}&until=${at(13)}`, ['d', 'c']],
    ['nobody', '?actor=nobody', []],
  ])('finds by %s', async (_by, query, found) => {
    expect(await ids(query)).toEqual(found);
  });

  it('comes in pages, also of records of the same moment', async () => {
    const first = Object((await read('?limit=1&actor=colleague')).body).data;
    expect(first.items.map(({ id }: { id: string }) => id)).toEqual(['d']);
    expect(await ids(`?limit=1&actor=colleague&cursor=${first.nextCursor}`)).toEqual(['c']);
  });

  it.each([
    ['actor', 'actor='],
    ['action', 'action=tournament.explode'],
    ['from', 'from=ayer'],
    ['until', 'until=2026-11-11'],
  ])('refuses a bad %s', async (field, query) => {
    expectFailure(await read(`?${query}`), 400, 'invalid', { [field]: expect.any(String) });
  });

  it('records what an admin does, without a name or an address', async () => {
    await sign.in(people.player);
    await call('POST /auth/admin/set-claim', { email: 'player@example.com' });
    const { body } = await read('?actor=admin&action=admin.grant&limit=1');
    expect(body).toMatchObject({ data: { items: [{ target: 'player', after: { admin: true, owner: false } }] } });
    expect(JSON.stringify(body)).not.toContain('@');
  });

  it('has what another version recorded, by the name that it has there', async () => {
    await write(database, {
      'audit/e': { ...record('admin', 'room.update', at(13)), action: 'room.paint' },
    });
    expect(await ids('')).toEqual(['e', 'd', 'c', 'b', 'a']);
  });

  it('has a name for everything that can be done', () => {
    for (const label of Object.values(auditActionLabel)) expect(label).toMatch(/^[A-Z]/);
  });
});

describe("a tournament's own history", () => {
  it('is for every admin, and has what was done to it, by its name', async () => {
    await write(database, {
      ...tournamentDocuments('reto', { name: 'Reto de hoy' }),
      'audit/e': { ...record('admin', 'tournament.update', at(10)), target: 'reto' },
    });
    const { data }: { data: { items: Fields[] } } = Object((await call('GET /audit/tournament/reto')).body);
    expect(data.items).toMatchObject([{ id: 'e', action: 'tournament.update', subject: 'Reto de hoy' }]);
  });

  it('is there of a tournament that is gone, without a name, in full pages', async () => {
    const { data }: { data: { items: Fields[]; nextCursor: string | null } } = Object(
      (await call('GET /audit/tournament/copa?limit=3')).body,
    );
    expect(data.items.map(({ id, subject }) => [id, subject])).toEqual(['d', 'c', 'a'].map((id) => [id, null]));
    expect(data.nextCursor).toBeNull();
  });

  it('has what was done to the tournament and its competition, and nothing of an account that has such an id', async () => {
    const about: AuditAction[] = ['competition.plan', 'entry.import', 'prize.make', 'tournament.erase'];
    const others: AuditAction[] = ['admin.revoke', 'access.approve', 'presentation.show', 'form.update', 'player.hide'];
    const records = [...about, ...others].map((action): [string, Fields] => [
      `audit/${action}`,
      { ...record('owner', action, at(14)), target: 'reto' },
    ]);
    await write(database, Object.fromEntries(records));
    const { data }: { data: { items: Fields[] } } = Object((await call('GET /audit/tournament/reto')).body);
    expect(data.items.map(({ action }) => action).sort()).toEqual(about.toSorted());
  });
});
