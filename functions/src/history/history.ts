import {
  buildHistory,
  HistorySummary,
  limits,
  type Money,
  type Remembered,
  readPublicTournament,
  TournamentArchive,
} from '@arena/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { chunksOf } from '../platform/batch.ts';
import { commitDocument } from '../platform/commit-document.ts';
import type { Context } from '../platform/context.ts';
import { wonRace } from '../platform/fault.ts';
import { type Database, plainFields, type Writes, writeOnto } from '../platform/firestore.ts';
import { pagesOf } from '../platform/page.ts';
import { createRebuild } from '../platform/rebuild.ts';

const staleIn = (db: Database) => db.doc('system/history');

/** Marks the history as stale, in the commit that changes it. */
export function markHistoryStale(writes: Writes, db: Database): void {
  // Server time, because writing equal fields creates no new version.
  writes.set(staleIn(db), { since: FieldValue.serverTimestamp() });
}

/** Reads the archives of finished competitions, and of reopened ones with prizes. */
async function readArchive({ db, log }: Context): Promise<Map<string, TournamentArchive>> {
  const archives = new Map<string, TournamentArchive>();
  for (const kind of ['finished', 'hasPrizes']) {
    const some = db.collection('archive').where(kind, '==', true).orderBy('__name__');
    for await (const document of pagesOf(some)) {
      const { data } = TournamentArchive.safeParse(document.data());
      if (data === undefined) log.error('archive not read', { tournament: document.id });
      else archives.set(document.id, data);
    }
  }
  return archives;
}

/** Adds the names and dates of published tournaments, without those that are reached by their link alone. */
async function readPast(context: Context): Promise<Remembered[]> {
  const { db } = context;
  const archives = await readArchive(context);
  const remembered: Remembered[] = [];
  for (const ids of chunksOf([...archives.keys()], limits.batch)) {
    for (const document of await db.getAll(...ids.map((id) => db.collection('tournaments').doc(id)))) {
      const tournament = readPublicTournament(document.id, plainFields(document.data() ?? {}));
      const archive = archives.get(document.id);
      if (tournament?.unlisted === false && archive !== undefined) remembered.push({ tournament, archive });
    }
  }
  return remembered;
}

/**
 * Rebuilds `history/summary` and `history/nicknames` from the archive. Reads the summary first, so that a concurrent
 * rebuild restarts this one and older data never overwrites newer.
 */
export async function rebuildHistory(context: Context): Promise<void> {
  const { db } = context;
  const stale = await staleIn(db).get();
  const rebuild: Parameters<typeof commitDocument<void>>[1] = async (current, batch) => {
    const { summary, nicknames } = buildHistory(await readPast(context));
    writeOnto(batch, current.ref, current.updateTime, { ...summary, rebuiltAt: FieldValue.serverTimestamp() });
    batch.set(db.doc('history/nicknames'), nicknames);
  };
  await commitDocument(db.doc('history/summary'), rebuild, limits.historyDeadline);
  if (stale.updateTime !== undefined) await wonRace(stale.ref.delete({ lastUpdateTime: stale.updateTime }));
}

/** Runs every minute. Costs one read if nothing has changed. */
export async function updateHistory(context: Context): Promise<void> {
  if ((await staleIn(context.db).get()).exists) await rebuildHistory(context);
}

/** Sums the delivered prizes as of the last rebuild. */
export async function sumDelivered({ db }: Context): Promise<Money[]> {
  const summary = await db.doc('history/summary').get();
  const { data } = HistorySummary.pick({ prizes: true }).safeParse({ prizes: summary.get('prizes') });
  return data?.prizes.delivered ?? [];
}

export const historyRebuild = createRebuild(rebuildHistory, 'history not rebuilt');
