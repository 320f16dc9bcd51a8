import { hasRoom, limits, tournamentOf, type VisibleTournament } from '@arena/domain';
import { ApiError } from '../failure.ts';
import { isPassing, mayRetry } from '../platform/fault.ts';
import { microBatches } from '../platform/pace/micro-batches.ts';
import { pauseBefore, within } from '../platform/pace/wait.ts';
import { type Counts, type Decide, decideAll, type Operation, type Outcome } from './decisions/decide.ts';
import { crowdsOf } from './entering/crowds.ts';
import type { StoredRegistration } from './record.ts';
import type { RegistrationStore } from './store.ts';

/**
 * The one way in which registrations change, so that `currentPlayers` is always the number of those that hold a place.
 * Operations on a tournament are gathered for some milliseconds, decided together on one read and written in one commit
 * that fails if anything it rests on has changed meanwhile; then they are decided anew.
 */
export interface Ledger {
  /**
   * Carries `operation` out and returns the registration as it then is; null: there is none.
   * @throws ApiError the refusal, or `unavailable` where it couldn't be carried out in time; then it may still
   * take effect, and the same request again meets what it left.
   */
  apply(tournamentId: string, operation: Operation): Promise<StoredRegistration | null>;
  /** The same on a registration of the tournament that its id names. */
  applyTo(registrationId: string, operation: Omit<Operation, 'registrationId'>): Promise<StoredRegistration | null>;
  /** The same decision on several registrations of a tournament; it throws where one of them fails. */
  applyToEach(tournamentId: string, registrationIds: readonly string[], decide: Decide): Promise<void>;
}

interface Job {
  operation: Operation;
  /** When its caller stops waiting, by `performance.now()`. */
  expires: number;
  settle(outcome: Outcome): void;
}

/** Faults of which the cause may lie in one operation are tried only so often before the batch is taken apart. */
const MOST_UNCLEAR_ATTEMPTS = 3;

const OUT_OF_TIME = { fault: new ApiError('unavailable') };

function errorOf({ refused, fields }: Extract<Outcome, { refused: unknown }>): ApiError {
  return new ApiError(refused, fields === undefined ? {} : { fields });
}

function settleAll(jobs: readonly Job[], outcomes: readonly (Outcome | undefined)[]): void {
  for (const [index, job] of jobs.entries()) job.settle(outcomes[index] ?? OUT_OF_TIME);
}

/** The jobs that someone still waits for; the others are told so. */
function stillWanted(jobs: readonly Job[]): readonly Job[] {
  const now = performance.now();
  for (const job of jobs) if (job.expires <= now) job.settle(OUT_OF_TIME);
  return jobs.filter((job) => job.expires > now);
}

/** Whether there is a place after a round that somebody waits for. */
function isWaitedFor(tournament: VisibleTournament | null, counts: Counts | null): boolean {
  if (tournament === null || counts === null) return false;
  return counts.waitingPlayers > 0 && hasRoom({ ...tournament, ...counts });
}

/** Who hears of what the ledger does. */
interface Listeners {
  /** Of what was carried out, also where a try before, the reply to which was lost, had done it. */
  onDone?: () => void;
  /** Of each after which there is a place that somebody waits for. */
  onRoom?: (tournamentId: string) => void;
}

export function registrationLedger(
  store: Pick<RegistrationStore, 'read' | 'countUndecided'>,
  { onDone, onRoom }: Listeners = {},
): Ledger {
  async function carryOut(tournamentId: string, jobs: readonly Job[]): Promise<readonly Outcome[]> {
    const operations = jobs.map(({ operation }) => operation);
    const snapshot = await store.read(
      tournamentId,
      operations.flatMap(({ registrationId, mayMoveTo }) => [
        registrationId,
        ...(mayMoveTo === undefined ? [] : [mayMoveTo]),
      ]),
      operations.flatMap(({ mayTake }) => mayTake ?? []),
    );
    // Counted after the tournament was read: whatever takes a place since then makes this commit fail.
    const crowds = await crowdsOf(operations, snapshot, (origins) => store.countUndecided(tournamentId, origins));
    const { outcomes, changes } = decideAll(operations, { ...snapshot, crowds });
    // A no can stay, and be lifted, where there is no registration.
    if (changes.registrations.size + changes.guardianNos.length > 0) await snapshot.commit(changes);
    if (outcomes.some((outcome) => 'registration' in outcome)) onDone?.();
    if (isWaitedFor(snapshot.tournament, changes.counts)) onRoom?.(tournamentId);
    return outcomes;
  }

  /** Runs the halves of a batch that failed as a whole, so that in the end only the job at fault fails. */
  async function takeApart(tournamentId: string, jobs: readonly Job[], fault: unknown): Promise<void> {
    if (jobs.length === 1) return settleAll(jobs, [{ fault }]);
    const half = Math.ceil(jobs.length / 2);
    await run(tournamentId, jobs.slice(0, half));
    await run(tournamentId, jobs.slice(half));
  }

  async function run(tournamentId: string, batch: readonly Job[], attempts = 1): Promise<void> {
    const jobs = stillWanted(batch);
    if (jobs.length === 0) return;
    try {
      settleAll(jobs, await within(limits.attemptDeadline, carryOut(tournamentId, jobs)));
    } catch (fault) {
      if (!isPassing(fault) && (!mayRetry(fault) || attempts === MOST_UNCLEAR_ATTEMPTS)) {
        return takeApart(tournamentId, jobs, fault);
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
        settle(outcome) {
          if ('registration' in outcome) resolve(outcome.registration);
          else reject('refused' in outcome ? errorOf(outcome) : outcome.fault);
        },
      });
    });
  }

  return {
    apply,
    applyTo: (registrationId, operation) => apply(tournamentOf(registrationId), { registrationId, ...operation }),
    async applyToEach(tournamentId, registrationIds, decide) {
      await Promise.all(registrationIds.map((registrationId) => apply(tournamentId, { registrationId, decide })));
    },
  };
}
