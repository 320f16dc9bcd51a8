// Many registrations of one network: sharing a network is never refused, and a flood costs proof of work.
import { Challenge, type ErrorCode, limits } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import type { Reply } from '../../fixtures/calls/api.ts';
import { expectFailure } from '../../fixtures/calls/expect.ts';
import { from } from '../../fixtures/people/origins.ts';
import { solve } from '../../fixtures/people/proofs.ts';
import {
  hoursFromNow,
  keyedSubmission,
  registrationPath,
  tournamentDocuments,
} from '../../fixtures/records/records.ts';
import { wholeStore } from '../../fixtures/records/whole-store.ts';

const SCHOOL = '203.0.113.77';
const HOME = '198.51.100.4';
const FREE = limits.freePerNetwork;

const { api, call, database, players } = await openAdminArea(
  'demo-api-registrations-floods',
  () => ({
    ...tournamentDocuments('copa', { maxPlayers: 12 }),
    ...tournamentDocuments('liga', { maxPlayers: 12 }),
    ...tournamentDocuments('grande', { maxPlayers: 0 }),
    ...tournamentDocuments('cerrado', { registrationDeadline: hoursFromNow(-1) }),
    ...tournamentDocuments('lleno', { maxPlayers: 1, currentPlayers: 1 }),
  }),
  { config: { proofWork: 1 } },
);

const idOf = (index: number) => String(40_000_000 + index);
const bodyOf = (index: number, fields: object = {}) =>
  keyedSubmission({ freeFireId: idOf(index), email: `jugador${index}@example.com`, ...fields });
const register = (index: number, address: string, fields: object = {}, headers: Record<string, string> = {}) =>
  api.call('POST /registrations', { body: bodyOf(index, fields), headers: { ...from(address), ...headers } });
const challengeIn = ({ body }: Reply) => Challenge.parse(Object(body).challenge);
/** Registers as the site does: solves the challenge and sends the same call again. */
async function registerBySite(index: number, address: string, fields: object = {}): Promise<Reply> {
  const reply = await register(index, address, fields);
  if (reply.status !== 428) return reply;
  return register(index, address, fields, { 'x-proof': await solve(challengeIn(reply)) });
}
const all = (count: number, address: string, first = 0) =>
  Promise.all(Array.from({ length: count }, (_, index) => register(first + index, address)));
const statuses = (replies: readonly Reply[]) => replies.map(({ status }) => status).toSorted();
const networkHashOf = async (index: number) =>
  (await database.doc(registrationPath(idOf(index))).get()).get('networkHash');
const decide = async (status: string, ids: readonly number[]) => {
  for (const index of ids) {
    expect((await call(`PATCH /registrations/copa_${idOf(index)}/status`, { status })).status).toBe(200);
  }
};

describe('registrations of one network', () => {
  it('need no proof of work until four are pending, also when sent at once', async () => {
    expect(statuses(await all(10, SCHOOL))).toEqual([200, 200, 200, 200, ...Array(6).fill(428)]);
    expect((await register(50, HOME)).status).toBe(200);
    expect((await register(51, SCHOOL, { tournamentId: 'liga' })).status).toBe(200);
    expect(await players()).toBe(FREE + 1);
  });

  it('are all accepted with proof of work, up to the last seat', async () => {
    for (let index = 0; index < 12; index += 1) expect((await registerBySite(index, SCHOOL)).status).toBe(200);
    expectFailure(await registerBySite(12, SCHOOL), 409, 'tournament_full');
    expect(await players()).toBe(12);
  });

  it('need no proof again once two of them are decided', async () => {
    await all(FREE, SCHOOL);
    expect((await register(50, SCHOOL)).status).toBe(428);
    await decide('approved', [0]);
    await decide('rejected', [1]);
    expect(statuses(await all(3, SCHOOL, 60))).toEqual([200, 200, 428]);
  });
});

const CHECK = 'GET /registrations/check-freefireid/copa';
const check = (id: string, headers: Record<string, string> = {}) =>
  api.call(`${CHECK}/${id}`, { headers: { ...from(SCHOOL), ...headers } });
const repeat = (count: number, work: (index: number) => Promise<Reply>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe('people who share a network', () => {
  it('are all registered, 100 at once', async () => {
    const big = { tournamentId: 'grande' };
    const replies = await repeat(100, (index) => registerBySite(index, SCHOOL, big));
    expect(statuses(replies)).toEqual(Array(100).fill(200));
  });

  it('register while somebody floods an unknown tournament from there', async () => {
    const flood = await repeat(limits.rate.refusedPerNetwork.hits + 1, (index) =>
      register(index, SCHOOL, { tournamentId: 'nadie' }),
    );
    expect(new Set(statuses(flood.slice(1)))).toEqual(new Set([404, 428]));
    expect((await register(500, SCHOOL)).status).toBe(200);
    expect((await registerBySite(501, SCHOOL, { tournamentId: 'nadie' })).status).toBe(404);
  });

  it('may type 60 IDs a minute, and more with proof of work', async () => {
    const replies = await repeat(limits.rate.checksPerNetwork.hits, (index) => check(idOf(index)));
    expect(new Set(statuses(replies))).toEqual(new Set([200]));
    const asked = await check(idOf(1));
    expect(asked.status).toBe(428);
    const proof = { 'x-proof': await solve(challengeIn(asked)) };
    expect((await check(idOf(1), proof)).body).toMatchObject({ data: { registered: false } });
    expect((await check(idOf(1), proof)).status).toBe(428);
    expect((await api.call(`${CHECK}/${idOf(1)}`, { headers: from(HOME) })).status).toBe(200);
  });

  it('are not counted behind a proxy that names no caller, and their registrations hold no network', async () => {
    const viaProxy = { ...from('203.0.113.99') };
    const replies = await repeat(12, (index) =>
      api.call('POST /registrations', { body: bodyOf(index), headers: viaProxy }),
    );
    expect(statuses(replies)).toEqual(Array(12).fill(200));
    expect(await networkHashOf(0)).toBeNull();
  });
});

describe('a registration with a taken ID', () => {
  it('is told from one with a free ID only by a network that did the work, once that is asked for', async () => {
    await register(99, HOME);
    await all(FREE, SCHOOL);
    const anew = { email: 'otra@example.com', requestId: 'anew-0001' };
    expect(statuses([await register(99, SCHOOL, anew), await register(98, SCHOOL)])).toEqual([428, 428]);
    expectFailure(await registerBySite(99, SCHOOL, anew), 409, 'already_registered');
  });

  it('counts as a check: above the limit the answer needs proof of work', async () => {
    await register(0, HOME);
    await repeat(limits.rate.checksPerNetwork.hits - 1, (index) => check(idOf(index)));
    const taken = (email: string, headers = {}) =>
      register(0, SCHOOL, { email }, { 'idempotency-key': crypto.randomUUID(), ...headers });
    expectFailure(await taken('otra@example.com'), 409, 'already_registered');
    const asked = await taken('mas@example.com');
    expect(asked.status).toBe(428);
    const proven = await taken('mas@example.com', { 'x-proof': await solve(challengeIn(asked)) });
    expectFailure(proven, 409, 'already_registered');
  });
});

describe.each<[string, ErrorCode]>([
  ['cerrado', 'registration_closed'],
  ['lleno', 'tournament_full'],
])('a tournament that is %s', (tournamentId, code) => {
  it('says for free of 60 IDs a minute if they are registered, by registrations and checks together', async () => {
    const { hits } = limits.rate.checksPerNetwork;
    const first = await register(0, SCHOOL, { tournamentId });
    expectFailure(first, 409, code);
    const checked = await repeat(hits / 2, (index) =>
      api.call(`GET /registrations/check-freefireid/${tournamentId}/${idOf(index)}`, { headers: from(SCHOOL) }),
    );
    expect(new Set(statuses(checked))).toEqual(new Set([200]));
    const replies = await repeat(hits, (index) => register(index + 1, SCHOOL, { tournamentId }));
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(hits / 2 - 1);
    expect(replies.filter(({ status }) => status === 428)).toHaveLength(hits / 2 + 1);
    expectFailure(await registerBySite(500, SCHOOL, { tournamentId }), 409, code);
  });
});

it('a network hash reveals no address, and stays in the admin area', async () => {
  await all(2, SCHOOL);
  await register(3, HOME);
  await register(4, SCHOOL, { tournamentId: 'liga' });
  const [one, two, three] = await Promise.all([0, 1, 3].map(networkHashOf));
  const other = (await database.doc(`registrations/liga_${idOf(4)}`).get()).get('networkHash');
  expect([one, two]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), one]);
  expect(new Set([one, three, other]).size).toBe(3);
  await decide('approved', [1]);
  await api.idle();
  const everything = await wholeStore(api.projectId);
  for (const address of [SCHOOL, HOME]) expect(JSON.stringify(everything)).not.toContain(address);
  const others = everything.filter(({ path }) => !path.startsWith('registrations/'));
  expect(JSON.stringify(others)).not.toContain(one);
  expect(JSON.stringify((await call('GET /registrations')).body)).toContain(one);
  for (const format of ['csv', 'json']) {
    const exported = JSON.stringify((await call(`GET /registrations/export/copa?format=${format}`)).body);
    expect(exported).toContain(idOf(1));
    expect(exported).not.toContain(one);
  }
});
