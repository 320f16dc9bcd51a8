import { type DocumentData, type DocumentSnapshot, FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import type { AuditEntry } from '../audit/entry.ts';
import { recordIn } from '../audit/store.ts';
import { type Database, plainFields, writeOnto } from '../platform/firestore.ts';
import type { Snapshot } from './commit-onto.ts';

/** Changed records by id (null: to be deleted), and what there is to record of them. */
export interface RecordChanges {
  changed: ReadonlyMap<string, DocumentData | null>;
  audits: readonly AuditEntry[];
}

/** The records of one collection that organisers edit. */
export interface Records<T> {
  /** One read of some records by id (null: there is none), without a lock. */
  read(ids: readonly string[]): Promise<Snapshot<ReadonlyMap<string, T | null>, RecordChanges>>;
}

/** A record's fields by the document that holds them: its own, which browsers may read, and the one beside it. */
export interface Parts {
  own: Record<string, unknown>;
  inside: Record<string, unknown>;
}

/** How records are kept. */
interface Keeping<T> {
  collection: string;
  /** Makes a record out of plain values with instants as ISO texts. */
  read(id: string, fields: Record<string, unknown>): T;
  /** Makes fields out of such values as documents hold them. */
  stored?(fields: DocumentData): DocumentData;
  /** Adds what goes with any change to the batch that makes it. */
  changing?(batch: WriteBatch): void;
  /** Adds what stays of a record that is deleted to the batch that deletes it. */
  deleting?(batch: WriteBatch, record: T): void;
  /** For records that browsers may read a part of: where the rest is, under the same id, and which is which. */
  inside?: { collection: string; partsOf(fields: DocumentData): Parts };
}

/** Writes what becomes of one document of a record; one that there is stays as it is where nothing of it changes. */
function write(batch: WriteBatch, { ref, updateTime }: DocumentSnapshot, fields: DocumentData | null): void {
  if (updateTime !== undefined && fields !== null && Object.keys(fields).length === 0) return;
  writeOnto(batch, ref, updateTime, fields);
}

/** A record's documents as they were read; the second is missing where its kind has none. */
type Documents = readonly [own: DocumentSnapshot, inside?: DocumentSnapshot];

/**
 * What to write into a record's two documents. One that was stored by hand holds what belongs
 * inside, or under another name: with its next change each of its fields goes where it belongs.
 */
function partsToWrite<T extends object>(
  [own, inside]: Documents,
  record: T | null,
  fields: DocumentData,
  { stored = (same) => same, inside: place }: Keeping<T>,
): Parts {
  const changed = stored(fields);
  if (place === undefined) return { own: changed, inside: {} };
  const held = own.data() ?? {};
  const stray = Object.keys(held).filter((name) => !(name in place.partsOf(held).own));
  if (record === null || (stray.length === 0 && inside?.exists)) return place.partsOf(changed);
  const { id: _, ...known } = { id: own.id, ...record };
  const whole = place.partsOf({ ...held, ...stored(known), ...changed });
  const gone = Object.fromEntries(stray.map((name) => [name, FieldValue.delete()]));
  return { own: { ...whole.own, ...gone }, inside: whole.inside };
}

/** The records that are kept as `keeping` says. */
export function recordsIn<T extends object>(database: Database, keeping: Keeping<T>): Records<T> {
  const folders = [keeping.collection, keeping.inside?.collection].flatMap((name) => name ?? []);

  return {
    async read(ids) {
      const references = ids.flatMap((id) => folders.map((folder) => database.collection(folder).doc(id)));
      const found = await database.getAll(...references);
      const documents = new Map<string, Documents>();
      for (let at = 0; at < found.length; at += folders.length) {
        const [own, inside] = found.slice(at, at + folders.length);
        if (own !== undefined) documents.set(own.id, inside === undefined ? [own] : [own, inside]);
      }
      const records = new Map(
        [...documents].map(([id, [own, inside]]) => {
          // What is in its own document stands there since it was last stored: where both have it, that is newer.
          return [id, own.exists ? keeping.read(id, plainFields({ ...inside?.data(), ...own.data() })) : null];
        }),
      );
      return {
        facts: records,
        async commit({ changed, audits }) {
          const batch = database.batch();
          for (const [id, fields] of changed) {
            const read = documents.get(id);
            if (read === undefined) throw new RangeError('A change to what was not read');
            const [own, inside] = read;
            const before = records.get(id) ?? null;
            if (fields === null && before !== null) keeping.deleting?.(batch, before);
            const parts = fields && partsToWrite(read, before, fields, keeping);
            write(batch, own, parts?.own ?? null);
            if (inside !== undefined) write(batch, inside, parts?.inside ?? null);
          }
          keeping.changing?.(batch);
          for (const entry of audits) recordIn(batch, database, entry);
          await batch.commit();
        },
      };
    },
  };
}
