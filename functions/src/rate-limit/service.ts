import { randomUUID } from 'node:crypto';
import { type ErrorCode, limits } from '@arena/domain';
import { ApiError } from '../failure.ts';
import { microBatches } from '../platform/pace/micro-batches.ts';
import { persist } from '../platform/pace/wait.ts';
import { type RateName, ruleOf } from './rules.ts';
import type { CountChange, Counter, RateStore } from './store.ts';

/**
 * Counts tries in the database, so that a limit holds over all instances of the server together. Those that
 * arrive within some milliseconds are counted by one read and one write, whatever their keys.
 */
export interface RateLimiter {
  /**
   * Lets a try through and counts it, against all counters or none: what one of them refuses counts against no other.
   * @param counters whose try it is: an address, an account. Their keys are stored as hashes only.
   * @returns how many tries weigh on each counter now, this one included.
   * @throws ApiError `rate_limited` with the seconds to wait, `unavailable` where it can't be counted, `proof_required`
   * where one of them is a proof that was used before.
   */
  takeAll(counters: readonly Counter[], now: Date): Promise<readonly number[]>;
  /** Forgets the tries of a key: the last one has shown that they were its owner's. */
  forget(name: RateName, key: string): Promise<void>;
}

/** How a try ended: refused for so many seconds, or let through. */
type Outcome = { refused: ErrorCode; retryAfterSeconds: number } | { weights: readonly number[] };

/** What a limit's refusal is called, where it isn't about being too often. */
const REFUSAL: Partial<Record<RateName, ErrorCode>> = { usesPerProof: 'proof_required' };

interface Try {
  counters: readonly Counter[];
  now: Date;
  settle(outcome: Outcome | { fault: unknown }): void;
}

/** What is remembered of each counter, by its id; it expires where it has changed. */
type Remembered = Map<string, { hits: readonly number[]; expires: Date | null }>;

const idOf = ({ name, key }: Counter) => `${name} ${key}`;

/** The counters of some tries, each once. */
function countersOf(tries: readonly Try[]): readonly Counter[] {
  return [...new Map(tries.flatMap(({ counters }) => counters.map((one) => [idOf(one), one]))).values()];
}

/** Decides on a try, and remembers it where every counter lets it through. */
function decide({ counters, now }: Try, remembered: Remembered): Outcome {
  const admissions = counters.map((one) => ({
    refused: REFUSAL[one.name] ?? ('rate_limited' as const),
    ...ruleOf(one.name)(remembered.get(idOf(one))?.hits ?? [], now),
  }));
  const refusals = admissions.filter(({ admitted }) => !admitted);
  const [refusal] = refusals;
  if (refusal !== undefined) {
    const retryAfterSeconds = Math.max(...refusals.map((one) => one.retryAfterSeconds));
    return { refused: refusal.refused, retryAfterSeconds };
  }
  for (const [at, { hits, until }] of admissions.entries()) {
    const counter = counters[at];
    if (counter !== undefined) remembered.set(idOf(counter), { hits, expires: new Date(until) });
  }
  return { weights: admissions.map(({ weight }) => weight) };
}

/** Counts some tries: once, however often the database's reply is lost and this is called again. */
function countingOf(store: RateStore, tries: readonly Try[]): () => Promise<readonly Outcome[]> {
  const attempted = new Map<string | null, readonly Outcome[]>();
  const counters = countersOf(tries);

  return async () => {
    const { counts, write } = await store.read(counters);
    const counted = counts.map(({ writtenBy }) => attempted.get(writtenBy)).find((earlier) => earlier !== undefined);
    if (counted !== undefined) return counted;
    const remembered: Remembered = new Map(
      counters.map((one, at) => [idOf(one), { hits: counts[at]?.hits ?? [], expires: null }]),
    );
    const outcomes = tries.map((one) => decide(one, remembered));
    const changes = counters.map((one): CountChange | null => {
      const { hits = [], expires = null } = remembered.get(idOf(one)) ?? {};
      return expires && { hits, expires };
    });
    const attempt = randomUUID();
    attempted.set(attempt, outcomes);
    if (changes.some((change) => change !== null)) await write(changes, attempt);
    return outcomes;
  };
}

/** A proof that was used can't be waited for: it takes another one. */
function errorOf({ refused, retryAfterSeconds }: Extract<Outcome, { refused: ErrorCode }>): ApiError {
  return new ApiError(refused, refused === 'rate_limited' ? { retryAfterSeconds } : {});
}

export function rateLimiter(store: RateStore): RateLimiter {
  async function run(_key: string, tries: readonly Try[]): Promise<void> {
    const deadline = performance.now() + limits.operationDeadline;
    try {
      const outcomes = await persist(countingOf(store, tries), () => performance.now() > deadline);
      for (const [at, { settle }] of tries.entries()) settle(outcomes[at] ?? { weights: [] });
    } catch (fault) {
      for (const { settle } of tries) settle({ fault });
    }
  }

  const enqueue = microBatches<Try>(run, limits.rateBatch);

  function takeAll(counters: readonly Counter[], now: Date): Promise<readonly number[]> {
    return new Promise((resolve, reject) => {
      const settle: Try['settle'] = (outcome) => {
        if ('weights' in outcome) resolve(outcome.weights);
        else reject('fault' in outcome ? outcome.fault : errorOf(outcome));
      };
      enqueue('all', { counters, now, settle });
    });
  }

  return {
    takeAll,
    forget: (name, key) => store.forget({ name, key }),
  };
}
