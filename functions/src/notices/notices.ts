import { randomUUID } from 'node:crypto';
import { limits, type NoticeEvent, type NoticeSummary, noticeExpiry, noticeSummaries } from '@arena/domain';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { type Database, toTimestamp, type Writes } from '../platform/firestore.ts';
import { perDatabase } from '../platform/per-database.ts';
import { newDelivery, type StoredNotice, toNotice } from './notice-document.ts';

/** A notice to make. */
export interface NewNotice {
  event: NoticeEvent;
  tournamentId: string;
  /** Names a notice that no change of a document comes with, so that it is made once. */
  name?: string;
  /** Readers by registration; for a match, those who play in it when the notice is sent. */
  readers: StoredNotice['readers'];
  /** The readers' deadline, ISO 8601. */
  until?: string | null;
  /** When it becomes true, ISO 8601; by default at once. */
  dueAt?: string;
}

export const noticesIn = (db: Database) => db.collection('notices');

/** Document of a notice, under 32 hexadecimal digits; always the same one where it is named. */
export function noticeRef(
  { db, hash }: Pick<Context, 'db' | 'hash'>,
  { event, tournamentId, name = randomUUID() }: Pick<NewNotice, 'event' | 'tournamentId' | 'name'>,
): DocumentReference {
  return noticesIn(db).doc(hash('notice', `${event} ${tournamentId} ${name}`));
}

/**
 * Adds a notice to the commit that makes it true. The commit's own preconditions see to it that it is told once: a
 * repeated call finds the change done. No id of a notice can stand in its way.
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

/** A notice that is made once. */
export type NamedNotice = NewNotice & { name: string };

/** Adds a notice unless one of its name was made before. */
export async function addNoticeOnce(tx: Transaction, context: Context, notice: NamedNotice): Promise<void> {
  if (!(await tx.get(noticeRef(context, notice))).exists) addNotice(tx, context, notice);
}

/** Lists what a tournament's notices came to, the newest first, and no reader of theirs. */
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

/** Deletes the notices of a tournament: they name its registrations. */
export async function deleteNotices({ db }: Pick<Context, 'db'>, tournamentId: string): Promise<void> {
  for (;;) {
    const { docs } = await noticesIn(db).where('tournamentId', '==', tournamentId).select().limit(limits.batch).get();
    if (docs.length === 0) return;
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }
}

/** Starts of a delivery after a commit. */
const starts = perDatabase<(context: Context) => void>(() => () => undefined);

/** Registers this instance's start of a delivery. */
export const setDelivery = starts.set;

/** Starts the delivery of what a commit has told. The job delivers it where this instance can't. */
export function deliverSoon(context: Context): void {
  starts.of(context.db)(context);
}
