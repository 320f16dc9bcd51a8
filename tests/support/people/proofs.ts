import type { Challenge, Purpose } from '@arena/domain/api';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { challengeService } from '../../../functions/src/challenges/service.ts';
import { keyedHash } from '../../../functions/src/platform/keyed-hash.ts';
import { HASH_KEY } from '../records/records.ts';

const nobody = { origin: { address: '', hop: '' }, now: new Date('2099-01-01T00:00:00.000Z'), uses: [] };
const uncounted = { take: async () => undefined, takeAll: async () => [], forget: async () => undefined };

/** Does the work that was asked for: what to send as `X-Proof`. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('Not solved in time');
  const { counter, derivedKey } = solution;
  return Buffer.from(JSON.stringify({ challenge, solution: { counter, derivedKey } })).toString('base64url');
}

/** Work as it is given out, but by nobody's clock and counted nowhere. */
export function challengeFor(wanted: Purpose, { key = HASH_KEY, work = 1 } = {}): Promise<Challenge> {
  return challengeService({ limiter: uncounted, hash: keyedHash(key), work }).issue(wanted, nobody);
}

/** A proof as cheap as can be, where the price isn't what is tested. */
export async function proofFor(wanted: Purpose, key = HASH_KEY): Promise<string> {
  return solve(await challengeFor(wanted, { key }));
}

function purposeOf(endpoint: string, body: unknown): Purpose | null {
  const [, form] = /^POST \/forms\/([^/?]+)\/responses$/.exec(endpoint) ?? [];
  if (form !== undefined) return { purpose: 'response', id: form };
  if (endpoint !== 'POST /registrations' || typeof body !== 'object' || body === null) return null;
  const id: unknown = 'tournamentId' in body ? body.tournamentId : null;
  return typeof id === 'string' ? { purpose: 'registration', id } : null;
}

/** The header by which a priced call is paid for; none for another call. */
export async function paymentFor(endpoint: string, body: unknown): Promise<Record<string, string>> {
  const wanted = purposeOf(endpoint, body);
  return wanted === null ? {} : { 'x-proof': await proofFor(wanted) };
}
