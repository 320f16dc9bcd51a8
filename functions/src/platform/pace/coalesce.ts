/**
 * Makes calls of `work` share runs: one runs at a time, and all that ask meanwhile share the one that follows.
 * A caller's run begins no earlier than its call, so it has seen whatever was written before.
 */
export function coalesce<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  let waiting: Promise<T> | null = null;

  function start(): Promise<T> {
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

/** The same for work on one of many things: those who ask for the same one share its runs. */
export function coalesceEach<T>(work: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const asked = new Map<string, { run: () => Promise<T>; callers: number }>();

  return async (key) => {
    const shared = asked.get(key) ?? { run: coalesce(() => work(key)), callers: 0 };
    asked.set(key, shared);
    shared.callers += 1;
    try {
      return await shared.run();
    } finally {
      shared.callers -= 1;
      if (shared.callers === 0) asked.delete(key);
    }
  };
}
