import type { Question } from '@arena/domain';
import { describe, expect, test } from 'vitest';
import { moved } from '../../lib/moved.ts';
import { areOrderedAlike, inOrder, placesOf } from './order.ts';

const named = (id: string, order = 0): Question => ({
  id,
  text: id,
  type: 'text',
  required: false,
  placeholder: '',
  options: [],
  active: true,
  tournamentId: null,
  order,
  revision: 1,
});
const list = (ids: string) => [...ids].map((id, order) => named(id, order));
const idsOf = (questions: readonly Question[]) => questions.map(({ id }) => id).join('');

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 1, 'bac'],
])('moves the thing at %i to %i', (from, to, expected) => {
  expect(moved([...'abc'], from, to).join('')).toBe(expected);
});

test.each([
  ['cab', 'cab'],
  ['c', 'cab'],
  ['', 'abc'],
  ['xcba', 'cba'],
])('puts questions in the order %j, the others after them as they were', (ids, expected) => {
  expect(idsOf(inOrder(list('abc'), [...ids]))).toBe(expected);
});

describe('the places to store', () => {
  test('are none where all is in place', () => {
    expect(placesOf(list('abc'))).toEqual([]);
  });

  test('are those that change, and close gaps', () => {
    expect(placesOf([named('a', 0), named('c', 7), named('b', 1)])).toEqual([
      { id: 'c', order: 1 },
      { id: 'b', order: 2 },
    ]);
  });
});

test.each([
  ['abc', 'abc', true],
  ['abc', 'acb', false],
  ['abxc', 'abc', true],
  ['ac', 'abc', true],
  ['', 'abc', true],
])('%j and %j are ordered alike: %s', (one, other, expected) => {
  expect(areOrderedAlike(list(one), list(other))).toBe(expected);
});
