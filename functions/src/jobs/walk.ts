import { describeFault, type Log } from '../platform/log.ts';
import type { Job, Pace } from './list.ts';

/**
 * Runs the jobs of a pace, one after the other; one that fails holds none of the others up.
 * @throws Error naming those that failed, so that the scheduler knows.
 */
export async function walk(jobs: readonly Job[], pace: Pace, now: Date, log: Log): Promise<void> {
  const failed: string[] = [];
  for (const { name, every, run } of jobs) {
    if (every !== pace) continue;
    try {
      await run(now);
    } catch (fault) {
      failed.push(name);
      log.error('job failed', { job: name, err: describeFault(fault) });
    }
  }
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}`);
}
