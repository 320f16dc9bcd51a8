import type { Way } from '../platform/way.ts';

/** What one run goes through at most, in pages; the next one goes on from there. */
const MOST_PAGES = 20;

/** Goes through records once, from where an earlier run came to, and does something to each. It may be done twice. */
export function goOnce(way: Way, doTo: (id: string) => Promise<unknown>): () => Promise<void> {
  let isDone = false;

  async function goOn(): Promise<boolean> {
    let { after, done } = await way.progress();
    for (let page = 0; page < MOST_PAGES && !done; page += 1) {
      const ids = await way.idsAfter(after);
      await Promise.all(ids.map(doTo));
      after = ids.at(-1) ?? after;
      done = ids.length === 0;
      await way.keepProgress({ after, done });
    }
    return done;
  }

  return async () => {
    if (!isDone) isDone = await goOn();
  };
}
