import { describe, expect, it } from 'vitest';
import { coalesce, coalesceEach } from './coalesce.ts';

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
  it('lets all callers during a run share the next run', async () => {
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

  it('gives each run its own result: a failure reaches its callers only, and the next run starts', async () => {
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

it('coalesceEach runs for each key by itself, and coalesces the calls of one key', async () => {
  const runs: { key: string; end: PromiseWithResolvers<string> }[] = [];
  const start = coalesceEach((key) => {
    const end = Promise.withResolvers<string>();
    runs.push({ key, end });
    return end.promise;
  });
  const first = start('copa');
  void start('liga');
  const shared = [start('copa'), start('copa')];
  runs[0]?.end.resolve('as it was');
  await expect(first).resolves.toBe('as it was');
  await settled();
  runs[2]?.end.resolve('as it is');
  await expect(Promise.all(shared)).resolves.toEqual(['as it is', 'as it is']);
  expect(runs.map(({ key }) => key)).toEqual(['copa', 'liga', 'copa']);
});
