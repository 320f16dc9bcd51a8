import { createHash } from 'node:crypto';
import type { Timestamp } from 'firebase-admin/firestore';
import { type Database, toTimestamp } from '../platform/firestore.ts';

/** The tries that were let through for one key, and the version a write must find unchanged (null: none yet). */
export interface StoredHits {
  /** Milliseconds since the epoch, the oldest first. */
  hits: readonly number[];
  version: Timestamp | null;
}

export interface RateStore {
  read(name: string, key: string): Promise<StoredHits>;
  /** Replaces the hits, of use until `expires`; a lost race where they are no longer as they were read. */
  write(name: string, key: string, hits: readonly number[], expires: Date, version: Timestamp | null): Promise<void>;
  forget(name: string, key: string): Promise<void>;
}

function readHits(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((hit): hit is number => typeof hit === 'number') : [];
}

export function rateStore(database: Database): RateStore {
  // Addresses and e-mails are keys, so documents are named by what can't be read back.
  const documentOf = (name: string, key: string) =>
    database.collection('rateLimits').doc(`${name}_${createHash('sha256').update(key).digest('base64url')}`);
  return {
    async read(name, key) {
      const document = await documentOf(name, key).get();
      return { hits: readHits(document.get('hits')), version: document.updateTime ?? null };
    },
    async write(name, key, hits, expires, version) {
      const content = { hits, expiresAt: toTimestamp(expires) };
      if (version === null) await documentOf(name, key).create(content);
      else await documentOf(name, key).update(content, { lastUpdateTime: version });
    },
    async forget(name, key) {
      await documentOf(name, key).delete();
    },
  };
}
