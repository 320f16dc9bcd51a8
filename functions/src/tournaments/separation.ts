import { changeOne, type DecideOne } from '../records/change.ts';
import type { StoredTournament, TournamentStore } from './store.ts';

/** What one run goes through at most, in pages; the next one goes on from there. */
const MOST_PAGES = 20;

/** Goes once through the tournaments that were stored when all of one was in the document that visitors may read. */
export interface Separation {
  /** Puts what stays inside of each into the document beside it, from where an earlier run came to. */
  run(): Promise<void>;
}

/** Changes nothing: with any change of a record its fields go where they belong. */
const separate: DecideOne<StoredTournament, null> = (current) =>
  current === null ? { result: null } : { result: null, write: { fields: {}, audit: null } };

export function separationService(store: TournamentStore): Separation {
  let isDone = false;

  async function goOn(): Promise<boolean> {
    let { after, done } = await store.progress();
    for (let page = 0; page < MOST_PAGES && !done; page += 1) {
      const ids = await store.idsAfter(after);
      await Promise.all(ids.map((id) => changeOne(store, id, separate)));
      after = ids.at(-1) ?? after;
      done = ids.length === 0;
      await store.keepProgress({ after, done });
    }
    return done;
  }

  return {
    async run() {
      if (!isDone) isDone = await goOn();
    },
  };
}
