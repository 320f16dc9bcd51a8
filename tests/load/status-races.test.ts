import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Reply, startApi, type TestApi } from '../fixtures/calls/api.ts';
import { from } from '../fixtures/people/origins.ts';
import { people, signInOn } from '../fixtures/people/people.ts';
import { adminRecord } from '../fixtures/people/roles.ts';
import { registrationOf, submission, tournamentRecord, write } from '../fixtures/records/records.ts';
import { seeds, shuffled } from '../fixtures/records/seeded.ts';

const PROJECT = 'demo-hostile-status';
const PLACES = 12;
const STATUSES = ['pending', 'approved', 'rejected'] as const;
const IDS = Array.from({ length: 18 }, (_, index) => String(10_000_000 + index));

/** Two instances on one database, which race each other. */
let instances: readonly [TestApi, TestApi];
let admin: string;

beforeAll(async () => {
  const first = await startApi(PROJECT);
  instances = [first, await startApi(PROJECT)];
  admin = await signInOn(first.firebase).in(people.admin);
});
afterAll(async () => {
  for (const instance of instances) await instance.close();
});

const statusAtFirst = (index: number) => STATUSES[index % STATUSES.length];

async function begin(api: TestApi): Promise<void> {
  for (const instance of instances) await instance.empty();
  const registrations = IDS.map((freeFireId, index) => registrationOf(freeFireId, { status: statusAtFirst(index) }));
  const currentPlayers = IDS.filter((_, index) => statusAtFirst(index) !== 'rejected').length;
  const tournament = tournamentRecord({ maxPlayers: PLACES, currentPlayers });
  const fixed = { 'admins/admin': adminRecord('admin'), 'tournaments/copa': tournament };
  await write(api.database, Object.assign(fixed, ...registrations));
}

type Call = readonly [endpoint: string, body?: unknown];

/** Every call on each of the registrations, single and in batches. */
function everything(): Call[] {
  const id = (freeFireId: string) => `copa_${freeFireId}`;
  const single = IDS.flatMap((freeFireId): Call[] => [
    ...STATUSES.map((status): Call => [`PATCH /registrations/${id(freeFireId)}/status`, { status }]),
    ['POST /registrations', submission({ freeFireId, email: `${freeFireId}@example.com`, requestId: randomUUID() })],
  ]);
  const halves = [IDS.slice(0, 9), IDS.slice(9), IDS.slice(4, 13)].map((some) => some.map(id));
  const batches = halves.flatMap((ids): Call[] => [
    ['POST /registrations/batch/approve', { ids }],
    ['POST /registrations/batch/reject', { ids }],
  ]);
  const removals = IDS.slice(0, 12).map((freeFireId): Call => [`DELETE /registrations/${id(freeFireId)}`]);
  return [...single, ...batches, ...removals];
}

async function sendAll(calls: readonly Call[]): Promise<Reply[]> {
  return Promise.all(
    calls.map(([endpoint, body], index) => {
      const [one, other] = instances;
      const headers = from(`10.0.0.${index}`);
      return (index % 2 === 0 ? one : other).call(endpoint, { body, token: admin, headers });
    }),
  );
}

async function holdingSeats({ database }: TestApi): Promise<string[]> {
  const { docs } = await database.collection('registrations').get();
  const holding = docs.filter((document) => document.get('status') !== 'rejected');
  return holding.map((document) => String(document.get('freeFireId'))).sort();
}

async function reserved({ call, database }: TestApi): Promise<string[]> {
  // A full tournament answers each check with that alone.
  await database.doc('tournaments/copa').update({ maxPlayers: PLACES + 1 });
  // Checks are limited by address.
  const check = (id: string, index: number) =>
    call(`GET /registrations/check-freefireid/copa/${id}`, { headers: from(`10.1.0.${index}`) });
  const replies = await Promise.all(IDS.map(check));
  return IDS.filter((_, index) =>
    isDeepStrictEqual(replies[index]?.body, { success: true, data: { registered: true } }),
  );
}

describe('concurrent approvals, rejections, deletions and registrations of the same players', () => {
  it.each(seeds(20))('keep the player count and the reserved IDs consistent, in order %i', async (seed) => {
    const [api] = instances;
    await begin(api);
    const replies = await sendAll(shuffled(everything(), seed));
    expect(replies.filter(({ status }) => ![200, 404, 409].includes(status))).toEqual([]);

    const holding = await holdingSeats(api);
    const tournament = await api.database.doc('tournaments/copa').get();
    expect(tournament.get('currentPlayers')).toBe(holding.length);
    expect(holding.length).toBeLessThanOrEqual(PLACES);
    expect(await reserved(api)).toEqual(holding);
  });
});
