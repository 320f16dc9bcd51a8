import type { RegistrationSubmission } from '@arena/domain';
import { merge, type Outcomes } from '../records/registering.ts';
import { startProcesses } from './processes.ts';

/** Several processes of the product on one database. */
export interface Workers {
  /** Shares the submissions out in turn, sends all at the same moment and counts how they end. */
  registerAll(submissions: readonly RegistrationSubmission[]): Promise<Outcomes>;
  /** Resolves once no process has anything left to do for what it registered. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts `count` processes on the database of `projectId` and waits until each has reached it. */
export async function startWorkers(projectId: string, count: number): Promise<Workers> {
  const { ask, stop } = await startProcesses(new URL('./rush-worker.ts', import.meta.url), projectId, count);

  async function registerAll(submissions: readonly RegistrationSubmission[]): Promise<Outcomes> {
    const shares = Array.from({ length: count }, (_, index) =>
      submissions.filter((_, position) => position % count === index),
    );
    return merge(await Promise.all(shares.map((share, index) => ask<Outcomes>(index, share))));
  }

  return {
    registerAll,
    async idle() {
      // A process takes nothing on, not even nothing, before it is idle.
      await registerAll([]);
    },
    stop,
  };
}
