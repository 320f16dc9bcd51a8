import { createHash } from 'node:crypto';
import { type Database, toTimestamp } from '../platform/firestore.ts';
import type { RateName } from './window.ts';

/** What is counted: the tries of one key against one limit. A key is stored as a hash only. */
export interface Counter {
  name: RateName;
  key: string;
}

/** The tries of a counter that were let through. */
export interface Count {
  /** Milliseconds since the epoch, the oldest first. */
  hits: readonly number[];
  /** The write that counted the last of them; null: none yet. */
  writtenBy: string | null;
}

/** A counter's tries as they are to be, of use until `expires`. */
export interface CountChange {
  hits: readonly number[];
  expires: Date;
}

/** Some counters as they were at one moment, in the order in which they were asked for. */
export interface RateSnapshot {
  counts: readonly Count[];
  /**
   * Replaces counts, null leaving one as it is; all of them or none, and a lost race where one of those is no
   * longer as it was read.
   */
  write(changes: readonly (CountChange | null)[], writtenBy: string): Promise<void>;
}

export interface RateStore {
  read(counters: readonly Counter[]): Promise<RateSnapshot>;
  forget(counter: Counter): Promise<void>;
}

function readHits(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((hit): hit is number => typeof hit === 'number') : [];
}

export function rateStore(database: Database): RateStore {
  // Addresses and e-mails are keys, so documents are named by what can't be read back.
  const documentOf = ({ name, key }: Counter) =>
    database.collection('rateLimits').doc(`${name}_${createHash('sha256').update(key).digest('base64url')}`);
  return {
    async read(counters) {
      const documents = await database.getAll(...counters.map(documentOf));
      return {
        counts: documents.map((document) => ({
          hits: readHits(document.get('hits')),
          writtenBy: document.get('writtenBy') ?? null,
        })),
        async write(changes, writtenBy) {
          const batch = database.batch();
          for (const [index, { ref, updateTime }] of documents.entries()) {
            const change = changes[index] ?? null;
            if (change === null) continue;
            const content = { hits: change.hits, writtenBy, expiresAt: toTimestamp(change.expires) };
            if (updateTime === undefined) batch.create(ref, content);
            else batch.update(ref, content, { lastUpdateTime: updateTime });
          }
          await batch.commit();
        },
      };
    },
    async forget(counter) {
      await documentOf(counter).delete();
    },
  };
}
