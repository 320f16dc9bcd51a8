import { channelEvents, isPublicationDue, type Tournament } from '@arena/domain';
import { addNotice, deliverSoon } from '../outbox/notices.ts';
import type { Context } from '../platform/context.ts';
import { wonRace } from '../platform/fault.ts';
import { type Writes, writeOnto } from '../platform/firestore.ts';
import { describeFault } from '../platform/log.ts';
import { rebuildCatalogue } from './catalogue.ts';
import { type StoredTournament, toFields, toStoredTournament } from './tournament-document.ts';
import { findDue, tournamentsIn } from './tournament-queries.ts';

/** More pages than this indicate faulty data. The next run continues. */
const MOST_PAGES = 20;

/** Publishes a tournament if it is due. Not audited, because no admin does it. @returns true if it was published. */
async function publishOne(context: Context, id: string): Promise<boolean> {
  const { db, now } = context;
  const current = await tournamentsIn(db).doc(id).get();
  const before = toStoredTournament(current);
  if (!current.exists || !isPublicationDue(before, now)) return false;
  const at = now.toISOString();
  const batch = db.batch();
  const published = toFields({ status: 'published', publishedAt: at, confirmationsSince: at });
  writeOnto(batch, current.ref, current.updateTime, published);
  notifyChannels(batch, context, before, { ...before, status: 'published' });
  return wonRace(batch.commit());
}

/** Publishes one tournament. Logs errors, so that the others go on. */
async function tryToPublish(context: Context, id: string): Promise<boolean> {
  try {
    return await publishOne(context, id);
  } catch (error) {
    context.log.error('tournament not published', { tournament: id, err: describeFault(error) });
    return false;
  }
}

async function publishAll(context: Context): Promise<number> {
  let published = 0;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const due = await findDue(context);
    const done = await Promise.all(due.map((id) => tryToPublish(context, id)));
    if (!done.includes(true)) break;
    published += done.filter(Boolean).length;
  }
  if (published > 0) {
    context.log.info('tournaments published', { published });
    await deliverSoon(context);
  }
  return published;
}

/** Publishes all due tournaments once each, and updates the catalogue. */
export async function publishDue(context: Context): Promise<void> {
  if ((await publishAll(context)) > 0) await rebuildCatalogue(context);
}

/** Runs every minute. Rebuilds the catalogue even if nothing was due. */
export async function runPublication(context: Context): Promise<void> {
  await publishAll(context);
  await rebuildCatalogue(context);
}

/** Adds channel notices for a change of a tournament. Publishing it again isn't announced. */
export function notifyChannels(
  writes: Writes,
  context: Context,
  before: StoredTournament | null,
  next: Tournament,
): void {
  for (const event of channelEvents(before, next, context.now)) {
    if (event === 'announced' && before !== null && before.withdrawal !== null) continue;
    addNotice(writes, context, { event, tournamentId: next.id, readers: { of: 'channels' } });
  }
}
