import type { Database } from '../../functions/src/platform/firestore.ts';
import { keyedHash } from '../../functions/src/platform/keyed-hash.ts';
import { DEMO_HASH_KEY } from '../../scripts/demo/secrets.ts';
import { type Fields, write as writeRecords } from '../fixtures/records/records.ts';

/** Keyed hash of links and players on the stack that serves the site. */
export const siteHash = keyedHash(DEMO_HASH_KEY);

/** Writes documents by path, for the stack that serves the site. */
export function write(database: Database, documents: Readonly<Record<string, Fields>>): Promise<void> {
  return writeRecords(database, documents, siteHash);
}
