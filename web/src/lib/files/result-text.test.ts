import { expect, test, vi } from 'vitest';
import { DeadlineExceeded } from './file-worker.ts';
import { readLongResult } from './result-text.ts';

const lobby = ['LOUD', 'Fluxo'].map((name) => ({ id: name, name, players: [], aliases: [] }));
const text = '1 LOUD 4\n2 Fluxo 3';

/** A worker that never answers, or fails at once. */
const idleWorker = (fails: boolean) => ({
  addEventListener: vi.fn((event: string, listener: () => void) => {
    if (fails && event === 'error') listener();
  }),
  postMessage: vi.fn(),
  terminate: vi.fn(),
});

test('a long text is given up at the deadline, and its worker stopped', async () => {
  const worker = idleWorker(false);
  await expect(readLongResult(text, lobby, {}, { start: () => worker, most: 1 })).rejects.toThrow(DeadlineExceeded);
  expect(worker.terminate).toHaveBeenCalled();
});

test('a long text that is changed meanwhile stops its worker', async () => {
  const worker = idleWorker(false);
  const stop = new AbortController();
  const reading = readLongResult(text, lobby, {}, { start: () => worker, signal: stop.signal });
  stop.abort();
  await expect(reading).rejects.toThrow();
  expect(worker.terminate).toHaveBeenCalled();
});

test('a long text is read in the page if no worker starts', async () => {
  const { rows } = await readLongResult(text, lobby, {}, { start: () => idleWorker(true) });
  expect(rows.map(({ entryId, kills }) => [entryId, kills])).toEqual([
    ['LOUD', 4],
    ['Fluxo', 3],
  ]);
});
