import { randomInt } from 'node:crypto';
import { Challenge, limits, Proof } from '@arena/domain';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createCache } from '../cache.ts';
import type { Context } from '../context.ts';
import { perDatabase } from '../firestore.ts';

const ALGORITHM = 'PBKDF2/SHA-256';
const MAX_REMEMBERED = 100_000;

function parseProof(header: string | undefined): Proof | null {
  try {
    return Proof.parse(JSON.parse(Buffer.from(header ?? '', 'base64url').toString()));
  } catch {
    return null;
  }
}

/** Proofs that this instance has accepted, by their signatures. */
const proofs = perDatabase(() =>
  createCache((_signature: string) => ({ isUsed: false }), { max: MAX_REMEMBERED, ttl: limits.proofLifetime }),
);

const secretsOf = ({ hash }: Pick<Context, 'hash'>) => ({
  hmacSignatureSecret: hash('challenge', 'what was asked'),
  hmacKeySignatureSecret: hash('challenge', 'what came of it'),
});

/** Issues a challenge. It is signed instead of stored. @param purpose the call that it is for */
export async function issueChallenge(
  context: Pick<Context, 'hash' | 'now' | 'proofWork'>,
  purpose: string,
): Promise<Challenge> {
  const { now, proofWork } = context;
  const challenge = await createChallenge({
    ...secretsOf(context),
    algorithm: ALGORITHM,
    cost: limits.proofRounds,
    counter: randomInt(Math.ceil(proofWork / 2), proofWork + 1),
    data: { purpose, until: now.getTime() + limits.proofLifetime },
    deriveKey,
  });
  return Challenge.parse(challenge);
}

/** Checks an `X-Proof` header. A proof is valid once. Every call passes if proofs are switched off. */
export async function acceptProof(
  context: Pick<Context, 'db' | 'hash' | 'now' | 'proofWork'>,
  header: string | undefined,
  purpose: string,
): Promise<boolean> {
  if (context.proofWork === 0) return true;
  const proof = parseProof(header);
  if (proof === null) return false;
  const { challenge, solution } = proof;
  const { data } = challenge.parameters;
  if (data.purpose !== purpose || data.until <= context.now.getTime()) return false;
  const { verified } = await verifySolution({ ...secretsOf(context), challenge, solution, deriveKey });
  if (!verified) return false;
  const accepted = proofs.of(context.db).get(challenge.signature);
  if (accepted.isUsed) return false;
  accepted.isUsed = true;
  return true;
}
