// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#lib/calls/api.ts';
import type { Ordered } from '#lib/editing/order.ts';
import { useOrder } from './use-order.ts';

const orderOf = (ids: string): Ordered[] => [...ids].map((id, order) => ({ id, order }));
const idsOf = (things: readonly Ordered[]) => things.map(({ id }) => id).join('');
const noSignal = () => Promise.reject(new ApiError('Sin señal', { code: 'unavailable', status: 0 }));

/** Three shown items, and their stored order. */
function open() {
  let stored = orderOf('abc');
  const refetch = vi.fn(async () => undefined);
  const place = vi.fn(async (places: Ordered[]) => {
    const next = stored.map((thing) => places.find(({ id }) => id === thing.id) ?? thing);
    stored = next.toSorted((one, other) => one.order - other.order);
  });
  const placing = { read: async () => stored, place, refetch };
  const hook = renderHook(({ shown }) => useOrder(shown, placing), { initialProps: { shown: stored } });
  return {
    place,
    stored: () => idsOf(stored),
    another(ids: string) {
      stored = orderOf(ids);
      hook.rerender({ shown: stored });
    },
    now: () => hook.result.current,
    move: (from: number, to: number) => act(async () => hook.result.current.move(from, to)),
    retry: () => act(async () => hook.result.current.retry?.()),
  };
}

test('does not overwrite an order changed by others while its own was unsaved', async () => {
  const list = open();
  list.place.mockImplementationOnce(noSignal);
  await list.move(0, 2);
  list.another('cab');
  expect(idsOf(list.now().things)).toBe('bca');
  await list.retry();
  expect(list.stored()).toBe('cab');
  expect(list.now().failure).toContain('Alguien más cambió el orden');
  expect(list.now().retry).toBeNull();
});

test('recognises its own order after a lost reply', async () => {
  const list = open();
  const place = list.place.getMockImplementation();
  list.place.mockImplementationOnce(async (places) => {
    await place?.(places);
    await noSignal();
  });
  await list.move(0, 2);
  expect(list.stored()).toBe('bca');
  await list.move(0, 1);
  expect(list.stored()).toBe('cba');
  expect(list.now().failure).toBeNull();
});
