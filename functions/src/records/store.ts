import type { DocumentData, DocumentReference, Timestamp, WriteBatch } from 'firebase-admin/firestore';
import type { AuditEntry } from '../audit/entry.ts';
import { recordIn } from '../audit/store.ts';
import { type Database, fieldsOf } from '../platform/firestore.ts';

/** What was read of some records, by id (null: there is none), at one moment. */
export interface Snapshot<T> {
  records: ReadonlyMap<string, T | null>;
  /**
   * Writes changed records (null: to be deleted) and what there is to record of them, all of it or nothing; a
   * lost race where one of those records is no longer as it was read.
   */
  commit(changed: ReadonlyMap<string, DocumentData | null>, audits: readonly AuditEntry[]): Promise<void>;
}

/** The records of one collection that organisers edit. */
export interface Records<T> {
  /** One read of some records, without a lock. */
  read(ids: readonly string[]): Promise<Snapshot<T>>;
}

function write(
  batch: WriteBatch,
  document: DocumentReference,
  fields: DocumentData | null,
  version: Timestamp | undefined,
): void {
  if (version === undefined) {
    if (fields !== null) batch.create(document, fields);
  } else if (fields === null) batch.delete(document, { lastUpdateTime: version });
  else batch.update(document, fields, { lastUpdateTime: version });
}

/**
 * The records in `collection`.
 * @param read makes one out of plain values with instants as ISO texts.
 * @param stored makes fields out of such values as documents hold them.
 */
export function recordsIn<T>(
  database: Database,
  collection: string,
  read: (id: string, fields: Record<string, unknown>) => T,
  stored: (fields: DocumentData) => DocumentData = (fields) => fields,
): Records<T> {
  return {
    async read(ids) {
      const found = await database.getAll(...ids.map((id) => database.collection(collection).doc(id)));
      const documents = new Map(found.map((document) => [document.id, document]));
      return {
        records: new Map(
          found.map((document) => {
            const fields = fieldsOf(document);
            return [document.id, fields && read(document.id, fields)];
          }),
        ),
        async commit(changed, audits) {
          const batch = database.batch();
          for (const [id, fields] of changed) {
            write(
              batch,
              database.collection(collection).doc(id),
              fields && stored(fields),
              documents.get(id)?.updateTime,
            );
          }
          for (const entry of audits) recordIn(batch, database, entry);
          await batch.commit();
        },
      };
    },
  };
}
