// A flood from one network during registrations from others.
import { Challenge, limits } from '@arena/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../functions/src/platform/config.ts';
import { type Reply, startApi, type TestApi } from '../fixtures/calls/api.ts';
import { from } from '../fixtures/people/origins.ts';
import { challengeFor, solve } from '../fixtures/people/proofs.ts';
import { HASH_KEY, NOW, submission, tournamentDocuments, write } from '../fixtures/records/records.ts';

const PLACES = 400;
const TRIES = 50;
const PLAYERS = 20;
/** The proof of work is a hundredth of the real one; sums are scaled. */
const CHEAPER = 100;
const USUAL = readConfig({ HASH_KEY }).proofWork;
const ATTACKER = '203.0.113.66';

let api: TestApi;

beforeAll(async () => {
  api = await startApi('demo-hostile-flood', { config: { proofWork: USUAL / CHEAPER } });
  await api.empty();
  await write(api.database, tournamentDocuments('copa', { maxPlayers: PLACES }));
});
afterAll(() => api.close());

const counterIn = (proof: string): number =>
  JSON.parse(Buffer.from(proof, 'base64url').toString()).solution.counter + 1;

/** Registers as the site does. @returns the reply and the number of tried keys. */
async function register(index: number, address: string): Promise<{ reply: Reply; tried: number }> {
  const freeFireId = String(50_000_000 + index);
  const body = submission({ freeFireId, email: `jugador${freeFireId}@example.com` });
  const send = (headers: Record<string, string>) =>
    api.call('POST /registrations', { body, headers: { ...from(address), ...headers } });
  const first = await send({});
  if (first.status !== 428) return { reply: first, tried: 0 };
  const proof = await solve(Challenge.parse(Object(first.body).challenge));
  return { reply: await send({ 'x-proof': proof }), tried: counterIn(proof) };
}

const together = (count: number, first: number, addressOf: (index: number) => string) =>
  Promise.all(Array.from({ length: count }, (_, index) => register(first + index, addressOf(index))));

/** Milliseconds per key on this computer. */
async function timePerKey(): Promise<number> {
  const challenge = await challengeFor('copa', { work: USUAL, now: NOW });
  const began = performance.now();
  const proof = await solve(challenge);
  return (performance.now() - began) / counterIn(proof);
}

it('requires proof of work from one network only, from its fifth registration on', async () => {
  const [flood, players] = await Promise.all([
    together(TRIES, 0, () => ATTACKER),
    together(PLAYERS, 900, (index) => `198.51.100.${index}`),
  ]);
  expect(players.map(({ reply, tried }) => [reply.status, tried])).toEqual(Array(PLAYERS).fill([200, 0]));
  expect(flood.filter(({ reply }) => reply.status === 200)).toHaveLength(TRIES);
  expect(flood.filter(({ tried }) => tried === 0)).toHaveLength(limits.freePerNetwork);
  const tried = flood.reduce((sum, one) => sum + one.tried, 0) * CHEAPER;
  const seconds = (tried * (await timePerKey())) / 1_000;
  expect(seconds).toBeGreaterThan(2);
});
