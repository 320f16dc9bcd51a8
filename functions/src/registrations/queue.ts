import { hasRoom, isFull, limits, tournamentOf, type VisibleTournament } from '@arena/domain';
import { ApiError } from '../platform/api-error.ts';
import { attempts } from '../platform/attempts.ts';
import type { Context } from '../platform/context.ts';
import { isPassing, mayRetry } from '../platform/fault.ts';
import type { Database } from '../platform/firestore.ts';
import { coalesceEach } from '../platform/pace/coalesce.ts';
import { microBatches } from '../platform/pace/micro-batches.ts';
import { pauseBefore, withTimeout } from '../platform/pace/wait.ts';
import { catalogueRebuild } from '../tournaments/catalogue.ts';
import type { Command, Counts, Operation, Result } from './decision.ts';
import type { StoredRegistration } from './registration-document.ts';
import { countUndecided } from './registration-queries.ts';
import { decideAll } from './round.ts';
import { offerFreeSeats } from './seat-offers.ts';
import { readSnapshot, type Snapshot, type Wanted } from './store.ts';

/*
 * Keeps `currentPlayers` equal to the number of held seats. Operations on one tournament gather for 5 ms, share one
 * read and commit together, with a precondition on every document the decisions depend on. A failed precondition reruns
 * the batch. Default transactions registered 1 of 300 simultaneous players.
 */

export interface RegistrationQueue {
  /**
   * Returns the registration after `operation`, or null if it was deleted.
   * @throws ApiError the refusal, or `unavailable` after the deadline. The operation may still take effect then.
   */
  apply(tournamentId: string, operation: Operation): Promise<StoredRegistration | null>;
}

interface Job {
  operation: Operation;
  /** Deadline on the clock of `performance.now()`. */
  expires: number;
  settle(result: Result): void;
}

/** Attempts before a batch with an ambiguous error fails. */
const MAX_UNCLEAR_ATTEMPTS = 3;

const OUT_OF_TIME = { error: new ApiError('unavailable') };

function errorOf({ refused, fields }: Extract<Result, { refused: unknown }>): ApiError {
  return new ApiError(refused, fields === undefined ? {} : { fields });
}

function settleAll(jobs: readonly Job[], results: readonly (Result | undefined)[]): void {
  for (const [index, job] of jobs.entries()) job.settle(results[index] ?? OUT_OF_TIME);
}

/** Settles the expired jobs and returns the others. */
function dropExpired(jobs: readonly Job[]): readonly Job[] {
  const now = performance.now();
  for (const job of jobs) if (job.expires <= now) job.settle(OUT_OF_TIME);
  return jobs.filter((job) => job.expires > now);
}

/** Checks for a free seat while players are on the waiting list. */
function hasSeatForWaiting(tournament: VisibleTournament | null, counts: Counts | null): boolean {
  if (tournament === null || counts === null) return false;
  return counts.waitingPlayers > 0 && hasRoom({ ...tournament, ...counts });
}

/** Checks if a commit filled the tournament, or made it have a free seat again. */
function turnedFull(tournament: VisibleTournament | null, counts: Counts | null): boolean {
  if (tournament === null || counts === null) return false;
  return isFull(tournament) !== isFull({ ...tournament, ...counts });
}

/** Side effects of a queue. */
interface Effects {
  read(tournamentId: string, wanted: Wanted): Promise<Snapshot>;
  countUndecided(tournamentId: string, networkHash: string): Promise<number>;
  /** Called after every commit. @param isTurned true if the tournament became full, or is full no more */
  onDone?: (isTurned: boolean) => Promise<void>;
  /** Called when a seat is free while players wait. */
  onRoom?: (tournamentId: string) => void;
}

export function createQueue({ read, countUndecided, onDone, onRoom }: Effects): RegistrationQueue {
  /** Counts the undecided registrations of each network. Skipped while the tournament has too few for a proof. */
  async function countPending(
    tournamentId: string,
    tournament: VisibleTournament | null,
    operations: readonly Operation[],
  ): Promise<ReadonlyMap<string, number>> {
    const networks = new Set(operations.flatMap(({ networkHash }) => networkHash ?? []));
    const taken = (tournament?.currentPlayers ?? 0) + (tournament?.waitingPlayers ?? 0);
    if (taken + operations.length <= limits.freePerNetwork) return new Map();
    const count = async (hash: string) => [hash, await countUndecided(tournamentId, hash)] as const;
    return new Map(await Promise.all([...networks].map(count)));
  }

  async function carryOut(tournamentId: string, jobs: readonly Job[]): Promise<readonly Result[]> {
    const operations = jobs.map(({ operation }) => operation);
    const snapshot = await read(tournamentId, {
      registrationIds: operations.flatMap(({ registrationId, reads = [], also = [] }) => [
        registrationId,
        ...reads,
        ...also.map((other) => other.registrationId),
      ]),
      freeFireIds: operations.flatMap(({ mayTake }) => mayTake ?? []),
      links: operations.flatMap(({ newLink }) => newLink || []),
      invitations: operations.flatMap(({ invitation }) => invitation ?? []),
      consentsOf: operations.flatMap(({ consentOf }) => consentOf ?? []),
    });
    // Count after the read: a seat taken later makes this commit fail.
    const pendingPerNetwork = await countPending(tournamentId, snapshot.tournament, operations);
    const { results, changes } = decideAll(operations, { ...snapshot, pendingPerNetwork });
    if (changes.registrations.size + changes.reservations.size > 0) await snapshot.commit(changes);
    if (results.some((result) => 'registration' in result)) {
      await onDone?.(turnedFull(snapshot.tournament, changes.counts));
    }
    if (hasSeatForWaiting(snapshot.tournament, changes.counts)) onRoom?.(tournamentId);
    return results;
  }

  async function run(tournamentId: string, batch: readonly Job[], attempts = 1): Promise<void> {
    const jobs = dropExpired(batch);
    if (jobs.length === 0) return;
    try {
      settleAll(jobs, await withTimeout(limits.attemptDeadline, carryOut(tournamentId, jobs)));
    } catch (error) {
      if (!isPassing(error) && (!mayRetry(error) || attempts === MAX_UNCLEAR_ATTEMPTS)) {
        const failed = { error };
        return settleAll(
          jobs,
          jobs.map(() => failed),
        );
      }
      await pauseBefore(attempts);
      await run(tournamentId, jobs, attempts + 1);
    }
  }

  const enqueue = microBatches<Job>(run, limits.registrationBatch);

  function apply(tournamentId: string, operation: Operation): Promise<StoredRegistration | null> {
    return new Promise((resolve, reject) => {
      enqueue(tournamentId, {
        operation,
        expires: performance.now() + limits.operationDeadline,
        settle(result) {
          if ('registration' in result) resolve(result.registration);
          else reject('refused' in result ? errorOf(result) : result.error);
        },
      });
    });
  }

  return { apply };
}

interface Instance {
  queue: RegistrationQueue;
  context: Context;
}

const instances = new WeakMap<Database, Instance>();

function createInstance(context: Context): Instance {
  const offer = coalesceEach((tournamentId) => offerFreeSeats(instance.context, tournamentId, instance.queue.apply));
  const queue = createQueue({
    read: (tournamentId, wanted) => readSnapshot(instance.context, tournamentId, wanted),
    countUndecided: (tournamentId, networkHash) => countUndecided(instance.context, tournamentId, networkHash),
    async onDone(isTurned) {
      catalogueRebuild.soon(instance.context);
      if (isTurned) await catalogueRebuild.inTime(context.db, limits.fullRebuild);
    },
    onRoom: (tournamentId) => {
      void attempts(context.log, 'places not offered').attempt({ tournament: tournamentId }, () => offer(tournamentId));
    },
  });
  const instance = { queue, context };
  return instance;
}

/**
 * Applies an operation.
 * @returns the registration after it, or null if it was deleted.
 * @throws ApiError the refusal, or `unavailable` after the deadline. The operation may still take effect then.
 */
export function applyOperation(
  context: Context,
  tournamentId: string,
  operation: Operation,
): Promise<StoredRegistration | null> {
  const instance = instances.get(context.db) ?? createInstance(context);
  instance.context = context;
  instances.set(context.db, instance);
  return instance.queue.apply(tournamentId, operation);
}

export function applyToRegistration(
  context: Context,
  registrationId: string,
  operation: Omit<Operation, 'registrationId'>,
): Promise<StoredRegistration | null> {
  return applyOperation(context, tournamentOf(registrationId), { registrationId, ...operation });
}

/** Applies one command to several registrations of a tournament. Throws if one of them fails. */
export async function applyToRegistrations(
  context: Context,
  tournamentId: string,
  registrationIds: readonly string[],
  decide: Command,
): Promise<void> {
  await Promise.all(
    registrationIds.map((registrationId) => applyOperation(context, tournamentId, { registrationId, decide })),
  );
}
