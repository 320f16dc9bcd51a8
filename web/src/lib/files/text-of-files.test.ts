import { readFileSync } from 'node:fs';
import { readResult } from '@arena/domain';
import { expect, test } from 'vitest';
import { textOfFiles } from './text-of-files.ts';

const lobby = ['LOUD', 'Los Pumas', 'Fluxo'].map((name) => ({ id: name, name, players: [], aliases: [] }));
const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);
const workbook = () =>
  file('seis.xlsx', readFileSync(new URL('../../../../tests/fixtures/six-matches.xlsx', import.meta.url)));

test('reads a text file in UTF-8 and in the encoding of spreadsheets', async () => {
  expect(await textOfFiles([file('a.csv', '\uFEFFPuesto;Equipo\n1;LOUD')])).toContain('1;LOUD');
  expect(await textOfFiles([file('a.csv', new Uint8Array([0xc1, 0x67, 0x75, 0x69, 0x6c, 0x61, 0x73]))])).toBe(
    'Águilas',
  );
});

test('reads each sheet of a workbook as a match, except the totals', async () => {
  const { matches } = readResult(await textOfFiles([workbook()]), lobby);
  expect(matches).toHaveLength(6);
  expect(matches.map(({ questions }) => questions.length)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(matches[0]?.rows.map(({ entryId, placement, kills }) => [entryId, placement, kills])).toEqual([
    ['LOUD', 2, 1],
    ['Los Pumas', 3, 6],
    ['Fluxo', 1, 4],
  ]);
});

test.each([
  ['roto.xlsx', 'no es un libro', 'No pudimos leer «roto.xlsx».'],
  ['viejo.xls', 'x', '«viejo.xls» es un Excel antiguo'],
])('rejects %s with an explanation', async (name, content, message) => {
  await expect(textOfFiles([file(name, content)])).rejects.toThrow(message);
});
