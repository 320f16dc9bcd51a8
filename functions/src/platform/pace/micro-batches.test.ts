import { expect, it } from 'vitest';
import { microBatches } from './micro-batches.ts';

/** Batches of at most three jobs whose runs end when the test says so. */
function controlled() {
  const runs: { key: string; jobs: readonly number[]; end: () => void }[] = [];
  const arrived: (() => void)[] = [];
  const add = microBatches<number>(
    (key, jobs) =>
      new Promise((end) => {
        runs.push({ key, jobs, end });
        for (const tell of arrived.splice(0)) tell();
      }),
    { window: 2, most: 3 },
  );
  return { runs, add, next: () => new Promise<void>((resolve) => arrived.push(resolve)) };
}

it('runs jobs in order, one batch at a time, and again after an idle period', async () => {
  const { runs, add, next } = controlled();
  const batches = () => runs.map(({ jobs }) => jobs);
  for (const job of [1, 2, 3, 4]) add('a', job);
  await next();
  add('a', 5);
  expect(batches()).toEqual([[1, 2, 3]]);
  runs[0]?.end();
  await next();
  runs[1]?.end();
  await new Promise((resolve) => setImmediate(resolve));
  add('a', 6);
  await next();
  expect(batches()).toEqual([[1, 2, 3], [4, 5], [6]]);
});

it('runs batches of different keys at the same time', async () => {
  const { runs, add, next } = controlled();
  add('a', 1);
  await next();
  add('b', 2);
  await next();
  expect(runs.map(({ key }) => key)).toEqual(['a', 'b']);
});
