import {
  type CountedRegistration,
  limits,
  RegistrationStatus,
  type StatusCounts,
  textIn,
  textOrNull,
} from '@arena/domain';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { countOf, type Database, plainFields, toTimestamp } from '../platform/firestore.ts';
import { countByStatus } from '../registrations/store.ts';

/** What is read for the statistics: counts that Firestore makes itself, and a bounded number of registrations. */
export interface StatisticsStore {
  byStatus(): Promise<StatusCounts>;
  /** How many registrations arrived from one instant until before the next, for each two of them. */
  arrivals(edges: readonly Date[]): Promise<number[]>;
  /** The latest registrations since then, a sample, with nothing but what is counted. */
  latest(since: Date): Promise<CountedRegistration[]>;
  /** When the one that has waited longest of those since then arrived, ISO 8601; null where none waits. */
  oldestPending(since: Date): Promise<string | null>;
}

function toCounted(document: QueryDocumentSnapshot): CountedRegistration {
  const { freeFireId, tournamentId, status, createdAt, decidedAt, out } = plainFields(document.data());
  return {
    freeFireId: textIn(freeFireId),
    tournamentId: textIn(tournamentId),
    status: RegistrationStatus.catch('pending').parse(status),
    createdAt: textOrNull(createdAt),
    decidedAt: textOrNull(decidedAt),
    out: textOrNull(out),
  };
}

export function statisticsStore(database: Database): StatisticsStore {
  const registrations = database.collection('registrations');
  return {
    byStatus: () => countByStatus(registrations),

    arrivals(edges) {
      const spans = edges.slice(1).map((until, index) => ({ from: edges[index] ?? until, until }));
      return Promise.all(
        spans.map(({ from, until }) =>
          countOf(
            registrations.where('createdAt', '>=', toTimestamp(from)).where('createdAt', '<', toTimestamp(until)),
          ),
        ),
      );
    },

    async latest(since) {
      const found = await registrations
        .where('createdAt', '>=', toTimestamp(since))
        .orderBy('createdAt', 'desc')
        .limit(limits.statistics.sample)
        .select('freeFireId', 'tournamentId', 'status', 'createdAt', 'decidedAt', 'out')
        .get();
      return found.docs.map(toCounted);
    },

    async oldestPending(since) {
      const waiting = registrations.where('status', '==', 'pending').where('createdAt', '>=', toTimestamp(since));
      const { docs } = await waiting.orderBy('createdAt', 'asc').limit(1).select('createdAt').get();
      return docs[0] === undefined ? null : textOrNull(plainFields(docs[0].data()).createdAt);
    },
  };
}
