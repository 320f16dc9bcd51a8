import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useReading } from './reading.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['whose clock was set back meanwhile', -3_600_000, 10_000],
  ['that slept meanwhile, and counted nothing', 10_000, 100],
])('the rules are read after ten seconds on a phone %s', (_, clockMoves, runs) => {
  const { result } = renderHook(() => useReading(3));
  vi.setSystemTime(Date.now() + clockMoves);
  expect(result.current.done).toBe(false);
  act(() => vi.advanceTimersByTime(runs));
  expect(result.current).toMatchObject({ secondsLeft: 0, done: true });
});
