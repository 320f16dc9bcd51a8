import { randomUUID } from 'node:crypto';
import { limits } from '@arena/domain';
import { ApiError } from '../failure.ts';
import { mayRetry } from '../platform/fault.ts';
import { microBatches } from '../platform/micro-batches.ts';
import { pauseBefore, within } from '../platform/wait.ts';
import type { Count, Counter, RateStore } from './store.ts';
import { type Admission, admit, type RateName } from './window.ts';

/**
 * Counts tries in the database, so that a limit holds over all instances of the server together. Those that
 * arrive within some milliseconds are counted by one read and one write, whatever their keys.
 */
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

interface Try extends Counter {
  now: Date;
  settle(refusal?: unknown): void;
}

/** The tries against one counter, and when the last of them was made. */
interface Group extends Counter {
  now: Date;
  tries: Try[];
}

type Admissions = readonly Admission[];

function grouped(tries: readonly Try[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const one of tries) {
    const { name, key, now } = one;
    const group = groups.get(`${name} ${key}`) ?? { name, key, now, tries: [] };
    group.now = now;
    group.tries.push(one);
    groups.set(`${name} ${key}`, group);
  }
  return [...groups.values()];
}

function settleAll(groups: readonly Group[], admissions: Admissions): void {
  for (const [at, { tries }] of groups.entries()) {
    const { admitted = 0, retryAfterSeconds } = admissions[at] ?? {};
    for (const [index, { settle }] of tries.entries()) {
      settle(index < admitted ? undefined : new ApiError('rate_limited', { retryAfterSeconds }));
    }
  }
}

/** What becomes of a group's tries, and what there is to write for it: null where none was let through. */
function decide({ name, now, tries }: Group, count: Count | undefined) {
  const admission = admit(name, count?.hits ?? [], tries.length, now);
  const { admitted, hits } = admission;
  const change = admitted === 0 ? null : { hits, expires: new Date(now.getTime() + limits.rate[name].window) };
  return { admission, change };
}

/** Counts some groups of tries: once, however often the database's reply is lost and this is called again. */
function countingOf(store: RateStore, groups: readonly Group[]): () => Promise<Admissions> {
  const attempted = new Map<string | null, Admissions>();

  return async () => {
    const { counts, write } = await store.read(groups);
    const counted = counts.map(({ writtenBy }) => attempted.get(writtenBy)).find((earlier) => earlier !== undefined);
    if (counted !== undefined) return counted;
    const decided = groups.map((group, at) => decide(group, counts[at]));
    const admissions = decided.map(({ admission }) => admission);
    const changes = decided.map(({ change }) => change);
    const attempt = randomUUID();
    attempted.set(attempt, admissions);
    if (changes.some((change) => change !== null)) await write(changes, attempt);
    return admissions;
  };
}

async function persist<T>(work: () => Promise<T>, deadline: number, attempts = 1): Promise<T> {
  try {
    return await within(limits.attemptDeadline, work());
  } catch (fault) {
    if (!mayRetry(fault) || performance.now() > deadline) throw fault;
    await pauseBefore(attempts);
    return persist(work, deadline, attempts + 1);
  }
}

export function rateLimiter(store: RateStore): RateLimiter {
  async function run(_key: string, tries: readonly Try[]): Promise<void> {
    const groups = grouped(tries);
    try {
      settleAll(groups, await persist(countingOf(store, groups), performance.now() + limits.operationDeadline));
    } catch (fault) {
      for (const { settle } of tries) settle(fault);
    }
  }

  const enqueue = microBatches<Try>(run, limits.rateBatch);

  return {
    take: (name, key, now) =>
      new Promise((resolve, reject) => {
        const settle = (refusal?: unknown) => (refusal === undefined ? resolve() : reject(refusal));
        enqueue('all', { name, key, now, settle });
      }),
    forget: (name, key) => store.forget({ name, key }),
  };
}
