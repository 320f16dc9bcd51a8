import { expect, test } from 'vitest';
import { rowsText, sampleRows } from '../result-samples';
import { type Column, cellAfter, withCell, withCells } from './grid.ts';

const nobody = sampleRows('a:- b:- c:-');

test.each<{ column: Column; text: string; row: string }>([
  { column: 'placement', text: '3', row: 'a:3:?' },
  { column: 'kills', text: '0', row: 'a:?:0' },
  { column: 'kills', text: ' 12 ', row: 'a:?:12' },
  { column: 'placement', text: '0', row: 'a:-' },
  { column: 'placement', text: '101', row: 'a:-' },
  { column: 'kills', text: '201', row: 'a:-' },
  { column: 'kills', text: '-1', row: 'a:-' },
  { column: 'kills', text: '1.5', row: 'a:-' },
  { column: 'placement', text: 'x', row: 'a:-' },
])('reads $text as $column: $row', ({ column, text, row }) => {
  expect(rowsText(withCell(nobody, 'a', column, text))).toBe(`${row} b:- c:-`);
});

test('an emptied cell is unknown, and an entry without values has played', () => {
  expect(rowsText(withCell(sampleRows('a:1:5'), 'a', 'kills', ''))).toBe('a:1:?');
  expect(rowsText(withCell(sampleRows('a:1:?'), 'a', 'placement', ''))).toBe('a:?:?');
});

test.each<[name: string, from: { index: number; column: Column }, text: string, rows: string, refused: number]>([
  ['both columns', { index: 0, column: 'placement' }, '1\t9\n3\t0\n2\t4\n', 'a:1:9 b:3:0 c:2:4', 0],
  ['one column', { index: 1, column: 'kills' }, '9\r\n0', 'a:- b:?:9 c:?:0', 0],
  ['beyond the last row', { index: 2, column: 'kills' }, '9\n8', 'a:- b:- c:?:9', 1],
  ['beyond the last column', { index: 0, column: 'kills' }, '9\t8', 'a:?:9 b:- c:-', 1],
  ['words', { index: 0, column: 'placement' }, '1\tdos', 'a:1:? b:- c:-', 1],
])('pastes spreadsheet cells: %s', (_name, from, text, rows, refused) => {
  const pasted = withCells(nobody, from, text);
  expect([rowsText(pasted.rows), pasted.refused]).toEqual([rows, refused]);
});

test.each<[key: string, index: number, column: Column, to: string | null]>([
  ['ArrowDown', 0, 'kills', '1 kills'],
  ['Enter', 1, 'placement', '2 placement'],
  ['Enter', 2, 'placement', null],
  ['ArrowUp', 0, 'kills', null],
  ['ArrowRight', 1, 'placement', '1 kills'],
  ['ArrowRight', 1, 'kills', null],
  ['ArrowLeft', 1, 'kills', '1 placement'],
  ['Tab', 1, 'placement', null],
  ['7', 1, 'placement', null],
])('the key %s in row %i, %s, moves to %s', (key, index, column, to) => {
  const next = cellAfter(key, { index, column }, 3);
  expect(next === null ? null : `${next.index} ${next.column}`).toBe(to);
});
