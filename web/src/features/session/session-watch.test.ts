// @vitest-environment jsdom
import { limits } from '@arena/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceSignOut, type Watched, watchSession } from './session-watch.ts';

let watched: Watched;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  watched = {
    uid: 'ana',
    expiry: Date.now() + limits.adminSession,
    onRecheck: vi.fn(),
    onExpiry: vi.fn(),
    onSignedOutElsewhere: vi.fn(),
  };
  stop = watchSession(watched);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

test('asks with a new token every 50 minutes', () => {
  vi.advanceTimersByTime(50 * 60_000 - 1);
  expect(watched.onRecheck).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(watched.onRecheck).toHaveBeenLastCalledWith(true);
  vi.advanceTimersByTime(50 * 60_000);
  expect(watched.onRecheck).toHaveBeenCalledTimes(2);
});

test('checks on return to the tab, at most every so often', () => {
  comeBack();
  expect(watched.onRecheck).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  comeBack();
  comeBack();
  expect(vi.mocked(watched.onRecheck).mock.calls).toEqual([[false]]);
});

test('ends when its time is over, and not before', () => {
  vi.advanceTimersByTime(limits.adminSession - 1);
  expect(watched.onExpiry).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(watched.onExpiry).toHaveBeenCalledOnce();
});

test('notices a sign-out of its own account elsewhere only', async () => {
  announceSignOut('bea');
  announceSignOut('ana');
  await vi.waitFor(() => expect(watched.onSignedOutElsewhere).toHaveBeenCalledOnce());
});

test('has nothing left to do once it is stopped', () => {
  stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(limits.adminSession);
  comeBack();
  expect(watched.onRecheck).not.toHaveBeenCalled();
  expect(watched.onExpiry).not.toHaveBeenCalled();
});
