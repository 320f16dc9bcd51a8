import { limits } from '@arena/domain';
import { Firestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { solve } from '../../../tests/fixtures/people/proofs.ts';
import { keyedHash } from '../platform/keyed-hash.ts';
import { acceptProof, issueChallenge } from './proof-of-work.ts';

const NOW = new Date('2026-11-20T15:00:00.000Z');

/** Proofs of a new instance. */
function proofsOf(key: string) {
  const own = { db: new Firestore(), hash: keyedHash(key), proofWork: 4 };
  return {
    issue: (tournamentId: string, now: Date) => issueChallenge({ ...own, now }, tournamentId),
    accept: (proof: string | undefined, tournamentId: string, now: Date) =>
      acceptProof({ ...own, now }, proof, tournamentId),
  };
}
let proofs = proofsOf('una llave');

beforeEach(() => {
  proofs = proofsOf('una llave');
});

const solved = async (tournamentId = 'copa') => solve(await proofs.issue(tournamentId, NOW));

/** The same proof with a part of its challenge replaced. */
function withData(proof: string, change: object): string {
  const sent = JSON.parse(Buffer.from(proof, 'base64url').toString());
  Object.assign(sent.challenge.parameters.data, change);
  return Buffer.from(JSON.stringify(sent)).toString('base64url');
}

describe('a proof of work', () => {
  it('is accepted once', async () => {
    const proof = await solved();
    expect(await proofs.accept(proof, 'copa', NOW)).toBe(true);
    expect(await proofs.accept(proof, 'copa', NOW)).toBe(false);
  });

  it('is refused for another tournament, also with its name written into it', async () => {
    const proof = await solved('liga');
    expect(await proofs.accept(proof, 'copa', NOW)).toBe(false);
    expect(await proofs.accept(withData(proof, { tournamentId: 'copa' }), 'copa', NOW)).toBe(false);
  });

  it('is refused once its time is over', async () => {
    const until = NOW.getTime() + limits.proofLifetime;
    const [first, second] = [await solved(), await solved()];
    expect(await proofs.accept(first, 'copa', new Date(until - 1))).toBe(true);
    expect(await proofs.accept(second, 'copa', new Date(until))).toBe(false);
  });

  it('is refused where another deployment issued its challenge', async () => {
    const other = proofsOf('otra llave');
    expect(await proofs.accept(await solve(await other.issue('copa', NOW)), 'copa', NOW)).toBe(false);
  });

  it('is refused where the work was not done', async () => {
    const challenge = await proofs.issue('copa', NOW);
    const solution = { counter: 3, derivedKey: challenge.parameters.keyPrefix.padEnd(64, '0') };
    const made = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64url');
    expect(await proofs.accept(made, 'copa', NOW)).toBe(false);
  });

  it.each([undefined, '', 'prueba', Buffer.from('{}').toString('base64url')])('is not %j', async (sent) => {
    expect(await proofs.accept(sent, 'copa', NOW)).toBe(false);
  });
});
