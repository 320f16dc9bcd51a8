import { type Instant, limits, textOrNull, toMillis } from '@arena/domain';
import {
  type DocumentReference,
  FieldPath,
  FieldValue,
  type Query,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
import { claimsOf } from '../claims/store.ts';
import { won } from '../platform/fault.ts';
import { type Database, plainFields, toTimestamp } from '../platform/firestore.ts';
import { pagesOf } from '../platform/page.ts';
import type { Snapshot } from '../records/commit-onto.ts';

/** Something of a tournament, as it was when it was last written. */
export interface Leftover {
  tournamentId: string;
  writtenAt: Timestamp;
}

/** What the erasure asks of the registrations, of what else leads to players, and of the responses to public forms. */
export interface ErasureStore {
  /** Every tournament that there are registrations for, also one that is gone itself; each costs a read. */
  tournamentIds(): AsyncGenerator<string, void, undefined>;
  /** How many registrations name no tournament, so that nobody knows when they are due. */
  strays(): Promise<number>;
  /** When the last registration for a tournament arrived; null where there is none. */
  lastArrival(tournamentId: string): Promise<Instant>;
  /** How many responses of those that arrived before `before` it has before it, at most 200, to be erased and counted. */
  responsesBefore(before: Date): Promise<Snapshot<number, 'erase'>>;
  /** Forgets which responses were deleted before `before`, at most 200; how many it forgot. */
  forgetDeleted(before: Date): Promise<number>;
  /** Deletes the requests for access that were made and decided on before `before`, or made then and not decided on. */
  eraseAccessRequests(before: Date): Promise<void>;
  /** The tournaments of which it is kept that guardians of erased players had said no. */
  withGuardianNos(): AsyncGenerator<Leftover, void, undefined>;
  eraseGuardianNos(tournamentId: string): Promise<unknown>;
  /** The competitions of which entries may still lead to players. */
  competitions(): AsyncGenerator<Leftover, void, undefined>;
  /** Notes that they no longer do, unless it was written since. */
  noteForgotten(competition: Leftover): Promise<void>;
}

const leftoverOf = ({ id, updateTime }: QueryDocumentSnapshot): Leftover => ({
  tournamentId: id,
  writtenAt: updateTime,
});

/** What is asked of what leads to players apart from registrations. */
function leftoverReader(
  database: Database,
): Pick<ErasureStore, 'withGuardianNos' | 'eraseGuardianNos' | 'competitions' | 'noteForgotten'> {
  return {
    async *withGuardianNos() {
      const claims = database.collection('claims').orderBy('refusals').select('refusals');
      for await (const found of pagesOf(claims)) yield leftoverOf(found);
    },

    eraseGuardianNos: (tournamentId) =>
      won(claimsOf(database, tournamentId).tournament.update({ refusals: FieldValue.delete() })),

    async *competitions() {
      const all = database.collection('competitions').orderBy(FieldPath.documentId()).select('forgotten');
      for await (const found of pagesOf(all)) if (found.get('forgotten') !== true) yield leftoverOf(found);
    },

    async noteForgotten({ tournamentId, writtenAt }) {
      const document = database.collection('competitions').doc(tournamentId);
      await document.update({ forgotten: true }, { lastUpdateTime: writtenAt });
    },
  };
}

export function erasureStore(database: Database): ErasureStore {
  const registrations = database.collection('registrations');
  return {
    async *tournamentIds() {
      const inOrder = registrations.orderBy('tournamentId').select('tournamentId').limit(1);
      for (let last = ''; ; ) {
        // Texts alone: whatever else stands there is no tournament, and would be the end of them.
        const { docs } = await inOrder.where('tournamentId', '>', last).get();
        const id: unknown = docs[0]?.get('tournamentId');
        if (typeof id !== 'string') return;
        yield id;
        last = id;
      }
    },

    strays: () =>
      database.runTransaction(
        async (transaction) => {
          const count = async (some: Query) => (await transaction.get(some.count())).data().count;
          return (await count(registrations)) - (await count(registrations.where('tournamentId', '>', '')));
        },
        { readOnly: true },
      ),

    async lastArrival(tournamentId) {
      const ofIt = registrations.where('tournamentId', '==', tournamentId);
      const { docs } = await ofIt.orderBy('createdAt', 'desc').limit(1).select('createdAt').get();
      return docs[0] === undefined ? null : textOrNull(plainFields(docs[0].data()).createdAt);
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

    async eraseAccessRequests(before) {
      const made = database.collection('userRequests').where('requestedAt', '<', toTimestamp(before));
      const inOrder = made.orderBy('requestedAt').select('requestedAt', 'approvedAt', 'rejectedAt');
      for await (const request of pagesOf(inOrder)) {
        const { approvedAt, rejectedAt } = plainFields(request.data());
        const decidedAt = toMillis(textOrNull(approvedAt) ?? textOrNull(rejectedAt));
        if (decidedAt !== null && decidedAt >= before.getTime()) continue;
        const batch = database.batch();
        batch.delete(request.ref, { lastUpdateTime: request.updateTime });
        batch.delete(database.doc(`accessReviews/${request.id}`));
        // One that is decided on meanwhile, or made anew, has other days.
        await won(batch.commit());
      }
    },

    ...leftoverReader(database),
  };
}
