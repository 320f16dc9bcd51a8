import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLoadedSoon } from './load-soon.ts';

const idle = () => act(() => vi.advanceTimersByTimeAsync(2_000));

test('what a screen needs later is loaded once the screen has what it shows, and not before', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.resolve());
  const loads = [load];
  const { rerender } = renderHook(({ isTime }) => useLoadedSoon(loads, isTime), { initialProps: { isTime: false } });
  await idle();
  expect(load).not.toHaveBeenCalled();
  rerender({ isTime: true });
  await idle();
  expect(load).toHaveBeenCalledOnce();
  rerender({ isTime: true });
  await idle();
  expect(load).toHaveBeenCalledOnce();
});

test('a failed load of what a screen needs later disturbs nothing', async () => {
  vi.useFakeTimers();
  const loads = [() => Promise.reject(new TypeError('Failed to fetch'))];
  renderHook(() => useLoadedSoon(loads));
  await idle();
});
