import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import { type Database, toTimestamp } from '../platform/firestore.ts';
import type { AuditEntry } from './entry.ts';

/** A batch or a transaction. */
interface Writes {
  create(document: DocumentReference, fields: DocumentData): unknown;
}

/** Adds the record of a write to the batch that makes the write, so that neither exists without the other. */
export function recordIn(batch: Writes, database: Database, { at, ...entry }: AuditEntry): void {
  batch.create(database.collection('audit').doc(), { ...entry, at: toTimestamp(at) });
}
