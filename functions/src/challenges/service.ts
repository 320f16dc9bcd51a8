import { randomInt } from 'node:crypto';
import { limits } from '@arena/domain';
import { Challenge, Proof, type Purpose } from '@arena/domain/api';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { ApiError, found } from '../failure.ts';
import type { KeyedHash } from '../platform/keyed-hash.ts';
import { callerOf, countersOf, type Visit } from '../rate-limit/origin.ts';
import type { RateLimiter } from '../rate-limit/service.ts';
import type { Counter } from '../rate-limit/store.ts';
import { timesAt } from './price.ts';

/**
 * The price of what visitors send: work that a browser does while its player reads. It is given out signed and taken
 * back by two signatures, so that nothing of it is remembered but that a proof was used.
 */
export interface ChallengeService {
  /** @throws ApiError `rate_limited` */
  issue(wanted: Purpose, visit: Omit<Visit, 'uses'>): Promise<Challenge>;
  /**
   * Checks what a caller sent as `X-Proof`.
   * @returns what the call uses up by it: to be counted with its tries, which refuses a proof that was used before.
   * @throws ApiError `proof_required` for anything but the work that was given out for this, done and still good.
   */
  check(proof: string | undefined, wanted: Purpose, now: Date): Promise<Counter>;
}

export interface ChallengeParts {
  limiter: RateLimiter;
  hash: KeyedHash;
  /** How many keys a browser tries for a single player. */
  work: number;
}

const ALGORITHM = 'PBKDF2/SHA-256';

const nameOf = ({ purpose, id }: Purpose) => `${purpose} ${id}`;

function parsed(proof: string | undefined): Proof | null {
  try {
    return Proof.parse(JSON.parse(Buffer.from(proof ?? '', 'base64url').toString()));
  } catch {
    return null;
  }
}

export function challengeService({ limiter, hash, work }: ChallengeParts): ChallengeService {
  const secrets = {
    hmacSignatureSecret: hash('challenge', 'what was asked'),
    hmacKeySignatureSecret: hash('challenge', 'what came of it'),
  };

  async function timesFor(wanted: Purpose, { origin, now }: Omit<Visit, 'uses'>): Promise<number> {
    const pressures: Counter[] = [
      { name: 'pressureOfAddress', key: callerOf(origin) },
      { name: 'pressureOfPurpose', key: nameOf(wanted) },
    ];
    const [ofAddress = 0, ofPurpose = 0] = await limiter.takeAll(
      [...pressures, ...countersOf('challenges', origin)],
      now,
    );
    return timesAt({ ofAddress, ofPurpose });
  }

  return {
    async issue(wanted, visit) {
      const most = work * (await timesFor(wanted, visit));
      const until = visit.now.getTime() + limits.proofLifetime;
      const challenge = await createChallenge({
        ...secrets,
        algorithm: ALGORITHM,
        cost: limits.proofRounds,
        counter: randomInt(Math.ceil(most / 2), most + 1),
        data: { purpose: nameOf(wanted), work: most, until },
        deriveKey,
      });
      return Challenge.parse(challenge);
    },

    async check(proof, wanted, now) {
      const { challenge, solution } = found(parsed(proof), 'proof_required');
      const { purpose, until } = challenge.parameters.data;
      const { verified } = await verifySolution({ ...secrets, challenge, solution, deriveKey });
      if (!verified || purpose !== nameOf(wanted) || until <= now.getTime()) throw new ApiError('proof_required');
      return { name: 'usesPerProof', key: challenge.signature };
    },
  };
}
