import { MINUTE } from '@arena/domain';
import type { AuthContext, AuthParts } from '../account/accounts.ts';
import { syncAdmins } from '../account/admin-sync.ts';
import { SYSTEM } from '../audit/audit-entry.ts';
import { deletePlayedRooms } from '../competitions/room-documents.ts';
import { eraseDue } from '../erasure/erasure.ts';
import { repeatErasures } from '../erasure/repeat.ts';
import { rebuildHistory, updateHistory } from '../history/history.ts';
import { runConfirmations } from '../my-page/confirmations.ts';
import { notifyClosing, notifyOpenConfirmations } from '../notices/deadlines.ts';
import { fanOutDue } from '../notices/fan-out.ts';
import { notifyPrizes, notifyRequests } from '../notices/organiser-notices.ts';
import { deleteStraySubscriptions } from '../notices/subscriptions.ts';
import { deleteUnusedPictures } from '../pictures/pictures.ts';
import type { Instance } from '../platform/context.ts';
import { describeFault, type Log } from '../platform/log.ts';
import { completeHiding } from '../players/players.ts';
import { runWaitingList } from '../registrations/waiting-list.ts';
import { runPublication } from '../tournaments/publication.ts';

/** Schedules. Each has its own function. */
export type Pace = 'minute' | 'day';

/** A scheduled job. Runs may be late or overlap, so it decides what is due by `now`. */
export interface Job {
  name: string;
  every: Pace | 'five minutes';
  run(now: Date): Promise<void>;
}

/** Lists all scheduled jobs. */
export function jobsOf(instance: Instance & AuthParts): readonly Job[] {
  const job = (name: string, every: Job['every'], run: (context: AuthContext) => Promise<void>): Job => ({
    name,
    every,
    run: (now) => run({ ...instance, now, actor: SYSTEM }),
  });
  return [
    job('publication', 'minute', runPublication),
    job('history', 'minute', updateHistory),
    job('closed confirmations', 'minute', runConfirmations),
    job('waiting list', 'minute', runWaitingList),
    job('notices of open confirmations', 'minute', notifyOpenConfirmations),
    job('notices of registration deadlines', 'minute', notifyClosing),
    job('notices of pending registrations', 'minute', notifyRequests),
    job('notices of prizes', 'five minutes', notifyPrizes),
    job('notices', 'minute', fanOutDue),
    job('hiding of players', 'minute', completeHiding),
    job('whole history', 'day', rebuildHistory),
    job('sync of admins', 'five minutes', syncAdmins),
    job('erasure', 'day', eraseDue),
    job('erasures after a restore', 'day', repeatErasures),
    job('subscriptions without a link', 'day', deleteStraySubscriptions),
    job('played rooms', 'day', deletePlayedRooms),
    job('unused pictures', 'day', deleteUnusedPictures),
  ];
}

/** The scheduler fires up to seconds early or late. */
const FIVE_MINUTES = 4.5 * MINUTE;

/** Start of each job's last complete run by this instance, in milliseconds. A new instance runs all jobs. */
export type LastRuns = Map<string, number>;

function isDue({ every, name }: Job, pace: Pace, now: Date, lastRuns: LastRuns): boolean {
  if (every !== 'five minutes') return every === pace;
  return pace === 'minute' && now.getTime() - (lastRuns.get(name) ?? Number.NEGATIVE_INFINITY) >= FIVE_MINUTES;
}

/**
 * Runs the due jobs of a schedule in order. A failed job doesn't stop the others.
 * @throws Error with the names of failed jobs, so that the scheduler retries.
 */
export async function runDueJobs(
  jobs: readonly Job[],
  pace: Pace,
  now: Date,
  log: Log,
  lastRuns: LastRuns = new Map(),
): Promise<void> {
  const failed: string[] = [];
  for (const job of jobs) {
    const { name, run } = job;
    if (!isDue(job, pace, now, lastRuns)) continue;
    try {
      await run(now);
      lastRuns.set(name, now.getTime());
    } catch (fault) {
      failed.push(name);
      log.error('job failed', { job: name, err: describeFault(fault) });
    }
  }
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}`);
}
