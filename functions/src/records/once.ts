import type { Way } from '../platform/way.ts';

/** What one run goes through at most, in pages; the next one goes on from there. */
const MOST_PAGES = 20;

/** Where so many fail something else is wrong than with records of their own: the run goes no further. */
const MOST_FAILED = 100;

/**
 * Goes through records once, from where an earlier run came to, and does something to each. It may be done twice. One
 * that fails holds no others up: each run tries it again, until it is done.
 */
export function goOnce(way: Way, doTo: (id: string) => Promise<unknown>): () => Promise<void> {
  let isDone = false;

  async function goOn(): Promise<boolean> {
    const faults: unknown[] = [];
    const failing = async (ids: readonly string[]) => {
      const ended = await Promise.allSettled(ids.map((id) => doTo(id)));
      faults.push(...ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])));
      return ids.filter((_, index) => ended[index]?.status === 'rejected');
    };
    let { after, failed, done } = await way.progress();
    failed = await failing(failed);
    for (let page = 0; page < MOST_PAGES && !done && failed.length < MOST_FAILED; page += 1) {
      const ids = await way.idsAfter(after);
      failed = [...failed, ...(await failing(ids))];
      after = ids.at(-1) ?? after;
      done = ids.length === 0 && failed.length === 0;
      await way.keepProgress({ after, failed, done });
      if (ids.length === 0) break;
    }
    if (faults.length > 0) throw faults[0];
    return done;
  }

  return async () => {
    if (!isDone) isDone = await goOn();
  };
}
