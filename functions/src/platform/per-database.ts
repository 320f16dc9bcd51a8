import type { Database } from './firestore.ts';

/** Keeps one value for each database, because tests open several in one process; `of` makes the first. */
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
