/**
 * Makes calls of `work` share runs: one runs at a time, and all that ask meanwhile share the one that follows.
 * A caller's run begins no earlier than its call, so it has seen whatever was written before.
 */
export function coalesce(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let waiting: Promise<void> | null = null;

  function start(): Promise<void> {
    waiting = null;
    running = work().finally(() => {
      running = null;
    });
    return running;
  }

  return () => {
    if (waiting !== null) return waiting;
    if (running === null) return start();
    waiting = running.then(start, start);
    return waiting;
  };
}
