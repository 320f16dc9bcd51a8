import type { AuditAction } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { openAdminArea } from '../fixtures/admin-area.ts';
import { expectData } from '../fixtures/calls/expect.ts';
import { people } from '../fixtures/people/people.ts';
import { competitionDocuments } from '../fixtures/records/competition-records.ts';
import { type Fields, tournamentDocuments, write } from '../fixtures/records/records.ts';

const at = (day: number, hour = 12) => `2026-11-${day}T${hour}:00:00.000Z`;

const record = (actor: string, action: AuditAction, when: string): Fields => ({
  actor,
  action,
  target: 'copa',
  at: new Date(when),
  before: { status: 'draft', date: new Date(at(15)) },
  after: null,
});

const ofCopa = { tournamentId: 'copa' };
const { api, call, database, sign } = await openAdminArea('demo-api-audit', () => ({
  'audit/a': { ...record('admin', 'tournament.update', at(10)), ...ofCopa },
  'audit/b': record('admin', 'admin.grant', at(11)),
  'audit/c': { ...record('colleague', 'tournament.update', at(12)), ...ofCopa },
  'audit/d': { ...record('colleague', 'tournament.update', at(12)), ...ofCopa },
}));

async function read(query = '') {
  const token = await sign.in(people.owner);
  return api.call(`GET /audit${query}`, { token });
}

async function ids(query: string): Promise<string[]> {
  const { data }: { data: { items: { id: string }[] } } = Object((await read(query)).body);
  return data.items.map(({ id }) => id);
}

it('GET /audit/roles shows an admin only the changes of roles', async () => {
  await write(database, { 'audit/e': record('colleague', 'admin.revoke', at(13)) });
  expect((await call('GET /audit/roles')).body).toMatchObject({ data: { items: [{ id: 'e' }, { id: 'b' }] } });
});

describe('GET /audit', () => {
  it('lists actions for the owner, the latest first', async () => {
    expect(await ids('')).toEqual(['d', 'c', 'b', 'a']);
    const before = { status: 'draft', date: at(15) };
    const grant = { id: 'b', actor: 'admin', action: 'admin.grant', target: 'copa', at: at(11), before, after: null };
    expectData(await read('?action=admin.grant'), {
      items: [{ ...grant, linkMadeBy: null, subject: null, part: null }],
      nextCursor: null,
    });
  });

  it('filters by action, actor and time', async () => {
    expect(await ids('?action=tournament.update')).toEqual(['d', 'c', 'a']);
    expect(await ids('?actor=admin&action=tournament.update')).toEqual(['a']);
    expect(await ids(`?from=${at(11)}`)).toEqual(['d', 'c', 'b']);
    expect(await ids(`?until=${at(11)}`)).toEqual(['a']);
    const all = `?actor=colleague&action=tournament.update&from=${at(11)}&until=${at(13)}`;
    expect(await ids(all)).toEqual(['d', 'c']);
  });

  it('records a granted role without e-mail addresses', async () => {
    await sign.in(people.player);
    await call('POST /auth/admin/set-claim', { email: 'player@example.com' });
    const { body } = await read('?actor=admin&action=admin.grant&limit=1');
    expect(body).toMatchObject({ data: { items: [{ target: 'player', after: { role: 'admin' } }] } });
    expect(JSON.stringify(body)).not.toContain('@');
  });
});

describe('the history of a tournament', () => {
  const historyOf = async (tournament: string): Promise<{ items: Fields[]; nextCursor: string | null }> =>
    Object((await call(`GET /audit/tournament/${tournament}`)).body).data;

  it('lists its actions with its name, or without a name if it is deleted', async () => {
    await write(database, {
      ...tournamentDocuments('reto', { name: 'Reto de hoy' }),
      'audit/e': { ...record('admin', 'tournament.update', at(10)), target: 'reto', tournamentId: 'reto' },
    });
    const { items } = await historyOf('reto');
    expect(items).toMatchObject([{ id: 'e', action: 'tournament.update', subject: 'Reto de hoy' }]);
    const gone = await historyOf('copa?limit=3');
    expect(gone.items.map(({ id, subject }) => [id, subject])).toEqual(['d', 'c', 'a'].map((id) => [id, null]));
    expect(gone.nextCursor).toBeNull();
  });

  it('includes the actions on its parts, with the name of each entry and match', async () => {
    const of = (action: AuditAction, target: string, after: Fields | null = null): Fields => ({
      ...record('owner', action, at(14)),
      target,
      after,
      ...ofCopa,
    });
    const records: [Fields, string | null][] = [
      [of('adjustment.create', 'copa/tarde', { entryId: 'pumas', points: -1 }), 'pumas'],
      [of('entry.update', 'copa/leones'), 'leones'],
      [of('match.result', 'copa/primera'), 'Partida 1'],
      [of('prize.change', 'copa/1'), null],
      [of('registration.status', 'copa_0123456789abcdef'), null],
      [of('room.update', 'copa/segunda'), 'Partida 2'],
    ];
    const documents = records.map(([fields], index): [string, Fields] => [`audit/${index}`, fields]);
    await write(database, { ...competitionDocuments, ...Object.fromEntries(documents) });
    const parts = (await historyOf('copa?limit=6')).items.map(({ id, part }) => [id, part]);
    expect(parts.toReversed()).toEqual(records.map(([, part], index) => [String(index), part]));
  });
});
