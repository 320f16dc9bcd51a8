import type { Database } from '../platform/firestore.ts';

export interface HealthStore {
  /** Resolves once the database has answered. */
  ping(): Promise<void>;
}

export function healthStore(database: Database): HealthStore {
  return {
    async ping() {
      await database.doc('system/health').get();
    },
  };
}
