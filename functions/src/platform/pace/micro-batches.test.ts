import { describe, expect, it } from 'vitest';
import { microBatches } from './micro-batches.ts';

/** Batches whose runs end when the test says so. */
function controlled(most = 3) {
  const runs: { key: string; jobs: readonly number[]; end: () => void }[] = [];
  const arrived: (() => void)[] = [];
  const add = microBatches<number>(
    (key, jobs) =>
      new Promise((end) => {
        runs.push({ key, jobs, end });
        for (const tell of arrived.splice(0)) tell();
      }),
    { window: 2, most },
  );
  return { runs, add, next: () => new Promise<void>((resolve) => arrived.push(resolve)) };
}

describe('micro-batches', () => {
  it('run one after the other, in order, never larger than allowed', async () => {
    const { runs, add, next } = controlled();
    for (const job of [1, 2, 3, 4, 5, 6, 7]) add('a', job);
    for (const expected of [[1, 2, 3], [4, 5, 6], [7]]) {
      await next();
      expect(runs.at(-1)?.jobs).toEqual(expected);
      runs.at(-1)?.end();
    }
  });

  it('put operations during a run into the next one, without another wait', async () => {
    const { runs, add, next } = controlled();
    add('a', 1);
    await next();
    add('a', 2);
    add('a', 3);
    expect(runs).toHaveLength(1);
    runs[0]?.end();
    await next();
    expect(runs[1]?.jobs).toEqual([2, 3]);
  });

  it("with different keys don't wait for each other", async () => {
    const { runs, add, next } = controlled();
    add('a', 1);
    await next();
    add('b', 2);
    await next();
    expect(runs.map(({ key }) => key)).toEqual(['a', 'b']);
  });

  it('start afresh once all is done', async () => {
    const { runs, add, next } = controlled();
    add('a', 1);
    await next();
    runs[0]?.end();
    await new Promise((resolve) => setImmediate(resolve));
    add('a', 2);
    await next();
    expect(runs[1]?.jobs).toEqual([2]);
  });
});
