import { limits } from '@arena/domain';
import { ApiError } from '../failure.ts';
import { mayRetry } from '../platform/fault.ts';
import { microBatches } from '../platform/micro-batches.ts';
import { pauseBefore, within } from '../platform/wait.ts';
import type { RateStore } from './store.ts';
import { type Admission, admit, type RateName } from './window.ts';

/** Counts tries in the database, so that a limit holds over all instances of the server together. */
export interface RateLimiter {
  /**
   * Lets a try through and counts it.
   * @param key whose try it is: an address, an account. It is stored as a hash only.
   * @throws ApiError `rate_limited` with the seconds to wait, `unavailable` where it can't be counted.
   */
  take(name: RateName, key: string, now: Date): Promise<void>;
  /** Forgets the tries of a key: the last one has shown that they were its owner's. */
  forget(name: RateName, key: string): Promise<void>;
}

interface Try {
  name: RateName;
  key: string;
  now: Date;
  settle(refusal?: unknown): void;
}

function settleAll(tries: readonly Try[], { admitted, retryAfterSeconds }: Admission): void {
  for (const [index, { settle }] of tries.entries()) {
    settle(index < admitted ? undefined : new ApiError('rate_limited', { retryAfterSeconds }));
  }
}

export function rateLimiter(store: RateStore): RateLimiter {
  async function count({ name, key, now }: Try, tries: number): Promise<Admission> {
    const { hits, version } = await store.read(name, key);
    const admission = admit(name, hits, tries, now);
    const expires = new Date(now.getTime() + limits.rate[name].window);
    if (admission.admitted > 0) await store.write(name, key, admission.hits, expires, version);
    return admission;
  }

  async function countInTime(latest: Try, tries: number, deadline: number, attempts = 1): Promise<Admission> {
    try {
      return await within(limits.attemptDeadline, count(latest, tries));
    } catch (fault) {
      if (!mayRetry(fault) || performance.now() > deadline) throw fault;
      await pauseBefore(attempts);
      return countInTime(latest, tries, deadline, attempts + 1);
    }
  }

  async function run(_key: string, tries: readonly Try[]): Promise<void> {
    const latest = tries.at(-1);
    if (latest === undefined) return;
    try {
      const deadline = performance.now() + limits.operationDeadline;
      settleAll(tries, await countInTime(latest, tries.length, deadline));
    } catch (fault) {
      for (const { settle } of tries) settle(fault);
    }
  }

  const enqueue = microBatches<Try>(run, limits.rateBatch);

  return {
    take: (name, key, now) =>
      new Promise((resolve, reject) => {
        const settle = (refusal?: unknown) => (refusal === undefined ? resolve() : reject(refusal));
        enqueue(`${name} ${key}`, { name, key, now, settle });
      }),
    forget: (name, key) => store.forget(name, key),
  };
}
