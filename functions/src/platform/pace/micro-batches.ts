import { setTimeout as sleep } from 'node:timers/promises';

interface Bounds {
  /** Milliseconds to wait for further jobs before a batch starts. */
  window: number;
  /** Maximum number of jobs in a batch. */
  most: number;
}

/**
 * Collects jobs by key and runs them in batches, one batch per key at a time, so that an instance never competes with
 * itself. Jobs that arrive during a batch join the next one.
 * @param run settles every job; it must not reject.
 */
export function microBatches<Job>(run: (key: string, jobs: readonly Job[]) => Promise<void>, { window, most }: Bounds) {
  const queues = new Map<string, Job[]>();

  async function drain(key: string, queue: Job[]): Promise<void> {
    await sleep(window);
    while (queue.length > 0) await run(key, queue.splice(0, most));
    queues.delete(key);
  }

  return (key: string, job: Job): void => {
    const queue = queues.get(key);
    if (queue !== undefined) {
      queue.push(job);
      return;
    }
    const started = [job];
    queues.set(key, started);
    void drain(key, started);
  };
}
