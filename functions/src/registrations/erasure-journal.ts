import { DAY, limits } from '@arena/domain';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../platform/context.ts';
import { type Database, toTimestamp } from '../platform/firestore.ts';
import type { KeyedHash } from '../platform/keyed-hash.ts';

/*
 * The journal of erased registrations. A restored backup brings them back, and the journal, exported apart, names them by
 * keyed hashes (docs/deploy.md).
 */

export const erasuresIn = (db: Database) => db.collection('erasures');

/** Names an erased registration in the journal. */
export function erasureName(hash: KeyedHash, registrationId: string): string {
  return hash('erasure', registrationId);
}

/** Notes an erased registration, in the commit that erases it. */
export function noteErasure(
  batch: WriteBatch,
  { db, hash, now }: Pick<Context, 'db' | 'hash' | 'now'>,
  registrationId: string,
): void {
  const deleteAt = new Date(now.getTime() + limits.erasureJournalDays * DAY);
  batch.set(erasuresIn(db).doc(erasureName(hash, registrationId)), {
    at: toTimestamp(now),
    deleteAt: toTimestamp(deleteAt),
  });
}
