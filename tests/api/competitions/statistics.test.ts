import { Statistics } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { adminRecord } from '../../fixtures/people/roles.ts';
import {
  type Fields,
  NOW,
  registrationPath,
  registrationRecord,
  tournamentRecord,
  write,
} from '../../fixtures/records/records.ts';

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR);

const registration = (freeFireId: string, tournamentId: string, fields: Fields) => [
  registrationPath(freeFireId, tournamentId),
  registrationRecord({ freeFireId, tournamentId, ...fields }),
];

const { api, call, database } = await openAdminArea('demo-api-statistics', () => ({
  'tournaments/copa': tournamentRecord({ name: 'Copa', maxPlayers: 4, currentPlayers: 3, date: ago(-48) }),
  'tournaments/liga': tournamentRecord({ name: 'Liga', maxPlayers: 0, currentPlayers: 1, date: ago(24) }),
  ...Object.fromEntries([
    registration('10000001', 'copa', { status: 'approved', createdAt: ago(5), decidedAt: ago(4.5) }),
    registration('10000002', 'copa', { status: 'pending', createdAt: ago(30) }),
    registration('10000003', 'copa', { status: 'pending', createdAt: ago(2) }),
    registration('10000004', 'copa', { status: 'rejected', createdAt: ago(40), decidedAt: ago(10) }),
    registration('10000001', 'liga', { status: 'approved', createdAt: ago(24 * 60), decidedAt: ago(24 * 59) }),
  ]),
}));

async function read(query = '?timeZone=America/Mexico_City') {
  const { data } = Object((await call(`GET /statistics${query}`)).body);
  return Statistics.parse(data);
}

describe('GET /statistics', () => {
  it('counts by status, and knows since when the oldest one waits', async () => {
    const { byStatus, oldestPending } = await read();
    expect(byStatus).toEqual({ pending: 2, approved: 2, rejected: 1 });
    expect(oldestPending).toBe(ago(30).toISOString());
  });

  it('counts arrivals by day, and by week', async () => {
    const [days, weeks] = [await read(), await read('?span=weeks&timeZone=America/Mexico_City')];
    const sum = ({ arrivals }: Statistics) => arrivals.reduce((total, { registrations }) => total + registrations, 0);
    expect(days.arrivals).toHaveLength(30);
    expect(sum(days)).toBe(4);
    expect(weeks.arrivals).toHaveLength(12);
    expect(sum(weeks)).toBe(5);
    expect(weeks.arrivals.at(-1)?.registrations).toBe(4);
  });

  it('counts by tournament, the latest date first', async () => {
    expect((await read()).tournaments).toEqual([
      expect.objectContaining({
        id: 'copa',
        name: 'Copa',
        maxPlayers: 4,
        registrations: { pending: 2, approved: 1, rejected: 1 },
      }),
      expect.objectContaining({ id: 'liga', maxPlayers: 0, registrations: { pending: 0, approved: 1, rejected: 0 } }),
    ]);
  });

  it('has decision times and returning players', async () => {
    const { decisions, players, sample } = await read();
    expect(sample).toBe(5);
    expect(decisions.median).toBe(24 * 60);
    expect(decisions.within.map(({ registrations }) => registrations)).toEqual([1, 0, 1, 1, 0]);
    expect(players).toEqual({ once: 2, twice: 1, more: 0 });
  });

  it('is the same again, and holds nothing of a person', async () => {
    const first = await call('GET /statistics');
    expect((await call('GET /statistics')).body).toEqual(first.body);
    expect(JSON.stringify(first.body)).not.toMatch(/@|1000000|Ana|\+52/);
  });

  it('has something to say where there is nothing', async () => {
    await api.empty();
    await write(database, { 'admins/admin': adminRecord('admin') });
    expect(await read()).toMatchObject({
      byStatus: { pending: 0, approved: 0, rejected: 0 },
      tournaments: [],
      decisions: { median: null },
      players: { once: 0, twice: 0, more: 0 },
      oldestPending: null,
      sample: 0,
    });
  });

  it('reads at most 500 registrations, whatever there is', async () => {
    const many = Array.from({ length: 499 }, (_, index) =>
      registration(String(20_000_000 + index), 'copa', { status: 'pending', createdAt: ago(1) }),
    );
    await write(database, Object.fromEntries(many));
    const { sample, byStatus } = await read();
    expect(sample).toBe(500);
    expect(byStatus.pending).toBe(501);
  });
});
