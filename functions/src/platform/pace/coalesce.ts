/**
 * Merges concurrent calls of `work`: one runs at a time, and all calls during a run share the next one. A caller's run
 * begins after the call, so it sees every earlier write.
 */
function coalesce<T>(work: () => Promise<T>): () => Promise<T> {
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

/** Does the same for each key separately. */
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
