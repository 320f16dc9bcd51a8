import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DeskCall, deskCalls, leftBy } from '../support/calls/desk-calls.ts';
import { failWith, loseReplies } from '../support/calls/lost-reply.ts';
import { openHouse } from '../support/house.ts';
import { from } from '../support/people/origins.ts';
import { submission } from '../support/records/records.ts';
import { picked, seeds, shuffled } from '../support/records/seeded.ts';
import { openPlaces, tally } from '../support/rush/rush.ts';

const SEEDS = seeds(100);
const CALLS_IN_A_ROW = 6;
const COMMITS = 200;
const PLACES = 10;
const PLAYERS = Array.from({ length: 25 }, (_, index) => String(20_000_000 + index));

const LOST = [failWith(4), failWith(6), failWith(9), failWith(14)];
/** How a commit ends that succeeds: in one of two cases nobody learns of it. */
const ENDS = [null, null, null, null, ...LOST];

const house = await openHouse('demo-hostile-lost-replies');
const { api } = house;

beforeEach(() => house.restart());
afterAll(() => house.close());
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

const PLAYERS_CALLS: readonly DeskCall[] = ['10000002', '10000003', '10000004'].map((freeFireId) => [
  'POST /registrations',
  { body: submission({ freeFireId, email: `jugador${freeFireId}@example.com` }) },
]);

describe('calls in a row, of organisers and players', () => {
  it.each(SEEDS)('are answered and leave the same although replies are lost, by seed %i', async (seed) => {
    const calls = picked([...deskCalls, ...PLAYERS_CALLS], CALLS_IN_A_ROW, seed);
    const whole = await leftBy(house, calls);
    await house.restart();
    loseBy(seed);
    expect(await leftBy(house, calls)).toEqual(whole);
  });
});

describe('registrations at the same moment, each sent twice', () => {
  it.each(SEEDS)('are one each, and told so both times, although replies are lost, by seed %i', async (seed) => {
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
      const outcome = isIn.has(freeFireId) ? { success: true } : { code: 'tournament_full' };
      expect(replies[index]?.body).toMatchObject(outcome);
    }
    expect(await tally(api.database, 'copa')).toEqual({ registrations: PLACES, currentPlayers: PLACES });
  });
});
