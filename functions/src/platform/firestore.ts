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
import { ApiError } from './api-error.ts';
import { isEndedTransaction } from './fault.ts';

export type Database = Firestore;

/** Writes of a transaction or batch. */
export interface Writes {
  create(document: DocumentReference, fields: DocumentData): unknown;
  set(document: DocumentReference, fields: DocumentData, options?: SetOptions): unknown;
  update(document: DocumentReference, fields: DocumentData, precondition?: Precondition): unknown;
  delete(document: DocumentReference): unknown;
}

const MAX_ATTEMPTS = 5;

const firestoreSettings = {
  // gRPC would wait up to two minutes before it reconnects after an outage.
  grpcOptions: { 'grpc.initial_reconnect_backoff_ms': 200, 'grpc.max_reconnect_backoff_ms': 2_000 },
};

/** Opens the database of an app. REST starts faster than gRPC, but the emulator supports REST only in part. */
export function openFirestore(app: App): Database {
  const emulated = process.env.FIRESTORE_EMULATOR_HOST !== undefined;
  const database = initializeFirestore(app, { preferRest: !emulated });
  database.settings(firestoreSettings);
  return emulated ? retryEndedTransactions(database) : database;
}

/** Repeats transactions that the emulator has ended. The SDK itself only recognises Firestore's message. */
export function retryEndedTransactions<Runner extends Pick<Database, 'runTransaction'>>(database: Runner): Runner {
  const runOnce = database.runTransaction.bind(database);
  database.runTransaction = async (work, options) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runOnce(work, options);
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !isEndedTransaction(error)) throw error;
      }
    }
  };
  return database;
}

/** Resolves if the database responds. Rejects with its error otherwise. */
export async function pingDatabase(database: Database): Promise<void> {
  await database.doc('system/health').get();
}

/** Converts a document's data for the domain: times become ISO 8601 strings. */
export function plainFields(data: DocumentData): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      value instanceof Timestamp ? value.toDate().toISOString() : value,
    ]),
  );
}

/** Returns a document's fields as `plainFields` does; null if the document is missing. */
export function fieldsOf(document: DocumentSnapshot): Record<string, unknown> | null {
  const data = document.data();
  return data === undefined ? null : plainFields(data);
}

/**
 * Writes a document read at `version` (undefined: it was missing), or deletes it if `fields` is null. The commit fails
 * with a lost race if the version changed.
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

/** @throws ApiError `missing` if the document doesn't exist. */
export function existingDocument(document: DocumentSnapshot, missing: ErrorCode = 'not_found'): DocumentSnapshot {
  if (!document.exists) throw new ApiError(missing);
  return document;
}

/** Returns the ids of the documents that a query finds. */
export async function idsIn(query: Query): Promise<string[]> {
  return (await query.select().get()).docs.map(({ id }) => id);
}

export async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

/** Converts a time to Firestore's type. */
export function toTimestamp(instant: Date | string): Timestamp {
  return Timestamp.fromDate(new Date(instant));
}

/** Keeps one value per database, because tests open several in one process. `of` creates the value on first use. */
export function perDatabase<T extends object>(make: () => T) {
  const values = new WeakMap<Database, T>();
  return {
    set(db: Database, value: T): void {
      values.set(db, value);
    },
    of(db: Database): T {
      const value = values.get(db) ?? make();
      values.set(db, value);
      return value;
    },
  };
}
