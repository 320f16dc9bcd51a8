import { buildHistory, limits } from '@arena/domain';
import { won } from '../platform/fault.ts';
import { describeFault, type Log } from '../platform/log.ts';
import { coalesce } from '../platform/pace/coalesce.ts';
import { commitOnto } from '../records/commit-onto.ts';
import type { HistoryStore } from './store.ts';

/** Keeps `history/*`, which the pages of past tournaments and of players read, equal to what competitions came to. */
export interface HistoryService {
  /** Brings it up to date. Those who call while that is done share the next time. */
  rebuild(): Promise<void>;
  /** The same without waiting; a failure is logged, and the next run heals it. */
  rebuildSoon(): void;
  /** What the scheduler runs every minute: one read, unless something has changed. */
  run(): Promise<void>;
  /** Resolves once nothing is running. */
  idle(): Promise<void>;
}

export function historyService(store: HistoryStore, log: Log): HistoryService {
  const underWay = new Set<Promise<void>>();

  const rebuild = coalesce(async () => {
    const stale = await store.stale();
    const unreadable = await commitOnto(
      () => store.read(),
      ({ remembered, unreadable }) => ({ result: unreadable, changes: buildHistory(remembered) }),
      limits.historyDeadline,
    );
    // Of no use to try again each minute: it is left out, and said, until it is put right.
    for (const tournament of unreadable) log.error('digest not read', { tournament });
    if (stale !== null) await won(store.noteFresh(stale));
  });

  return {
    rebuild,
    rebuildSoon() {
      const work = rebuild()
        .catch((fault) => log.error('history not rebuilt', { err: describeFault(fault) }))
        .finally(() => underWay.delete(work));
      underWay.add(work);
    },
    async run() {
      if ((await store.stale()) !== null) await rebuild();
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
