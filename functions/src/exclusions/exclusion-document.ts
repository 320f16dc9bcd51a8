import { Exclusion, isInForce, orNull } from '@arena/domain';
import type { DocumentReference, DocumentSnapshot, Transaction, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../platform/context.ts';
import { type Database, plainFields } from '../platform/firestore.ts';

const StoredExclusion = Exclusion.strip();

export const exclusionsIn = (db: Database) => db.collection('exclusions');

/** Returns the document of an excluded player ID. Its name is a keyed hash, because addresses are logged. */
export function exclusionDocument({ db, hash }: Pick<Context, 'db' | 'hash'>, freeFireId: string): DocumentReference {
  return exclusionsIn(db).doc(hash('exclusion', freeFireId));
}

export function toExclusion(document: DocumentSnapshot): Exclusion {
  return StoredExclusion.parse({ ...plainFields(document.data() ?? {}), id: document.id });
}

/** Lists the player IDs whose exclusion is in force. */
export function excludedIn(documents: ReadonlyMap<string, DocumentSnapshot>, now: Date): Set<string> {
  return new Set(
    [...documents].flatMap(([freeFireId, document]) => {
      const exclusion = orNull(StoredExclusion, { ...document.data(), id: document.id });
      return exclusion !== null && isInForce(exclusion, now) ? [freeFireId] : [];
    }),
  );
}

/** Reads in a transaction which of these player IDs are excluded. The transaction is repeated if one changes meanwhile. */
export async function readExcluded(
  context: Pick<Context, 'db' | 'hash' | 'now'>,
  tx: Transaction,
  freeFireIds: readonly string[],
): Promise<Set<string>> {
  const ids = [...new Set(freeFireIds)];
  if (ids.length === 0) return new Set();
  const documents = await tx.getAll(...ids.map((id) => exclusionDocument(context, id)));
  return excludedIn(new Map(documents.map((document, index) => [ids[index] ?? '', document])), context.now);
}

/**
 * Makes a commit fail with a lost race if the exclusion of one of these player IDs changed since it was read. The writes
 * change nothing.
 */
export function verifyExclusions(
  batch: WriteBatch,
  documents: ReadonlyMap<string, DocumentSnapshot>,
  freeFireIds: ReadonlySet<string>,
): void {
  for (const [freeFireId, { ref, updateTime }] of documents) {
    if (!freeFireIds.has(freeFireId)) continue;
    if (updateTime === undefined) batch.delete(ref, { exists: false });
    else batch.update(ref, { freeFireId }, { lastUpdateTime: updateTime });
  }
}
