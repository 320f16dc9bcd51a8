import type { Instant } from '@arena/domain';
import { type Database, plainFields } from '../platform/firestore.ts';

/** What the erasure asks of the registrations. */
export interface ErasureStore {
  /** Every tournament that there are registrations for, also one that is gone itself; each costs a read. */
  tournamentIds(): AsyncGenerator<string, void, undefined>;
  /** When the last registration for a tournament arrived; null where there is none. */
  lastArrival(tournamentId: string): Promise<Instant>;
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
  };
}
