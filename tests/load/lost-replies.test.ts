import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AdminCall, adminCalls, leftBy } from '../fixtures/calls/admin-calls.ts';
import { failWith, loseReplies } from '../fixtures/calls/lost-reply.ts';
import { from } from '../fixtures/people/origins.ts';
import { submission } from '../fixtures/records/records.ts';
import { picked, seeds, shuffled } from '../fixtures/records/seeded.ts';
import { openPlaces, tally } from '../fixtures/rush/rush.ts';
import { openTestApp } from '../fixtures/test-app.ts';

const SEEDS = seeds(100);
const CALLS_IN_A_ROW = 6;
const COMMITS = 200;
const PLACES = 10;
const PLAYERS = Array.from({ length: 25 }, (_, index) => String(20_000_000 + index));

const LOST = [failWith(4), failWith(6), failWith(9), failWith(14)];
/** Ends of a successful commit; its reply is lost in one of two cases. */
const ENDS = [null, null, null, null, ...LOST];

const testApp = await openTestApp('demo-hostile-lost-replies');
const { api } = testApp;

beforeEach(() => testApp.restart());
afterAll(() => testApp.close());
afterEach(() => {
  vi.restoreAllMocks();
});

/** Loses the reply to the first commit, and to others as the seed decides. */
function loseBy(seed: number): void {
  const ends = [...picked(ENDS, COMMITS, seed), ...picked(LOST, 1, seed)];
  loseReplies(api.database, () => ends.pop() ?? null);
}

/** A player's try, known again by its request id. */
const tryOf = (freeFireId: string) =>
  submission({ freeFireId, email: `jugador${freeFireId}@example.com`, requestId: randomUUID() });

const PLAYERS_CALLS: readonly AdminCall[] = ['10000002', '10000003', '10000004'].map((freeFireId) => [
  'POST /registrations',
  { body: submission({ freeFireId, email: `jugador${freeFireId}@example.com` }) },
]);

describe('calls in a row, of organisers and players', () => {
  it.each(SEEDS)('are answered and leave the same although replies are lost, by seed %i', async (seed) => {
    const calls = picked([...adminCalls, ...PLAYERS_CALLS], CALLS_IN_A_ROW, seed);
    const whole = await leftBy(testApp, calls);
    await testApp.restart();
    loseBy(seed);
    expect(await leftBy(testApp, calls)).toEqual(whole);
  });
});

describe('registrations at the same moment, each sent twice', () => {
  it.each(SEEDS)('are stored once and answered the same both times if replies are lost: seed %i', async (seed) => {
    await api.empty();
    await openPlaces(api.database, { places: PLACES }, 'copa');
    loseBy(seed);
    const tries = PLAYERS.map(tryOf);
    const twice = shuffled([...tries, ...tries], seed);
    const addressOf = ({ freeFireId }: (typeof tries)[number]) => from(`10.0.0.${Number(freeFireId) % 250}`);
    const replies = await Promise.all(
      twice.map((body) => api.call('POST /registrations', { body, headers: addressOf(body) })),
    );

    const isIn = new Set(twice.filter((_, index) => replies[index]?.status === 200).map((body) => body.freeFireId));
    expect(isIn.size).toBe(PLACES);
    for (const [index, { freeFireId }] of twice.entries()) {
      const expected = isIn.has(freeFireId) ? { success: true } : { code: 'tournament_full' };
      expect(replies[index]?.body).toMatchObject(expected);
    }
    expect(await tally(api.database, 'copa')).toEqual({ registrations: PLACES, currentPlayers: PLACES });
  });
});
