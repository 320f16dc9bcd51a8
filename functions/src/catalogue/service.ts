import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  belongsInCatalogue,
  limits,
  type PublicTournament,
  readPublicTournaments,
  toPublicTournament,
  type VisibleTournament,
} from '@arena/domain';
import type { Clock } from '../platform/clock.ts';
import { describeFault, type Log } from '../platform/log.ts';
import { coalesce } from '../platform/pace/coalesce.ts';
import { persist } from '../platform/pace/wait.ts';
import { byDate } from '../tournaments/order.ts';
import type { TournamentStore } from '../tournaments/store.ts';
import { fitting } from './fit.ts';
import type { CatalogueStore } from './store.ts';

const MOST_ATTEMPTS = 8;

/** Keeps `catalogue/published`, the one document that public pages read, equal to the published tournaments. */
export interface CatalogueService {
  /** What the catalogue holds, made where there is none yet. Those who ask at a time share its reading. */
  published(): Promise<PublicTournament[]>;
  /**
   * Brings the catalogue up to date. Resolves after a rebuild that began no earlier than this call; those who
   * call while one is running share the next.
   */
  rebuild(): Promise<void>;
  /** The same without waiting, at most once a second; a failure is logged, and the scheduled function heals it. */
  rebuildSoon(): void;
  /** Resolves once nothing is running or waiting; what waits for its second to pass begins at once. */
  idle(): Promise<void>;
}

function publicView(tournaments: readonly VisibleTournament[], now: Date): PublicTournament[] {
  const visible = tournaments
    .map(toPublicTournament)
    .filter((tournament) => tournament !== null)
    .filter((tournament) => belongsInCatalogue(tournament, now));
  return fitting(visible.sort(byDate), now);
}

export function catalogueService(
  store: CatalogueStore,
  tournaments: Pick<TournamentStore, 'published'>,
  clock: Clock,
  log: Log,
): CatalogueService {
  const underWay = new Set<Promise<void>>();
  let scheduled = false;
  let hurry = new AbortController();
  let lastScheduled = Number.NEGATIVE_INFINITY;

  /**
   * Reads the catalogue before the tournaments and writes only over what it read: whoever read the tournaments
   * earlier than the last writer finds another version and starts again, so nothing older overwrites newer.
   */
  async function bringUpToDate(): Promise<void> {
    const now = clock();
    const stored = await store.read();
    const current = publicView(await tournaments.published(now), now);
    if (!isDeepStrictEqual(stored.tournaments, current)) await store.write(current, stored.version, now);
  }

  function tracked(work: Promise<void>): Promise<void> {
    const tracking = work.catch(() => undefined).finally(() => underWay.delete(tracking));
    underWay.add(tracking);
    return work;
  }

  const shared = coalesce(() => persist(bringUpToDate, (attempts) => attempts === MOST_ATTEMPTS));
  const rebuild = () => tracked(shared());

  async function later(): Promise<void> {
    const left = Math.max(0, lastScheduled + limits.catalogueInterval - performance.now());
    await sleep(left, null, { signal: hurry.signal }).catch(() => null);
    scheduled = false;
    lastScheduled = performance.now();
    await rebuild().catch((fault) => log.error('catalogue not rebuilt', { err: describeFault(fault) }));
  }

  return {
    published: coalesce(async () => {
      const stored = await store.read();
      if (stored.version !== null) return readPublicTournaments(stored.tournaments);
      await rebuild();
      return readPublicTournaments((await store.read()).tournaments);
    }),
    rebuild,
    rebuildSoon() {
      if (scheduled) return;
      scheduled = true;
      void tracked(later());
    },
    async idle() {
      hurry.abort();
      while (underWay.size > 0) await Promise.all(underWay);
      hurry = new AbortController();
    },
  };
}
