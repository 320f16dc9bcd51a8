import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { recordServerTime, serverNow, useNow, useServerNow } from './clock.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00.400Z') }));

test('a component is rendered again only when its own result changes, or on return to its tab', () => {
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
  ['an hour behind', 60 * 60_000, 60 * 60_000],
  ['less than two minutes off', 119_000, 0],
  ['two minutes off', -120_000, -120_000],
])('on a phone that is %s things open by the server’s clock', (_, ahead, hears) => {
  const server = renderHook(() => useServerNow((now) => now.getTime()));
  const phone = renderHook(() => useNow((now) => now.getTime()));
  act(() => recordServerTime(Date.now() + ahead));
  expect(server.result.current - phone.result.current).toBe(hears);
});

test('a phone that slept before it read an answer isn’t behind by its sleep', () => {
  const at = Date.now();
  vi.setSystemTime(at + 60 * 60_000);
  recordServerTime(at + 2_000, at);
  expect(serverNow()).toEqual(new Date('2026-11-20T13:00:00Z'));
});
