import { limits } from '@arena/domain';
import type { Purpose } from '@arena/domain/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { solve } from '../../../tests/support/people/proofs.ts';
import { keyedHash } from '../platform/keyed-hash.ts';
import { rateLimiter } from '../rate-limit/service.ts';
import type { Count, CountChange, Counter, RateStore } from '../rate-limit/store.ts';
import { challengeService } from './service.ts';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const COPA: Purpose = { purpose: 'registration', id: 'copa' };
const from = (address: string, now = NOW) => ({ origin: { address, hop: address }, now });

/** Counters in memory. */
function memory(): RateStore {
  const kept = new Map<string, Count>();
  const nameOf = ({ name, key }: Counter) => `${name} ${key}`;
  return {
    read: async (counters) => ({
      counts: counters.map((one) => kept.get(nameOf(one)) ?? { hits: [], writtenBy: null }),
      async write(changes: readonly (CountChange | null)[], writtenBy) {
        for (const [at, change] of changes.entries()) {
          const counter = counters[at];
          if (change && counter) kept.set(nameOf(counter), { hits: change.hits, writtenBy });
        }
      },
    }),
    forget: async (counter) => void kept.delete(nameOf(counter)),
  };
}

const limiter = () => rateLimiter(memory());
let challenges: ReturnType<typeof challengeService>;
let counting: ReturnType<typeof limiter>;

beforeEach(() => {
  counting = limiter();
  challenges = challengeService({ limiter: counting, hash: keyedHash('una llave'), work: 4 });
});

const proofFor = async (wanted: Purpose) => solve(await challenges.issue(wanted, from('10.0.0.1')));

describe('a proof', () => {
  it('is good for what it was given out for, once', async () => {
    const proof = await proofFor(COPA);
    const uses = await challenges.check(proof, COPA, NOW);
    await counting.takeAll([uses], NOW);
    await expect(counting.takeAll([uses], NOW)).rejects.toMatchObject({ code: 'proof_required' });
  });

  it.each<[string, Purpose]>([
    ['another tournament', { purpose: 'registration', id: 'liga' }],
    ['a form of the same name', { purpose: 'response', id: 'copa' }],
  ])('is none for %s', async (_what, wanted) => {
    await expect(challenges.check(await proofFor(COPA), wanted, NOW)).rejects.toMatchObject({ code: 'proof_required' });
  });

  it('has its time', async () => {
    const proof = await proofFor(COPA);
    const checkedAt = (milliseconds: number) =>
      challenges.check(proof, COPA, new Date(NOW.getTime() + limits.proofLifetime + milliseconds));
    await expect(checkedAt(-1)).resolves.toMatchObject({ name: 'usesPerProof' });
    await expect(checkedAt(0)).rejects.toMatchObject({ code: 'proof_required' });
  });

  it.each([undefined, '', 'prueba', Buffer.from('{}').toString('base64url')])('is not %j', async (sent) => {
    await expect(challenges.check(sent, COPA, NOW)).rejects.toMatchObject({ code: 'proof_required' });
  });

  it('is none where the work wasn’t done', async () => {
    const challenge = await challenges.issue(COPA, from('10.0.0.1'));
    const solution = { counter: 3, derivedKey: challenge.parameters.keyPrefix.padEnd(64, '0') };
    const made = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64url');
    await expect(challenges.check(made, COPA, NOW)).rejects.toMatchObject({ code: 'proof_required' });
  });
});

describe('the work', () => {
  const workFor = async (wanted: Purpose, address: string, now = NOW) =>
    (await challenges.issue(wanted, from(address, now))).parameters.data.work;

  it('is more for an address that asks often, for that one only, and for a while', async () => {
    expect(await workFor(COPA, '10.0.0.1')).toBe(4);
    await Promise.all(Array.from({ length: 100 }, () => challenges.issue(COPA, from('10.0.0.1'))));
    expect(await workFor(COPA, '10.0.0.1')).toBe(4 * 13);
    expect(await workFor(COPA, '10.0.0.2')).toBe(4);
    expect(await workFor(COPA, '10.0.0.1', new Date(NOW.getTime() + 120 * 60_000))).toBe(4);
  });

  it('is twice as much for what very many ask for', async () => {
    const many = limits.pressure.pressureOfPurpose.most + 20;
    const ask = (index: number) => challenges.issue(COPA, from(`10.1.${index % 200}.1`));
    await Promise.all(Array.from({ length: many }, (_, index) => ask(index)));
    expect(await workFor(COPA, '10.0.0.9')).toBe(8);
    expect(await workFor({ purpose: 'registration', id: 'liga' }, '10.0.0.9')).toBe(4);
  });

  it('is given out so many times a minute', async () => {
    const { hits } = limits.rate.challengesPerAddress;
    const asked = Array.from({ length: hits + 2 }, () => challenges.issue(COPA, from('10.0.0.1')));
    const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(2);
  });
});
