// Where registrations come from: what is kept of it, who gets to see it, and how much one network gets.
import { DAY, limits } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import type { Reply } from '../../support/calls/api.ts';
import { expectFailure } from '../../support/calls/expect.ts';
import { openDesk } from '../../support/desk.ts';
import { from } from '../../support/people/origins.ts';
import { NOW, registrationPath, submission, tournamentDocuments, write } from '../../support/records/records.ts';
import { wholeStore } from '../../support/records/whole-store.ts';

const SCHOOL = '203.0.113.77';
const HOME = '198.51.100.4';
const PLACES = 12;
const HALF = 6;

const { api, call, clock, database } = await openDesk('demo-api-registrations-origin', () => ({
  ...tournamentDocuments('copa', { maxPlayers: PLACES }),
  ...tournamentDocuments('liga', { maxPlayers: PLACES }),
}));

const idOf = (index: number) => String(40_000_000 + index);
const register = (index: number, address: string, fields: object = {}): Promise<Reply> => {
  const body = submission({ freeFireId: idOf(index), email: `jugador${index}@example.com`, ...fields });
  return api.call('POST /registrations', { body, headers: from(address) });
};
async function originOf(index: number, field = 'origin'): Promise<unknown> {
  return (await database.doc(registrationPath(idOf(index))).get()).get(field);
}
const statuses = (replies: readonly Reply[]) => replies.map(({ status }) => status).toSorted();
async function places(): Promise<number> {
  const held = database.collection('registrations').where('tournamentId', '==', 'copa');
  const { docs } = await held.where('status', 'in', ['pending', 'approved']).get();
  expect((await database.doc('tournaments/copa').get()).get('currentPlayers')).toBe(docs.length);
  return docs.length;
}
const decide = async (status: string, ids: readonly number[]) => {
  for (const index of ids) {
    const endpoint = `PATCH /registrations/copa_${idOf(index)}/status`;
    expect((await call(endpoint, { status })).status).toBe(200);
  }
};

describe('an origin', () => {
  it('is the same for those of one address on one day, and nobody reads the address out of it', async () => {
    await register(1, SCHOOL);
    await register(2, SCHOOL);
    await register(3, HOME);
    const [one, two, three] = [await originOf(1), await originOf(2), await originOf(3)];
    expect(one).toBe(two);
    expect(one).not.toBe(three);
    await api.services.catalogue.idle();
    const everything = JSON.stringify(await wholeStore(api.projectId));
    for (const address of [SCHOOL, HOME]) expect(everything).not.toContain(address);
  });

  it('has another name the next day, which is known the day before, and the day after', async () => {
    await register(1, SCHOOL);
    clock.now = new Date(NOW.getTime() + DAY);
    await register(2, SCHOOL);
    const [one, two] = [await originOf(1), await originOf(2)];
    expect(one).not.toBe(two);
    expect(await originOf(1, 'originsBeside')).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), two]);
    expect(await originOf(2, 'originsBeside')).toEqual([one, expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });

  it('is in nothing that is public, exported or recorded', async () => {
    await register(1, SCHOOL);
    await decide('approved', [1]);
    await api.services.catalogue.idle();
    const origin = String(await originOf(1));
    const [beside] = [await originOf(1, 'originsBeside')].flat();
    const asked = await call('GET /registrations');
    expect(JSON.stringify(asked.body)).toContain(origin);
    expect(JSON.stringify(asked.body)).not.toContain(beside);
    for (const format of ['csv', 'json']) {
      const { body } = await call(`GET /registrations/export/copa?format=${format}`);
      expect(JSON.stringify(body)).toContain(idOf(1));
      expect(JSON.stringify(body)).not.toContain(origin);
    }
    const others = (await wholeStore(api.projectId)).filter(({ path }) => !path.startsWith('registrations/'));
    for (const name of [origin, beside]) expect(JSON.stringify(others)).not.toContain(name);
  });
});

describe('of the places of a tournament', () => {
  const all = (count: number, address: string, first = 0) =>
    Promise.all(Array.from({ length: count }, (_, index) => register(first + index, address)));

  it('half may wait for a decision that one address asked for, and the others are for the others', async () => {
    const replies = await all(PLACES, SCHOOL);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(HALF);
    expectFailure(await register(50, SCHOOL), 409, 'network_crowded');
    expect((await register(51, HOME)).status).toBe(200);
    expect((await register(52, SCHOOL, { tournamentId: 'liga' })).status).toBe(200);
    expect(await places()).toBe(HALF + 1);
  });

  it('those of one address are as many when they come one after the other, or at midnight', async () => {
    for (let index = 0; index < HALF; index += 1) expect((await register(index, SCHOOL)).status).toBe(200);
    clock.now = new Date(NOW.getTime() + DAY / 2);
    expectFailure(await register(50, SCHOOL), 409, 'network_crowded');
  });

  it.each(['approved', 'rejected'])('each that was %s lets another of its address in', async (status) => {
    await all(HALF, SCHOOL);
    expectFailure(await register(50, SCHOOL), 409, 'network_crowded');
    await decide(status, [0, 1]);
    expect(statuses(await all(3, SCHOOL, 60))).toEqual([200, 200, 409]);
  });

  it('who is in already is told so, and the same try again is the same registration', async () => {
    const requestId = '22222222-2222-4222-8222-222222222222';
    await register(0, SCHOOL, { requestId });
    await all(HALF - 1, SCHOOL, 1);
    expect((await register(0, SCHOOL, { requestId })).status).toBe(200);
    expectFailure(await register(1, SCHOOL), 409, 'already_registered');
  });

  it('no more of one address wait in line than for a decision, where others wait and few places are taken', async () => {
    const line = {
      waitingList: 'by_hand',
      currentPlayers: HALF - 1,
      waitingPlayers: PLACES - HALF + 1,
      lastInLine: PLACES,
    };
    await write(database, tournamentDocuments('copa', { maxPlayers: PLACES, ...line }));
    for (let index = 0; index < HALF; index += 1) {
      expect((await register(index, SCHOOL, { orWait: true })).status).toBe(200);
    }
    expectFailure(await register(50, SCHOOL, { orWait: true }), 409, 'network_crowded');
    expect((await register(51, HOME, { orWait: true })).status).toBe(200);
  });

  it('a squad in one house gets in, however small the tournament', async () => {
    await write(database, tournamentDocuments('copa', { maxPlayers: 4 }));
    expect(statuses(await all(limits.crowd.least, HOME))).toEqual([200, 200, 200, 200]);
  });

  it('where there is no limit to the places, none is kept for others', async () => {
    await write(database, tournamentDocuments('copa', { maxPlayers: 0 }));
    expect(statuses(await all(30, SCHOOL))).toEqual(Array(30).fill(200));
  });
});
