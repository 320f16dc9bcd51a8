// @vitest-environment jsdom
import { limits } from '@arena/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Watched, watchSession } from './session-watch.ts';

let watched: Watched;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  const heard = { onRecheck: vi.fn(), onExpiry: vi.fn(), onStorage: vi.fn(), onSignedOutElsewhere: vi.fn() };
  watched = { uid: 'ana', expiry: Date.now() + limits.adminSession, ...heard };
  stop = watchSession(watched);
});
afterEach(() => stop());

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

test('rechecks every 50 minutes, and on return to the tab at most every 10 s', () => {
  comeBack();
  expect(watched.onRecheck).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  comeBack();
  comeBack();
  expect(vi.mocked(watched.onRecheck).mock.calls).toEqual([[false]]);
  vi.advanceTimersByTime(50 * 60_000 - 10_001);
  expect(watched.onRecheck).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(watched.onRecheck).toHaveBeenLastCalledWith(true);
  vi.advanceTimersByTime(50 * 60_000);
  expect(watched.onRecheck).toHaveBeenCalledTimes(3);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
