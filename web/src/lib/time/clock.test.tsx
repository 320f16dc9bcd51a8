import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { recordServerTime, serverNow, useNow, useServerNow } from './clock.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00.400Z') }));

function pass(milliseconds: number): void {
  act(() => vi.advanceTimersByTime(milliseconds));
}

const minuteOf = (now: Date) => now.getUTCMinutes();
/** Renders a component that uses `select`, and counts how often it was rendered. */
function watch<T>(select: (now: Date) => T) {
  const rendered = vi.fn();
  const hook = renderHook(() => {
    const value = useNow(select);
    rendered(value);
    return value;
  });
  return { hook, value: () => hook.result.current, renders: () => rendered.mock.calls.length };
}

test('a component is rendered again only when its own result changes', () => {
  const minute = watch(minuteOf);
  const first = minute.renders();
  pass(58_000);
  expect([minute.value(), minute.renders()]).toEqual([0, first]);
  pass(2_000);
  expect([minute.value(), minute.renders()]).toEqual([1, first + 1]);
});

test('a tab that comes back knows the time at once', () => {
  const minute = watch(minuteOf);
  vi.setSystemTime(new Date('2026-11-20T12:07:00Z'));
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(minute.value()).toBe(7);
});

test.each([
  { phone: 'an hour behind', ahead: 60 * 60_000, hears: 60 * 60_000 },
  { phone: 'less than two minutes off', ahead: 119_000, hears: 0 },
  { phone: 'two minutes off', ahead: -120_000, hears: -120_000 },
])('on a phone that is $phone things open by the server’s clock', ({ ahead, hears }) => {
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
