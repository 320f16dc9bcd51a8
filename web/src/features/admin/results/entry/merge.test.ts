import { startTapping, tap } from '@arena/domain';
import { expect, test } from 'vitest';
import { rowsText, sampleResultMatch, sampleRows } from '../result-samples';
import { disputeId, disputesOf, mergedEntering, mergeResults, type Side } from './merge.ts';
import { baseOf, type Entering, emptyEntering } from './result-drafts';

const baseWith = (rows: string) =>
  baseOf(sampleResultMatch({ rows: rows === '' ? [] : sampleRows(rows), revision: 1 }));
const input = (rows: string, change: Partial<Entering> = {}) => ({
  ...emptyEntering,
  rows: sampleRows(rows),
  ...change,
});

test.each<[what: string, base: string, mine: string, theirs: string, disputes: string[], merged: string]>([
  ['what only one touched', 'a:1:1 b:2:2', 'a:1:9 b:2:2', 'a:1:1 b:2:5', [], 'a:1:9 b:2:5'],
  ['the same change', 'a:1:1 b:2:2', 'a:1:9 b:2:2', 'a:1:9 b:2:2', [], 'a:1:9 b:2:2'],
  ['one field of both', 'a:1:1 b:2:2', 'a:1:7 b:2:2', 'a:1:8 b:2:2', ['a kills'], 'a:1:7 b:2:2'],
  ['another field each', 'a:1:1 b:2:2', 'a:1:7 b:2:2', 'a:3:1 b:2:2', [], 'a:3:7 b:2:2'],
  ['rows not reached yet', '', 'a:1:1 b:- c:-', 'a:1:1 b:2:2 c:3:0', [], 'a:1:1 b:2:2 c:3:0'],
  ['kills not reached yet', '', 'a:1:? b:2:?', 'a:1:4 b:2:0', [], 'a:1:4 b:2:0'],
  ['places of a first result', '', 'a:1:1 b:2:2', 'a:2:1 b:1:2', ['a placement', 'b placement'], 'a:1:1 b:2:2'],
  ['a missing row in theirs', '', 'a:1:1 b:2:2', 'a:1:1', [], 'a:1:1 b:2:2'],
])('disputes and merges %s', (_what, from, mine, theirs, disputes, merged) => {
  const base = baseWith(from);
  expect(disputesOf(base, input(mine), sampleRows(theirs)).map(disputeId)).toEqual(disputes);
  expect(rowsText(mergeResults(base, input(mine), sampleRows(theirs)))).toBe(merged);
});

test('an entry marked as absent is disputed if the other has a place for it', () => {
  const tapping = tap(startTapping(['a', 'b']), { do: 'absent', entryId: 'b' });
  const mine = input('a:- b:-', { tapping });
  const theirs = sampleRows('a:2:1 b:1:4');
  expect(disputesOf(baseWith(''), mine, theirs).map(disputeId)).toEqual(['b played']);
  const rows = (side: Side) => rowsText(mergeResults(baseWith(''), mine, theirs, { 'b played': side }));
  expect([rows('mine'), rows('theirs')]).toEqual(['a:2:1 b:-', 'a:2:1 b:1:4']);
});

test('takes the chosen side of a field', () => {
  const sides = (side: Side) =>
    rowsText(mergeResults(baseWith('a:1:1'), input('a:1:7'), sampleRows('a:1:8'), { 'a kills': side }));
  expect([sides('mine'), sides('theirs')]).toEqual(['a:1:7', 'a:1:8']);
});

test('a merged input keeps paste, questions and kills by player, except where the kills are the other’s', () => {
  const pasted = { text: 'a 7\nb 2\nZorros 1', answers: { x: '' } };
  const playerKills = [
    { entryId: 'a', player: 0, kills: 5 },
    { entryId: 'b', player: 0, kills: 1 },
  ];
  const mine = input('a:1:7 b:2:2', { pasted, playerKills });
  expect(mergedEntering(mine, mine.rows)).toEqual(mine);
  const merged = mergedEntering(mine, sampleRows('a:1:8 b:2:2'));
  expect(merged).toMatchObject({ pasted: { ...pasted, fixed: sampleRows('a:1:8') }, playerKills: [playerKills[1]] });
});
