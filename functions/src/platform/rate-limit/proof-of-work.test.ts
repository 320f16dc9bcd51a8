import { limits } from '@arena/domain';
import { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { solve } from '../../../../tests/fixtures/people/proofs.ts';
import { keyedHash } from '../keyed-hash.ts';
import { acceptProof, issueChallenge } from './proof-of-work.ts';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const UNTIL = NOW.getTime() + limits.proofLifetime;
const db = new Firestore();

const deployment = (key: string, now = NOW) => ({ db, hash: keyedHash(key), proofWork: 4, now });
const issue = (purpose = 'copa', key = 'una llave') => issueChallenge(deployment(key), purpose);
const solved = async (...args: Parameters<typeof issue>) => solve(await issue(...args));
const accept = (proof: string | undefined, now = NOW) => acceptProof(deployment('una llave', now), proof, 'copa');
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A proof for another purpose with this one's name written into it. */
async function renamed(): Promise<string> {
  const sent = JSON.parse(Buffer.from(await solved('liga'), 'base64url').toString());
  Object.assign(sent.challenge.parameters.data, { purpose: 'copa' });
  return encoded(sent);
}

async function unworked(): Promise<string> {
  const challenge = await issue();
  return encoded({ challenge, solution: { counter: 3, derivedKey: challenge.parameters.keyPrefix.padEnd(64, '0') } });
}

it('accepts a proof of work once, before it expires', async () => {
  const [first, second] = [await solved(), await solved()];
  expect(await accept(first, new Date(UNTIL - 1))).toBe(true);
  expect(await accept(first)).toBe(false);
  expect(await accept(second, new Date(UNTIL))).toBe(false);
});

it.each<[string, () => Promise<string | undefined>]>([
  ['for another purpose', () => solved('liga')],
  ['for another purpose under a changed name', renamed],
  ['of another deployment', () => solved('copa', 'otra llave')],
  ['without the work', unworked],
  ['without content', async () => encoded({})],
  ['that is arbitrary text', async () => 'prueba'],
  ['that is missing', async () => undefined],
])('refuses a proof %s', async (_, proof) => {
  expect(await accept(await proof())).toBe(false);
});
