import { setTimeout as sleep } from 'node:timers/promises';

interface Bounds {
  /** Milliseconds to wait for company before a batch starts. */
  window: number;
  /** Most jobs in a batch. */
  most: number;
}

/**
 * Gathers jobs by key and runs each key's in batches, one batch at a time, so that an instance never competes
 * with itself. Jobs that arrive while a batch runs make up the next.
 * @param run settles every job itself; it must not reject.
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
