import { randomUUID } from 'node:crypto';
import { limits, type NoticeEvent, type NoticeSummary, noticeExpiry, noticeSummaries } from '@arena/domain';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { type Database, toTimestamp, type Writes } from '../platform/firestore.ts';
import { perDatabase } from '../platform/per-database.ts';
import { newDelivery, type StoredNotice, toNotice } from './notice-document.ts';

export interface NewNotice {
  event: NoticeEvent;
  tournamentId: string;
  /** Idempotency key of a notice that no document change triggers. */
  name?: string;
  /** Readers by registration. For a match: its players at the time of sending. */
  readers: StoredNotice['readers'];
  /** The readers' deadline, ISO 8601. */
  until?: string | null;
  /** Time of the first delivery, ISO 8601. Immediately by default. */
  dueAt?: string;
}

export const noticesIn = (db: Database) => db.collection('notices');

/** Returns a notice's document, with an id of 32 hexadecimal digits. The same name gives the same id. */
export function noticeRef(
  { db, hash }: Pick<Context, 'db' | 'hash'>,
  { event, tournamentId, name = randomUUID() }: Pick<NewNotice, 'event' | 'tournamentId' | 'name'>,
): DocumentReference {
  return noticesIn(db).doc(hash('notice', `${event} ${tournamentId} ${name}`));
}

/**
 * Adds a notice to the commit that triggers it. The commit's preconditions prevent duplicates, because a repeated call
 * finds the change already made. The notice's random id can't collide.
 */
export function addNotice(writes: Writes, context: Context, notice: NewNotice): void {
  const { now } = context;
  const { event, tournamentId, readers, until = null, dueAt = now.toISOString() } = notice;
  const expiresAt = noticeExpiry(event, { dueAt, until });
  writes.create(noticeRef(context, notice), {
    event,
    tournamentId,
    readers,
    until,
    dueAt,
    expiresAt,
    ...newDelivery(dueAt, expiresAt),
    createdAt: toTimestamp(now),
  });
}

/** A notice with an idempotency key. */
export type NamedNotice = NewNotice & { name: string };

/** Adds a notice unless one with its name exists. */
export async function addNoticeOnce(tx: Transaction, context: Context, notice: NamedNotice): Promise<void> {
  if (!(await tx.get(noticeRef(context, notice))).exists) addNotice(tx, context, notice);
}

/** Lists the results of a tournament's notices, newest first, without readers. */
export async function listNotices({ db, now }: Context, tournamentId: string): Promise<NoticeSummary[]> {
  const newest = noticesIn(db).where('tournamentId', '==', tournamentId).orderBy('createdAt', 'desc');
  const { docs } = await newest.limit(limits.page.most).get();
  const due = docs.map(toNotice).filter(({ dueAt }) => Date.parse(dueAt) <= now.getTime());
  const byTime = due.toSorted((a, b) => Date.parse(b.dueAt) - Date.parse(a.dueAt));
  return noticeSummaries(
    byTime.map(({ event, dueAt, state, sent, opened, failed }) => ({
      event,
      at: dueAt,
      waiting: state === 'waiting' ? 1 : 0,
      sent: sent.length,
      opened: opened.length,
      failed: failed.length,
    })),
  );
}

/** Deletes the notices of a tournament, because they identify its registrations. */
export async function deleteNotices({ db }: Pick<Context, 'db'>, tournamentId: string): Promise<void> {
  for (;;) {
    const { docs } = await noticesIn(db).where('tournamentId', '==', tournamentId).select().limit(limits.batch).get();
    if (docs.length === 0) return;
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }
}

/** Functions that start a delivery after a commit. */
const starts = perDatabase<(context: Context) => void>(() => () => undefined);

/** Registers this instance's delivery. */
export const setDelivery = starts.set;

/** Starts the delivery of new notices. The job delivers them if this instance can't. */
export function deliverSoon(context: Context): void {
  starts.of(context.db)(context);
}
