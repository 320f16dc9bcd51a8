import { type Database, toTimestamp, writeOnto } from '../platform/firestore.ts';
import type { KeyedHash } from '../platform/keyed-hash.ts';
import type { RateName } from './rules.ts';

/** What is counted: the tries of one key against one limit. A key is stored as a keyed hash only. */
export interface Counter {
  name: RateName;
  key: string;
}

/** What is remembered of the tries of a counter that were let through. */
export interface Count {
  /** Milliseconds since the epoch: what they mean is up to the limit. */
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
interface RateSnapshot {
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

/** @param hash names counters: an address or an e-mail is soon found by hashing them all, unless the hash has a key. */
export function rateStore(database: Database, hash: KeyedHash): RateStore {
  const documentOf = ({ name, key }: Counter) => database.collection('rateLimits').doc(`${name}_${hash('rate', key)}`);
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
            writeOnto(batch, ref, updateTime, content);
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
