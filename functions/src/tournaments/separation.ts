import { changeOne, type DecideOne } from '../records/change.ts';
import { goOnce } from '../records/once.ts';
import type { StoredTournament, TournamentStore } from './store.ts';

/** Goes once through the tournaments that were stored when all of one was in the document that visitors may read. */
export interface Separation {
  /** Puts what stays inside of each into the document beside it, from where an earlier run came to. */
  run(): Promise<void>;
}

/** Changes nothing: with any change of a record its fields go where they belong. */
const separate: DecideOne<StoredTournament, null> = (current) =>
  current === null ? { result: null } : { result: null, write: { fields: {}, audit: null } };

export function separationService(store: TournamentStore): Separation {
  return { run: goOnce(store, (id) => changeOne(store, id, separate)) };
}
