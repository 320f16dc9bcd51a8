import type { ErrorCode } from '@arena/domain';
import type { App } from 'firebase-admin/app';
import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  initializeFirestore,
  type Precondition,
  type Query,
  type SetOptions,
  Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { ApiError } from '../failure.ts';

/** The database, as stores receive it. */
export type Database = Firestore;

/** A transaction, or a batch. */
export interface Writes {
  create(document: DocumentReference, fields: DocumentData): unknown;
  set(document: DocumentReference, fields: DocumentData, options?: SetOptions): unknown;
  update(document: DocumentReference, fields: DocumentData, precondition?: Precondition): unknown;
  delete(document: DocumentReference): unknown;
}

const firestoreSettings = {
  // After an outage gRPC would wait up to two minutes before it looks again.
  grpcOptions: { 'grpc.initial_reconnect_backoff_ms': 200, 'grpc.max_reconnect_backoff_ms': 2_000 },
};

/** The database client of an app. REST starts sooner than gRPC, but the emulator's doesn't do all of it. */
export function openFirestore(app: App): Database {
  const emulated = process.env.FIRESTORE_EMULATOR_HOST !== undefined;
  const database = initializeFirestore(app, { preferRest: !emulated });
  database.settings(firestoreSettings);
  return database;
}

/** Resolves where the database answers; its error otherwise. */
export async function reach(database: Database): Promise<void> {
  await database.doc('system/health').get();
}

/** The fields of a stored record with its instants as ISO 8601 texts, the way the domain reads them. */
export function plainFields(data: DocumentData): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      value instanceof Timestamp ? value.toDate().toISOString() : value,
    ]),
  );
}

/** The fields of a document as `plainFields` gives them, or null where there is no document. */
export function fieldsOf(document: DocumentSnapshot): Record<string, unknown> | null {
  const data = document.data();
  return data === undefined ? null : plainFields(data);
}

/**
 * Adds to a batch what becomes of a document that was read at a version (undefined: there was none): these fields, or
 * its end (null). A lost race where it is no longer at that version.
 */
export function writeOnto(
  batch: WriteBatch,
  document: DocumentReference,
  version: Timestamp | undefined,
  fields: DocumentData | null,
): void {
  if (version === undefined) {
    if (fields !== null) batch.create(document, fields);
  } else if (fields === null) batch.delete(document, { lastUpdateTime: version });
  else batch.update(document, fields, { lastUpdateTime: version });
}

/** @throws ApiError `missing` where there is no such document. */
export function existingDocument(document: DocumentSnapshot, missing: ErrorCode = 'not_found'): DocumentSnapshot {
  if (!document.exists) throw new ApiError(missing);
  return document;
}

/** The ids of the documents that a query finds. */
export async function idsIn(query: Query): Promise<string[]> {
  return (await query.select().get()).docs.map(({ id }) => id);
}

export async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

/** An instant as documents hold it. */
export function toTimestamp(instant: Date | string): Timestamp {
  return Timestamp.fromDate(new Date(instant));
}
