import { type Instant, limits } from '@arena/domain';
import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { type Database, plainFields, toTimestamp } from '../platform/firestore.ts';
import type { Snapshot } from '../records/commit-onto.ts';

/** What the erasure asks of the registrations, and of the responses to public forms. */
export interface ErasureStore {
  /** Every tournament that there are registrations for, also one that is gone itself; each costs a read. */
  tournamentIds(): AsyncGenerator<string, void, undefined>;
  /** When the last registration for a tournament arrived; null where there is none. */
  lastArrival(tournamentId: string): Promise<Instant>;
  /** How many responses of those that arrived before `before` it has before it, at most 200, to be erased and counted. */
  responsesBefore(before: Date): Promise<Snapshot<number, 'erase'>>;
  /** Forgets which responses were deleted before `before`, at most 200; how many it forgot. */
  forgetDeleted(before: Date): Promise<number>;
}

export function erasureStore(database: Database): ErasureStore {
  const registrations = database.collection('registrations');
  return {
    async *tournamentIds() {
      const inOrder = registrations.orderBy('tournamentId').select('tournamentId').limit(1);
      for (let last: string | null = null; ; ) {
        const { docs } = await (last === null ? inOrder : inOrder.where('tournamentId', '>', last)).get();
        const id: unknown = docs[0]?.get('tournamentId');
        if (typeof id !== 'string') return;
        yield id;
        last = id;
      }
    },

    async lastArrival(tournamentId) {
      const ofIt = registrations.where('tournamentId', '==', tournamentId);
      const { docs } = await ofIt.orderBy('createdAt', 'desc').limit(1).select('createdAt').get();
      const createdAt = docs[0] && plainFields(docs[0].data()).createdAt;
      return typeof createdAt === 'string' ? createdAt : null;
    },

    async responsesBefore(before) {
      const old = database.collectionGroup('responses').where('receivedAt', '<', toTimestamp(before));
      const { docs } = await old.orderBy('receivedAt').select().limit(limits.batch).get();
      const formOf = ({ ref }: { ref: DocumentReference }) => ref.parent.parent?.path ?? '';
      const paths = [...new Set(docs.map(formOf))];
      const forms = paths.length === 0 ? [] : await database.getAll(...paths.map((path) => database.doc(path)));
      return {
        facts: docs.length,
        async commit() {
          const batch = database.batch();
          for (const { ref, updateTime } of docs) batch.delete(ref, { lastUpdateTime: updateTime });
          for (const { ref, exists } of forms) {
            if (!exists) continue;
            const erased = docs.filter((document) => formOf(document) === ref.path).length;
            batch.update(ref, { erasedResponses: FieldValue.increment(erased) });
          }
          await batch.commit();
        },
      };
    },

    async forgetDeleted(before) {
      const deleted = database.collectionGroup('responses').where('deletedAt', '<', toTimestamp(before));
      const { docs } = await deleted.orderBy('deletedAt').select().limit(limits.batch).get();
      const batch = database.batch();
      for (const { ref } of docs) batch.delete(ref);
      await batch.commit();
      return docs.length;
    },
  };
}
