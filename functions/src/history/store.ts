import { isDeepStrictEqual } from 'node:util';
import { Digest, type HistoryDocuments, type Remembered, readPublicTournament } from '@arena/domain';
import { FieldValue, type Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { type Database, plainFields, writeOnto } from '../platform/firestore.ts';
import { pagesOf } from '../platform/page.ts';
import type { Snapshot } from '../records/commit-onto.ts';

/** Where it is noted that the history is behind. */
const STALE = 'system/history';

/** The database's own time: what is the same as before would not count as another note. */
const note = () => ({ since: FieldValue.serverTimestamp() });

/** Notes in a batch that the history has to be made anew: who writes something of it may not live to do so. */
export function noteStaleIn(batch: WriteBatch, database: Database): void {
  batch.set(database.doc(STALE), note());
}

export interface HistoryStore {
  /** What competitions came to, as it is now, and how to make the history of it. */
  read(): Promise<Snapshot<readonly Remembered[], HistoryDocuments>>;
  /** Since when the history is known to be behind; null where it isn't. */
  stale(): Promise<Timestamp | null>;
  noteStale(): Promise<void>;
  /** Notes that it was made anew since, unless more has changed. */
  noteFresh(stale: Timestamp): Promise<void>;
}

const READ_AT_ONCE = 100;

export function historyStore(database: Database): HistoryStore {
  const history = database.collection('history');
  const head = history.doc('all');
  const stale = database.doc(STALE);

  /** The published tournaments whose competition is over, or has prizes though its final was opened again. */
  async function remembered(): Promise<Remembered[]> {
    const digests = new Map<string, Digest>();
    for (const kind of ['finished', 'hasPrizes']) {
      const some = database.collection('digests').where(kind, '==', true).orderBy('__name__');
      for await (const document of pagesOf(some)) digests.set(document.id, Digest.parse(document.data()));
    }
    const ids = [...digests.keys()];
    const found: Remembered[] = [];
    for (let first = 0; first < ids.length; first += READ_AT_ONCE) {
      const some = ids.slice(first, first + READ_AT_ONCE).map((id) => database.collection('tournaments').doc(id));
      for (const document of await database.getAll(...some)) {
        const fields = plainFields(document.data() ?? {});
        const tournament = readPublicTournament(document.id, fields);
        const digest = digests.get(document.id);
        if (tournament !== null && digest !== undefined) found.push({ tournament, digest });
      }
    }
    return found;
  }

  return {
    async read() {
      // First: whoever makes the history anew writes this too, so nothing older ever overwrites newer.
      const before = await head.get();
      const [facts, kept] = await Promise.all([remembered(), history.get()]);
      return {
        facts,
        async commit(documents) {
          const batch = database.batch();
          const rest = new Map(kept.docs.map((document) => [document.id, document.data()]));
          let isOther = before.updateTime === undefined;
          for (const [id, fields] of Object.entries(documents)) {
            const isSame = isDeepStrictEqual(rest.get(id), fields);
            rest.delete(id);
            if (!isSame && id !== head.id) batch.set(history.doc(id), fields);
            isOther ||= !isSame;
          }
          for (const id of rest.keys()) batch.delete(history.doc(id));
          if (!isOther && rest.size === 0) return;
          writeOnto(batch, head, before.updateTime, { ...documents[head.id] });
          await batch.commit();
        },
      };
    },
    async stale() {
      return (await stale.get()).updateTime ?? null;
    },
    async noteStale() {
      await stale.set(note());
    },
    async noteFresh(lastUpdateTime) {
      await stale.delete({ lastUpdateTime });
    },
  };
}
