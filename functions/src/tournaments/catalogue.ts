import { isDeepStrictEqual } from 'node:util';
import {
  belongsInCatalogue,
  type PublicTournament,
  readPublicTournaments,
  SECOND,
  type Tournament,
  toMillis,
  toPublicTournament,
} from '@arena/domain';
import { createDatabaseCache } from '../platform/cache.ts';
import { commitDocument } from '../platform/commit-document.ts';
import type { Context } from '../platform/context.ts';
import { type Database, toTimestamp, writeOnto } from '../platform/firestore.ts';
import { createRebuild } from '../platform/rebuild.ts';
import { fittingTournaments } from './fit.ts';
import { findForCatalogue, findTournament } from './tournament-queries.ts';

/** More keys than this mean that a client is guessing addresses. */
const MAX_TOURNAMENTS = 500;

const catalogueIn = (db: Database) => db.doc('catalogue/published');

async function publicView(context: Context): Promise<PublicTournament[]> {
  const visible = (await findForCatalogue(context))
    .map(toPublicTournament)
    .filter((tournament) => tournament !== null)
    .filter(({ unlisted }) => !unlisted)
    .filter((tournament) => belongsInCatalogue(tournament, context.now));
  return fittingTournaments(visible.sort(byDate), context.now);
}

async function readCatalogue(context: Context): Promise<PublicTournament[]> {
  const document = await catalogueIn(context.db).get();
  if (document.exists) return readPublicTournaments(document.get('tournaments'));
  await rebuildCatalogue(context);
  return readPublicTournaments((await catalogueIn(context.db).get()).get('tournaments'));
}

async function readPublished(context: Context, id: string): Promise<PublicTournament | null> {
  const tournament = await findTournament(context, id);
  return tournament && toPublicTournament(tournament);
}

const cache = createDatabaseCache(readCatalogue, { ttl: SECOND, max: 1 });
const published = createDatabaseCache(readPublished, { ttl: SECOND, max: MAX_TOURNAMENTS });

export function forgetCatalogue(db: Database): void {
  cache.clear(db);
  published.clear(db);
}

/** Returns the catalogue and creates it if missing. Callers share one read per second. */
export function listCatalogue(context: Context): Promise<PublicTournament[]> {
  return cache.get(context);
}

/** Returns a tournament as visitors see it, or null. Callers share one read per second. */
export function findPublished(context: Context, id: string): Promise<PublicTournament | null> {
  return published.get(context, id);
}

/**
 * Rebuilds `catalogue/published`, the only document that visitors read. Reads the catalogue first, so that a concurrent
 * rebuild restarts this one and older data never overwrites newer.
 */
export async function rebuildCatalogue(context: Context): Promise<void> {
  const { db, now } = context;
  await commitDocument(catalogueIn(db), async (current, batch) => {
    const tournaments = await publicView(context);
    if (isDeepStrictEqual(current.get('tournaments'), tournaments)) return;
    writeOnto(batch, current.ref, current.updateTime, { updatedAt: toTimestamp(now), tournaments });
  });
  forgetCatalogue(db);
}

export const catalogueRebuild = createRebuild(rebuildCatalogue, 'catalogue not rebuilt');

type Dated = Pick<Tournament, 'id' | 'date'>;

/** Sorts tournaments by date, earliest first and undated last. Ties are sorted by id. */
export function byDate(a: Dated, b: Dated): number {
  const [first, second] = [toMillis(a.date) ?? Infinity, toMillis(b.date) ?? Infinity];
  if (first === second) return a.id < b.id ? -1 : 1;
  return first < second ? -1 : 1;
}
