import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { RegistrationSubmission } from '@arena/domain';
import { merge, type Outcomes } from './registering.ts';

/** Several processes of the product on one database. */
export interface Workers {
  /** Shares the submissions out in turn, sends all at the same moment and counts how they end. */
  registerAll(submissions: readonly RegistrationSubmission[]): Promise<Outcomes>;
  /** Resolves once no process has anything left to do for what it registered. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

async function reply(worker: ChildProcess): Promise<Outcomes> {
  const [outcomes] = await once(worker, 'message');
  return outcomes;
}

/** Starts `count` processes on the database of `projectId` and waits until each has reached it. */
export async function startWorkers(projectId: string, count: number): Promise<Workers> {
  const script = new URL('./rush-worker.ts', import.meta.url);
  const workers = Array.from({ length: count }, () => fork(script, [projectId]));
  await Promise.all(workers.map(reply));

  async function registerAll(submissions: readonly RegistrationSubmission[]): Promise<Outcomes> {
    const replies = workers.map(async (worker, index) => {
      worker.send(submissions.filter((_, position) => position % count === index));
      return reply(worker);
    });
    return merge(await Promise.all(replies));
  }

  return {
    registerAll,
    async idle() {
      // A process takes nothing on, not even nothing, before it is idle.
      await registerAll([]);
    },
    async stop() {
      const ended = workers.map((worker) => once(worker, 'exit'));
      for (const worker of workers) worker.disconnect();
      await Promise.all(ended);
    },
  };
}
