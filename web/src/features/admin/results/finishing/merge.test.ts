import { expect, test } from 'vitest';
import { rowsText, sampleRows } from '../sample-server.ts';
import { disputesOf, mergeResults, type Side } from './merge.ts';

const base = sampleRows('a:1:1 b:2:2 c:3:3');
const mine = sampleRows('a:1:9 b:2:2 c:3:7');
const theirs = sampleRows('a:1:1 b:2:5 c:3:8');

test('suggests the only side that changed a row, and none if both did', () => {
  expect(disputesOf(base, mine, theirs).map(({ entryId, suggested }) => [entryId, suggested])).toEqual([
    ['a', 'mine'],
    ['b', 'theirs'],
    ['c', null],
  ]);
});

test('compares two first results without a suggestion', () => {
  const disputes = disputesOf([], sampleRows('a:1:1 b:2:2'), sampleRows('a:1:1 b:2:3'));
  expect(disputes.map(({ entryId, suggested }) => [entryId, suggested])).toEqual([['b', null]]);
});

test.each<{ chosen: Record<string, Side>; rows: string }>([
  { chosen: { a: 'mine', b: 'theirs', c: 'theirs' }, rows: 'a:1:9 b:2:5 c:3:8' },
  { chosen: { a: 'theirs', b: 'mine', c: 'mine' }, rows: 'a:1:1 b:2:2 c:3:7' },
])('merges the chosen sides $chosen', ({ chosen, rows }) => {
  expect(rowsText(mergeResults(mine, disputesOf(base, mine, theirs), chosen))).toBe(rows);
});

test('reads a missing row in theirs as absent', () => {
  const disputes = disputesOf([], sampleRows('a:1:1 b:2:2'), sampleRows('a:1:1'));
  expect(rowsText(mergeResults(sampleRows('a:1:1 b:2:2'), disputes, { b: 'theirs' }))).toBe('a:1:1 b:-');
});
