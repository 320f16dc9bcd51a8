import { describeFault, type Log } from '../platform/log.ts';
import type { AuthServices, Services } from '../services.ts';

/** How often the scheduler runs a job. */
export type Pace = 'minute' | 'day';

/** Something that the server does by itself. It may run twice at once, and late: it decides by `now` what is due. */
export interface Job {
  name: string;
  every: Pace;
  run(now: Date): Promise<void>;
}

/** Everything that the server does by itself. */
export function jobsOf(services: Services & Pick<AuthServices, 'adminUpkeep'>): readonly Job[] {
  return [
    { name: 'publication', every: 'minute', run: (now) => services.publication.run(now) },
    { name: 'history', every: 'minute', run: () => services.history.run() },
    { name: 'closing of confirmations', every: 'minute', run: (now) => services.confirmations.run(now) },
    { name: 'offers to who waits', every: 'minute', run: (now) => services.waiting.run(now) },
    { name: 'entries after their registrations', every: 'minute', run: (now) => services.competitions.run(now) },
    { name: 'hiding of players', every: 'minute', run: (now) => services.players.run(now) },
    { name: 'history, all of it', every: 'day', run: () => services.history.rebuild() },
    { name: 'upkeep of admins', every: 'minute', run: services.adminUpkeep },
    { name: 'erasure of registrations', every: 'day', run: services.registrationErasure },
    { name: 'erasure of what else leads to players', every: 'day', run: services.leftoverErasure },
    { name: 'erasure of origins', every: 'day', run: services.originErasure },
    { name: 'erasure of rooms', every: 'day', run: (now) => services.rooms.deleteOver(now) },
    { name: 'erasure of responses', every: 'day', run: services.responseErasure },
    { name: 'erasure of requests for access', every: 'day', run: services.accessRequestErasure },
    { name: 'clearing of pictures', every: 'day', run: (now) => services.pictures.clear(now) },
  ];
}

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
