import { describe, expect, it } from 'vitest';
import { coalesce } from './coalesce.ts';

/** Work whose runs end when the test says so. */
function controlled() {
  const runs: PromiseWithResolvers<void>[] = [];
  const start = coalesce(() => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  });
  return { runs, start };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('coalesce', () => {
  it('runs at once when nothing runs', () => {
    const { runs, start } = controlled();
    void start();
    expect(runs).toHaveLength(1);
  });

  it('lets all who ask during a run share one run that begins after it', async () => {
    const { runs, start } = controlled();
    const first = start();
    const shared = [start(), start(), start()];
    await settled();
    expect(runs).toHaveLength(1);
    runs[0]?.resolve();
    await first;
    await settled();
    expect(runs).toHaveLength(2);
    runs[1]?.resolve();
    await Promise.all(shared);
    expect(runs).toHaveLength(2);
  });

  it('gives each run its own end: a failure reaches those who shared it, and the next run takes place', async () => {
    const { runs, start } = controlled();
    const first = start();
    const second = start();
    runs[0]?.reject(new Error('first'));
    await expect(first).rejects.toThrow('first');
    await settled();
    runs[1]?.resolve();
    await expect(second).resolves.toBeUndefined();
  });

  it('never runs twice at a time, whenever it is asked', async () => {
    let running = 0;
    let most = 0;
    const start = coalesce(async () => {
      running += 1;
      most = Math.max(most, running);
      await settled();
      running -= 1;
    });
    for (let round = 0; round < 20; round += 1) {
      void start();
      await (round % 2 === 0 ? settled() : start());
    }
    expect(most).toBe(1);
  });
});
