import type { CatalogueService } from '../catalogue/service.ts';
import { describeFault, type Log } from '../platform/log.ts';
import { changeOne } from '../records/change.ts';
import { publication } from './decisions.ts';
import type { TournamentStore } from './store.ts';

/** More than this many pages at once is a fault of the data; the next run goes on from there. */
const MOST_PAGES = 20;

export interface Publication {
  /**
   * Publishes every tournament whose time has come (specification, section 4) and brings the catalogue up to
   * date where there was one. However many run at once, each tournament is published once.
   */
  publishDue(now: Date): Promise<void>;
  /** What the scheduler runs every minute: publishes, then heals the catalogue whatever left it behind. */
  run(now: Date): Promise<void>;
}

export function publicationService(store: TournamentStore, catalogue: CatalogueService, log: Log): Publication {
  /** Whether this call was the one that published it. A fault of one tournament doesn't hold the others up. */
  async function publish(id: string, now: Date): Promise<boolean> {
    try {
      return await changeOne(store, id, publication(now));
    } catch (fault) {
      log.error('tournament not published', { tournament: id, err: describeFault(fault) });
      return false;
    }
  }

  async function publishAll(now: Date): Promise<number> {
    let published = 0;
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const due = await store.due(now);
      if (due.length === 0) break;
      const done = await Promise.all(due.map((id) => publish(id, now)));
      if (!done.includes(true)) break;
      published += done.filter(Boolean).length;
    }
    if (published > 0) log.info('tournaments published', { published });
    return published;
  }

  return {
    async publishDue(now) {
      if ((await publishAll(now)) > 0) await catalogue.rebuild();
    },
    async run(now) {
      await publishAll(now);
      await catalogue.rebuild();
    },
  };
}
