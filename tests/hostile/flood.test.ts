// Somebody who wants to fill a tournament from one place, and the players who want their places at the same time.
import { writeSync } from 'node:fs';
import { limits, MINUTE } from '@arena/domain';
import { Challenge } from '@arena/domain/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../functions/src/platform/config.ts';
import { type Reply, startApi, type TestApi } from '../support/calls/api.ts';
import { from } from '../support/people/origins.ts';
import { solve } from '../support/people/proofs.ts';
import { HASH_KEY, NOW, submission, tournamentDocuments, write } from '../support/records/records.ts';

const PLACES = 48;
const TRIES = 300;
const PLAYERS = 20;
/** So many tries a minute: more from one address are refused before they are looked at. */
const A_MINUTE = 100;
/** The work is done at a hundredth of the usual price, and the sums are of the usual one. */
const CHEAPER = 100;
const USUAL = readConfig({ HASH_KEY }).proofWork;
const ATTACKER = '203.0.113.66';

let api: TestApi;
let now = NOW;

beforeAll(async () => {
  api = await startApi('demo-hostile-flood', { clock: () => now, config: { proofWork: USUAL / CHEAPER } });
  await api.empty();
  await write(api.database, tournamentDocuments('copa', { maxPlayers: PLACES }));
});
afterAll(() => api.close());

interface Try {
  reply: Reply;
  /** How many keys were to be tried for it at most, and how many were. */
  asked: number;
  tried: number;
}

/** Does everything that the site's form does: asks for work, does it, sends. */
async function attempt(index: number, address: string): Promise<Try> {
  const headers = from(address);
  const wanted = { purpose: 'registration', id: 'copa' };
  const { body } = await api.call('POST /challenges', { body: wanted, headers });
  const challenge = Challenge.parse(Object(body).data);
  const proof = await solve(challenge);
  const { counter } = JSON.parse(Buffer.from(proof, 'base64url').toString()).solution;
  const freeFireId = String(50_000_000 + index);
  const player = submission({ freeFireId, email: `jugador${freeFireId}@example.com` });
  const reply = await api.call('POST /registrations', { body: player, headers: { ...headers, 'x-proof': proof } });
  return { reply, asked: challenge.parameters.data.work, tried: counter + 1 };
}

function ended(tries: readonly Try[]): Record<string, number> {
  const count: Record<string, number> = {};
  for (const { reply } of tries) {
    const how = reply.status === 200 ? 'in' : String(Object(reply.body).code);
    count[how] = (count[how] ?? 0) + 1;
  }
  return count;
}

const together = (count: number, first: number, addressOf: (index: number) => string) =>
  Promise.all(Array.from({ length: count }, (_, index) => attempt(first + index, addressOf(index))));

/** How many milliseconds one key takes this computer, one after the other. */
async function eachKey(): Promise<number> {
  const probe = await startApi('demo-hostile-flood-price', { config: { proofWork: USUAL } });
  const { body } = await probe.call('POST /challenges', { body: { purpose: 'registration', id: 'copa' } });
  await probe.close();
  const began = performance.now();
  const proof = await solve(Challenge.parse(Object(body).data));
  const { counter } = JSON.parse(Buffer.from(proof, 'base64url').toString()).solution;
  return (performance.now() - began) / (counter + 1);
}

it('300 tries from one place leave 20 players from as many places theirs', async () => {
  const flood: Try[] = [];
  const players: Try[] = [];
  for (let minute = 0; flood.length < TRIES; minute += 1) {
    now = new Date(NOW.getTime() + minute * (MINUTE + 1));
    const share = Math.ceil(PLAYERS / (TRIES / A_MINUTE));
    const coming = Math.min(share, PLAYERS - players.length);
    const [ofAttacker, ofPlayers] = await Promise.all([
      together(A_MINUTE, flood.length, () => ATTACKER),
      together(coming, 900 + players.length, (index) => `198.51.100.${players.length + index}`),
    ]);
    flood.push(...ofAttacker);
    players.push(...ofPlayers);
  }

  expect(ended(players)).toEqual({ in: PLAYERS });
  expect(ended(flood)).toEqual({ in: PLACES * limits.crowd.share, network_crowded: TRIES - PLACES / 2 });
  const registered = await api.database.collection('registrations').where('tournamentId', '==', 'copa').get();
  expect(registered.size).toBe(PLAYERS + PLACES / 2);
  expect((await api.database.doc('tournaments/copa').get()).get('currentPlayers')).toBe(registered.size);

  const tried = flood.reduce((sum, one) => sum + one.tried, 0) * CHEAPER;
  const dearest = Math.max(...flood.map(({ asked }) => asked)) * CHEAPER;
  const seconds = (tried * (await eachKey())) / 1_000;
  const ofPlayer = players.reduce((most, one) => Math.max(most, one.asked), 0) * CHEAPER;
  writeSync(
    1,
    `\n  The flood: ${tried} keys of ${limits.proofRounds} rounds, ${Math.round(seconds)} seconds of a processor for ` +
      `${TRIES} tries; the dearest ${dearest / USUAL} times a player's. A player: at most ${ofPlayer} keys.\n`,
  );
  // A player among them pays what a player pays, or twice; who floods, many times that.
  expect(ofPlayer).toBeLessThanOrEqual(2 * USUAL);
  expect(seconds).toBeGreaterThan(60);
});
