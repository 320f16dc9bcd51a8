import { readFileSync } from 'node:fs';
import { readResult } from '@arena/domain';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { TooLargeWorkbook } from './file-kind.ts';
import { readSheets } from './read-sheets.ts';
import { readInWorker, textOfFiles } from './text-of-files.ts';

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

const utf16 = (text: string) => new Uint8Array([...text].flatMap((letter) => [letter.charCodeAt(0), 0]));
const container = (stream: string) => [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), utf16(stream)];
const archive = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), { level: 0 });

test.each<[string, BlobPart[], string]>([
  ['roto.xlsx', ['no es un libro'], 'No pudimos leer «roto.xlsx».'],
  ['viejo.xls', ['x'], '«viejo.xls» es un Excel antiguo'],
  ['viejo.xlsx', container('Workbook'), '«viejo.xlsx» es un Excel antiguo'],
  ['clave.xlsx', container('EncryptedPackage'), '«clave.xlsx» tiene contraseña'],
  ['sala.ods', [archive({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' })], 'es de LibreOffice (.ods)'],
  ['sala.xlsx', [archive({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' })], 'es de LibreOffice (.ods)'],
  ['foto.csv', [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0])], '«foto.csv» no es una tabla ni un texto'],
  ['vacio.xlsx', [archive({ 'nada.txt': 'x' })], 'No pudimos leer «vacio.xlsx».'],
])('rejects %s with an explanation', async (name, content, message) => {
  await expect(textOfFiles([file(name, ...content)])).rejects.toThrow(message);
});

test('reads a workbook by its contents under another name', async () => {
  const bytes = await workbook().arrayBuffer();
  expect(await textOfFiles([file('salas.csv', bytes)])).toBe(await textOfFiles([file('salas.xlsx', bytes)]));
});

describe('a workbook', () => {
  const bytes = readFileSync(new URL('../../../../tests/fixtures/six-matches.xlsx', import.meta.url));
  const rewritten = (change: (workbookXml: string) => string, more: Record<string, Uint8Array> = {}) => {
    const files = unzipSync(bytes);
    const own = {
      ...files,
      ...more,
      'xl/workbook.xml': strToU8(change(strFromU8(files['xl/workbook.xml'] ?? new Uint8Array()))),
    };
    return zipSync(own).slice().buffer;
  };

  test('gives no hidden sheets', async () => {
    const all = await readSheets(rewritten((xml) => xml));
    const visible = await readSheets(rewritten((xml) => xml.replace(/<sheet /, '<sheet state="hidden" ')));
    expect(visible.map(({ title }) => title)).toEqual(all.slice(1).map(({ title }) => title));
  });

  test('with a sheet that is a chart gives the others', async () => {
    const RELATIONSHIPS = 'xl/_rels/workbook.xml.rels';
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/chartsheet';
    const related = strFromU8(unzipSync(bytes)[RELATIONSHIPS] ?? new Uint8Array());
    const chart = `<Relationship Id="rId99" Type="${type}" Target="chartsheets/sheet1.xml"/></Relationships>`;
    const all = await readSheets(rewritten((xml) => xml));
    const read = await readSheets(
      rewritten((xml) => xml.replace(/<sheet /, '<sheet name="Gráfico" sheetId="99" r:id="rId99"/><sheet '), {
        [RELATIONSHIPS]: strToU8(related.replace('</Relationships>', chart)),
        'xl/chartsheets/sheet1.xml': strToU8('<chartsheet><sheetViews/></chartsheet>'),
      }),
    );
    expect(read).toEqual(all);
  });

  test.each([
    ['bytes', { bytes: 1_000, cells: 1_000_000 }],
    ['cells', { bytes: 40_000_000, cells: 5 }],
  ])('with more %s than the limit is refused', async (_, limits) => {
    await expect(
      readSheets(
        rewritten((xml) => xml),
        limits,
      ),
    ).rejects.toThrow(TooLargeWorkbook);
  });

  test('is given up at the deadline', async () => {
    const worker = { addEventListener: vi.fn(), postMessage: vi.fn(), terminate: vi.fn() };
    await expect(readInWorker(new ArrayBuffer(0), { start: () => worker, most: 1 })).rejects.toThrow(TooLargeWorkbook);
    expect(worker.terminate).toHaveBeenCalled();
  });
});
