import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND } from '@arena/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Reply, startApi, type TestApi } from '../fixtures/calls/api.ts';
import { expectFailure } from '../fixtures/calls/expect.ts';
import { type OwnFirestore, startOwnFirestore } from '../fixtures/own-firestore.ts';
import { from } from '../fixtures/people/origins.ts';
import { keyedSubmission, registrationPath } from '../fixtures/records/records.ts';
import { openPlaces, tally } from '../fixtures/rush/rush.ts';

const PLACES = 60;
const PLAYERS = Array.from({ length: 120 }, (_, index) => String(10_000_000 + index));
/** Milliseconds between two players. */
const APART = 10;
const OUTAGE = 6 * SECOND;
const LONGEST_ANSWER = 10 * SECOND;

let firestore: OwnFirestore;
let api: TestApi;

beforeAll(async () => {
  firestore = await startOwnFirestore();
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', firestore.host);
  api = await startApi('demo-hostile-outage');
});
beforeEach(async () => {
  await api.empty();
  await openPlaces(api.database, { places: PLACES }, 'copa');
});
afterAll(async () => {
  await api.close();
  await firestore.kill();
});

const tryOf = (freeFireId: string, index: number, tournamentId = 'copa') => ({
  body: keyedSubmission({ tournamentId, freeFireId, email: `jugador${freeFireId}@example.com` }),
  headers: from(`10.1.1.${index}`),
});

type Try = ReturnType<typeof tryOf>;

const register = (one: Try) => api.call('POST /registrations', one);

/** Sends a try again when the product asks for it, until the answer is another than that it doesn't respond. */
async function registerPatiently(one: Try): Promise<Reply> {
  const reply = await register(one);
  if (reply.status !== 503) return reply;
  await sleep(Number(reply.headers.get('retry-after')) * SECOND);
  return registerPatiently(one);
}

/** Starts a rush of players and resolves after its first answer. */
async function midRush<T>(send: (one: Try) => Promise<T>): Promise<Promise<T>[]> {
  const sending = PLAYERS.map(async (freeFireId, index) => {
    await sleep(index * APART);
    return send(tryOf(freeFireId, index));
  });
  await Promise.race(sending);
  return sending;
}

async function storedPaths(): Promise<string[]> {
  const { docs } = await api.database.collection('registrations').get();
  return docs.map(({ ref }) => ref.path).sort();
}

async function timed<T>(work: Promise<T>): Promise<[T, number]> {
  const started = performance.now();
  return [await work, performance.now() - started];
}

describe('the server during a rush', () => {
  it('loses no registration and counts none twice when the database hangs for 6 s', async () => {
    const sending = await midRush(registerPatiently);
    firestore.pause();
    await sleep(OUTAGE);
    firestore.resume();
    const replies = await Promise.all(sending);
    const isIn = PLAYERS.filter((_, index) => replies[index]?.status === 200);
    expect(isIn).toHaveLength(PLACES);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(PLAYERS.length - PLACES);
    expect(await storedPaths()).toEqual(isIn.map((freeFireId) => registrationPath(freeFireId)));
    expect(await tally(api.database, 'copa')).toEqual({ registrations: PLACES, currentPlayers: PLACES });
  });

  it('answers within 10 s while the database is down, and recovers with it', async () => {
    const sending = await midRush((one) => timed(register(one)));
    await firestore.kill();
    const late = ['GET /health', 'GET /tournaments', 'GET /tournaments/copa'].map((call) => timed(api.call(call)));
    const [registrations, others] = await Promise.all([Promise.all(sending), Promise.all(late)]);
    for (const [, milliseconds] of [...registrations, ...others]) expect(milliseconds).toBeLessThan(LONGEST_ANSWER);
    const refused = registrations.map(([reply]) => reply).filter(({ status }) => status >= 500);
    for (const reply of [...refused, ...others.map(([one]) => one)]) expectFailure(reply, 503, 'unavailable');

    await firestore.restart();
    await expect.poll(async () => (await api.call('GET /health')).status, { timeout: 15 * SECOND }).toBe(200);
    // Another tournament, because a retry of the rush may still arrive in the first.
    await openPlaces(api.database, { places: 1 }, 'liga');
    expect((await register(tryOf('87654321', 0, 'liga'))).status).toBe(200);
  });
});
