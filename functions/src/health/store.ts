import type { Database } from '../platform/firestore.ts';

export interface HealthStore {
  /** Resolves where the database answers; its fault otherwise. */
  check(): Promise<void>;
}

export function healthStore(database: Database): HealthStore {
  return {
    async check() {
      await database.doc('system/health').get();
    },
  };
}
