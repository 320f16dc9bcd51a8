import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { recordServerTime, serverNow, useNow, useServerNow } from './clock.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00.400Z') }));

test('rerenders a component only when its result changes, also on return to the tab', () => {
  const rendered = vi.fn();
  renderHook(() => rendered(useNow((now) => now.getUTCMinutes())));
  const first = rendered.mock.calls.length;
  act(() => vi.advanceTimersByTime(58_000));
  expect(rendered).toHaveBeenCalledTimes(first);
  act(() => vi.advanceTimersByTime(2_000));
  expect(rendered).toHaveBeenCalledTimes(first + 1);
  expect(rendered).toHaveBeenLastCalledWith(1);
  vi.setSystemTime(new Date('2026-11-20T12:07:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(rendered).toHaveBeenLastCalledWith(7);
});

test.each([
  ['corrects a phone that is an hour behind', 60 * 60_000, 60 * 60_000],
  ['ignores a difference below two minutes', 119_000, 0],
  ['corrects a difference of two minutes', -120_000, -120_000],
])('server time %s', (_, ahead, hears) => {
  const server = renderHook(() => useServerNow((now) => now.getTime()));
  const phone = renderHook(() => useNow((now) => now.getTime()));
  act(() => recordServerTime(Date.now() + ahead));
  expect(server.result.current - phone.result.current).toBe(hears);
});

test('server time ignores sleep before a response was read', () => {
  const at = Date.now();
  vi.setSystemTime(at + 60 * 60_000);
  recordServerTime(at + 2_000, at);
  expect(serverNow()).toEqual(new Date('2026-11-20T13:00:00Z'));
});
