import type { Database } from './firestore.ts';

/** Keeps one value per database, because tests open several in one process. `of` creates the value on first use. */
export function perDatabase<T extends object>(make: () => T) {
  const values = new WeakMap<Database, T>();
  return {
    set(db: Database, value: T): void {
      values.set(db, value);
    },
    of(db: Database): T {
      const value = values.get(db) ?? make();
      values.set(db, value);
      return value;
    },
  };
}
