import { expect, test } from 'vitest';
import { cellPhone, cellText, textOfCell } from './spreadsheet.ts';

test.each([
  ['Ana Pérez', 'Ana Pérez'],
  ['', ''],
  ['a\nb', 'a\nb'],
  ['a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\nd\ne'],
  ['1=1, a-b, c@d.e', '1=1, a-b, c@d.e'],
  ['=1+1', "'=1+1"],
  ['+52 55 1234 5678', "'+52 55 1234 5678"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\uff1d1', "'\uff1d1"],
  ['  =1', "  '=1"],
  ['\t=1', "\t'=1"],
  ['a\n=1\n\n -2', "a\n'=1\n\n '-2"],
  ['a\r=1', "a\n'=1"],
  ['Solo; =1', "Solo; '=1"],
  ["'=1", "''=1"],
  ['1E5', "'1E5"],
  ['1.5e3', "'1.5e3"],
  ['3/4', "'3/4"],
  ['1-2', "'1-2"],
  ["'1E5", "''1E5"],
  ['2024', '2024'],
  ['2026-11-20 07:00', '2026-11-20 07:00'],
  ['Ninja 1E5', 'Ninja 1E5'],
])('writes %j into a cell as %j', (text, cell) => {
  expect(cellText(text)).toBe(cell);
});

test.each([
  ['+52 55 1234 5678', '(+52) 55 1234 5678'],
  ['+525512345678', '(+525512345678)'],
  ['(442) 900-1111', '\t(442) 900-1111'],
  ['-55 1234 5678', "'-55 1234 5678"],
  ['', ''],
  ['=1+1', "'=1+1"],
  ['pregunta a mi mamá', 'pregunta a mi mamá'],
])('the phone %j is written as %j', (phone, cell) => {
  expect(cellText(cellPhone(phone))).toBe(cell);
});

test.each([
  ['123456789012', '\t123456789012'],
  ['12345678', '12345678'],
])('the number %j is written as %j', (number, cell) => {
  expect(cellText(number)).toBe(cell);
});

test.each(['-Rayo-', "'-Rayo-", '1E5', "'1E5", "''3/4", 'a; =b', '007', '=1;-2'])('reads the text %j back', (text) => {
  expect(textOfCell(cellText(text))).toBe(text);
});

test('writes a very long run of blanks in time', () => {
  const blanks = `a${'\t '.repeat(200_000)}a`;
  expect(cellText(blanks)).toBe(blanks);
});
