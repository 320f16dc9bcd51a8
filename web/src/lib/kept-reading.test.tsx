import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepReading, useReading } from './kept-reading.ts';

const EVERY = 10_000;

let visibility: DocumentVisibilityState;

/** Something to read that counts how often it was. */
function counted() {
  const read = vi.fn(() => Promise.resolve('read'));
  return { read, kept: keepReading('Counting', read, EVERY) };
}

async function turn(to: DocumentVisibilityState): Promise<void> {
  visibility = to;
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
  });
}

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('what is shown is read on being shown and again when it is due, in the foreground alone', async () => {
  const { read, kept } = counted();
  renderHook(() => useReading(kept));
  await pass(0);
  expect(read).toHaveBeenCalledTimes(1);
  await pass(EVERY);
  expect(read).toHaveBeenCalledTimes(2);
  await turn('hidden');
  await pass(10 * EVERY);
  expect(read).toHaveBeenCalledTimes(2);
  await turn('visible');
  expect(read).toHaveBeenCalledTimes(3);
});

test('coming back before it is due reads nothing, nor does anything once it is shown no more', async () => {
  const { read, kept } = counted();
  const { unmount } = renderHook(() => useReading(kept));
  await pass(0);
  await turn('hidden');
  await turn('visible');
  expect(read).toHaveBeenCalledTimes(1);
  unmount();
  await pass(3 * EVERY);
  await turn('visible');
  expect(read).toHaveBeenCalledTimes(1);
});
