import { expect, test } from 'vitest';
import { areOrderedAlike, inOrder, moveItem, type Ordered, placesOf } from './order.ts';

const named = (id: string, order = 0): Ordered => ({ id, order });
const list = (ids: string) => [...ids].map((id, order) => named(id, order));
const idsOf = (things: readonly Ordered[]) => things.map(({ id }) => id).join('');

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [0, 1, 'bac'],
])('moves the item at %i to %i', (from, to, expected) => {
  expect(moveItem([...'abc'], from, to).join('')).toBe(expected);
});

test.each([
  ['cab', 'cab'],
  ['', 'abc'],
  ['xcba', 'cba'],
])('applies the order %j and keeps other items after it', (ids, expected) => {
  expect(idsOf(inOrder(list('abc'), [...ids]))).toBe(expected);
});

test('returns only the changed positions, and closes gaps', () => {
  expect(placesOf([named('a', 0), named('c', 7), named('b', 1)])).toEqual([named('c', 1), named('b', 2)]);
});

test.each([
  ['abc', 'abc', true],
  ['abc', 'acb', false],
  ['abxc', 'abc', true],
])('%j and %j are ordered alike: %s', (one, other, expected) => {
  expect(areOrderedAlike(list(one), list(other))).toBe(expected);
});
