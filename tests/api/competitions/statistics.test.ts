import { Statistics } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { openAdminArea } from '../../fixtures/admin-area.ts';
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

const { call, database } = await openAdminArea('demo-api-statistics', () => ({
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

const registrationsIn = (arrivals: Statistics['arrivals']) =>
  arrivals.reduce((total, { registrations }) => total + registrations, 0);

describe('GET /statistics', () => {
  it('returns counts and decision times without personal data', async () => {
    const { arrivals, ...others } = await read();
    expect(JSON.stringify(others)).not.toMatch(/@|1000000|Ana|\+52/);
    expect(others).toMatchObject({
      byStatus: { pending: 2, approved: 2, rejected: 1 },
      oldestPending: ago(30).toISOString(),
      sample: 5,
      players: { once: 2, twice: 1, more: 0 },
      decisions: { median: 24 * 60 },
      // The latest date first.
      tournaments: [
        { id: 'copa', name: 'Copa', maxPlayers: 4, registrations: { pending: 2, approved: 1, rejected: 1 } },
        { id: 'liga', maxPlayers: 0, registrations: { pending: 0, approved: 1, rejected: 0 } },
      ],
    });
    expect(others.decisions.within.map(({ registrations }) => registrations)).toEqual([1, 0, 1, 1, 0]);
    expect([arrivals.length, registrationsIn(arrivals)]).toEqual([30, 4]);
    const weeks = (await read('?span=weeks&timeZone=America/Mexico_City')).arrivals;
    expect([weeks.length, registrationsIn(weeks), weeks.at(-1)?.registrations]).toEqual([12, 5, 4]);
  });

  it('samples at most 500 registrations, but counts all of them by status', async () => {
    const many = Array.from({ length: 499 }, (_, index) =>
      registration(String(20_000_000 + index), 'copa', { status: 'pending', createdAt: ago(1) }),
    );
    await write(database, Object.fromEntries(many));
    const { sample, byStatus } = await read();
    expect(sample).toBe(500);
    expect(byStatus.pending).toBe(501);
  });
});
