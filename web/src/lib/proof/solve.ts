import type { Challenge } from '@arena/domain';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

const FOR_AS_LONG_AS_IT_TAKES = 0;

/** Solves a challenge. Returns the value of `X-Proof`. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: FOR_AS_LONG_AS_IT_TAKES });
  if (solution === null) throw new Error('A challenge was given up');
  const { counter, derivedKey } = solution;
  const proof = btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
  return proof.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
