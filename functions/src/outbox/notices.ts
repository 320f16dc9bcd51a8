import { randomUUID } from 'node:crypto';
import { limits, type NoticeEvent, type NoticeSummary, noticeExpiry, noticeSummaries } from '@arena/domain';
import { type DocumentReference, FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Context } from '../platform/context.ts';
import { wonRace } from '../platform/fault.ts';
import { type Database, toTimestamp, type Writes } from '../platform/firestore.ts';
import { describeFault } from '../platform/log.ts';
import { tasksOf } from '../platform/tasks.ts';
import { newDelivery, type StoredNotice, toNotice } from './notice-document.ts';

export interface NewNotice {
  event: NoticeEvent;
  tournamentId: string;
  /** Idempotency key of a notice that no document change triggers. */
  name?: string;
  /** Readers by registration. For a match: its players at the time of sending. */
  readers: StoredNotice['readers'];
  /** Text that an organiser wrote. */
  text?: string;
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
  const { event, tournamentId, readers, text, until = null, dueAt = now.toISOString() } = notice;
  const expiresAt = noticeExpiry(event, { dueAt, until });
  writes.create(noticeRef(context, notice), {
    event,
    tournamentId,
    readers,
    ...(text === undefined ? {} : { text }),
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
  const known = docs.flatMap((document) => toNotice(document) ?? []);
  const due = known.filter(({ dueAt }) => Date.parse(dueAt) <= now.getTime());
  const byTime = due.toSorted((a, b) => Date.parse(b.dueAt) - Date.parse(a.dueAt));
  return noticeSummaries(
    byTime.map(({ event, dueAt, state, queued, retried, opened, failed }) => ({
      event,
      at: dueAt,
      waiting: retried.length + (state === 'waiting' ? 1 : 0),
      sent: queued.length - retried.length - failed.length,
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

/** Records that a notice was opened on a browser that received it. */
export async function noteOpened({ db }: Context, id: string, subscription: string): Promise<void> {
  const document = noticesIn(db).doc(id);
  await db.runTransaction(async (tx) => {
    const read = await tx.get(document);
    if (!read.exists || toNotice(read)?.queued.includes(subscription) !== true) return;
    tx.update(document, { opened: FieldValue.arrayUnion(subscription) });
  });
}

/** One attempt to reach a receiver of a notice. `retries` is the number of earlier attempts. */
export interface Attempt {
  notice: string;
  receiver: string;
  retries: number;
}

/** Records the result of an attempt. A first one that succeeded is left out: most receivers cost no write. */
export async function noteResult(
  { db }: Pick<Context, 'db'>,
  { notice, receiver, retries }: Attempt,
  result: 'sent' | 'failed' | 'later',
): Promise<void> {
  if (result === 'sent' && retries === 0) return;
  const change = result === 'later' ? FieldValue.arrayUnion(receiver) : FieldValue.arrayRemove(receiver);
  const failed = result === 'failed' ? { failed: FieldValue.arrayUnion(receiver) } : {};
  await wonRace(
    noticesIn(db)
      .doc(notice)
      .update({ retried: change, ...failed }),
  );
}

/** Has new notices delivered. If this fails, the job of the next minute does it. */
export async function deliverSoon({ db, log }: Context): Promise<void> {
  try {
    await tasksOf(db).add({ queue: 'deliverNotices', data: { kind: 'due' } });
  } catch (error) {
    log.error('notices not queued', { err: describeFault(error) });
  }
}
