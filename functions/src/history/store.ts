import { isDeepStrictEqual } from 'node:util';
import { Digest, type HistoryDocuments, type Remembered, readPublicTournament, storedBytes } from '@arena/domain';
import { FieldValue, type QueryDocumentSnapshot, type Timestamp, type WriteBatch } from 'firebase-admin/firestore';
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

/** What there is to make the history of. */
export interface Past {
  remembered: readonly Remembered[];
  /** The tournaments of which it can't be read what their competition came to. */
  unreadable: readonly string[];
}

export interface HistoryStore {
  /**
   * What competitions came to, as it is now, and how to make the history of it. What is more than one commit takes is
   * written in several, what readers begin with last: where that is broken off, the next run does all of it anew.
   */
  read(): Promise<Snapshot<Past, HistoryDocuments>>;
  /** Since when the history is known to be behind; null where it isn't. */
  stale(): Promise<Timestamp | null>;
  /** Notes that it was made anew since, unless more has changed. */
  noteFresh(stale: Timestamp): Promise<void>;
}

const READ_AT_ONCE = 100;

/**
 * So many bytes of documents, as they were and as they are next, are written at once: a commit takes 10 MiB, and the
 * emulator hangs at 4.
 */
const WRITTEN_AT_ONCE = 3 * 1024 * 1024;

export function historyStore(database: Database): HistoryStore {
  const history = database.collection('history');
  const head = history.doc('all');
  const stale = database.doc(STALE);

  /** The published tournaments whose competition is over, or has prizes though its final was opened again. */
  async function past(): Promise<Past> {
    const digests = new Map<string, Digest>();
    const unreadable = new Set<string>();
    for (const kind of ['finished', 'hasPrizes']) {
      const some = database.collection('digests').where(kind, '==', true).orderBy('__name__');
      for await (const document of pagesOf(some)) {
        const { data } = Digest.safeParse(document.data());
        if (data === undefined) unreadable.add(document.id);
        else digests.set(document.id, data);
      }
    }
    const ids = [...digests.keys()];
    const remembered: Remembered[] = [];
    for (let first = 0; first < ids.length; first += READ_AT_ONCE) {
      const some = ids.slice(first, first + READ_AT_ONCE).map((id) => database.collection('tournaments').doc(id));
      for (const document of await database.getAll(...some)) {
        const fields = plainFields(document.data() ?? {});
        const tournament = readPublicTournament(document.id, fields);
        const digest = digests.get(document.id);
        if (tournament !== null && digest !== undefined) remembered.push({ tournament, digest });
      }
    }
    return { remembered, unreadable: [...unreadable] };
  }

  /** Writes the documents that differ from those that were read, as long as those are as they were. */
  async function write(documents: HistoryDocuments, known: ReadonlyMap<string, QueryDocumentSnapshot>): Promise<void> {
    const isOther = (id: string) => !isDeepStrictEqual(known.get(id)?.data(), documents[id]);
    const others = [...new Set([...known.keys(), ...Object.keys(documents)])].filter(isOther);
    if (others.length === 0) return;
    let batch = database.batch();
    let bytes = 0;
    for (const id of [...others.filter((other) => other !== head.id), head.id]) {
      const before = known.get(id);
      const size = storedBytes(documents[id]) + storedBytes(before?.data());
      if (bytes > 0 && bytes + size > WRITTEN_AT_ONCE) {
        await batch.commit();
        batch = database.batch();
        bytes = 0;
      }
      writeOnto(batch, history.doc(id), before?.updateTime, documents[id] ?? null);
      bytes += size;
    }
    await batch.commit();
  }

  return {
    async read() {
      // First: whoever makes the history anew meanwhile writes some of it, so nothing older ever overwrites newer.
      const { docs } = await history.get();
      const facts = await past();
      const known = new Map(docs.map((document) => [document.id, document]));
      return { facts, commit: (documents) => write(documents, known) };
    },
    async stale() {
      return (await stale.get()).updateTime ?? null;
    },
    async noteFresh(lastUpdateTime) {
      await stale.delete({ lastUpdateTime });
    },
  };
}
