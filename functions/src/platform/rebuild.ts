import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND } from '@arena/domain';
import type { Context } from './context.ts';
import { type Database, perDatabase } from './firestore.ts';
import { describeFault } from './log.ts';

/** Rebuilds of a database: those in progress, and a function that starts the waiting one. */
interface Rebuilds {
  running: Set<Promise<void>>;
  waiting: AbortController | null;
  lastStarted: number;
}

/** Creates a rebuild that follows writes, at most once a second. Errors are logged, because a job repeats it. */
export function createRebuild(rebuild: (context: Context) => Promise<void>, failure: string) {
  const rebuilds = perDatabase<Rebuilds>(() => ({
    running: new Set(),
    waiting: null,
    lastStarted: Number.NEGATIVE_INFINITY,
  }));

  async function later(context: Context, of: Rebuilds, { signal }: AbortController): Promise<void> {
    const left = Math.max(0, of.lastStarted + SECOND - performance.now());
    await sleep(left, null, { signal }).catch(() => null);
    of.waiting = null;
    of.lastStarted = performance.now();
    await rebuild(context).catch((error) => context.log.error(failure, { err: describeFault(error) }));
  }

  /** Waits for all requested rebuilds and starts a delayed one at once. */
  async function idle(db: Database): Promise<void> {
    const of = rebuilds.of(db);
    of.waiting?.abort();
    while (of.running.size > 0) await Promise.all(of.running);
  }

  return {
    /** Requests a rebuild without waiting for it. */
    soon(context: Context): void {
      const of = rebuilds.of(context.db);
      if (of.waiting !== null) return;
      of.waiting = new AbortController();
      const work = later(context, of, of.waiting).finally(() => of.running.delete(work));
      of.running.add(work);
    },
    idle,
    /**
     * The same, but for this long at most. For a change that everybody has to see: an instance that has answered gets no
     * processor time, and would rebuild with its next request.
     */
    async inTime(db: Database, longest: number): Promise<void> {
      await Promise.race([idle(db), sleep(longest, null, { ref: false })]);
    },
  };
}
