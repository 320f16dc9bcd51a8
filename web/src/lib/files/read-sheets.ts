import type { ResultPart } from '@arena/domain';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import { TooLargeWorkbook } from './file-kind.ts';

/** Limits of a workbook: larger ones freeze a phone. */
const workbookLimits = {
  /** Bytes of its unpacked sheets. */
  bytes: 40_000_000,
  /** Rows times columns of a sheet. The reader fills the gaps between cells. */
  cells: 1_000_000,
};

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return (cell instanceof Date ? cell.toISOString() : String(cell)).replace(/\s+/g, ' ');
}

/** Unpacks the sheets' XML, up to a limit. @throws {TooLargeWorkbook} */
function unpacked(bytes: Uint8Array, most: number): Record<string, Uint8Array> {
  let total = 0;
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(?:xml|rels)$/.test(name)) return false;
      total += originalSize;
      if (total > most) throw new TooLargeWorkbook();
      return true;
    },
  });
}

function columnNumber(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

/** Returns the rows times the columns that a sheet's cells span. */
function spanOf(sheet: string): number {
  let [rows, columns] = [0, 0];
  for (const [, letters = '', row = ''] of sheet.matchAll(/<(?:\w+:)?c [^<>]*?\br="([A-Z]{1,3})(\d{1,7})"/g)) {
    rows = Math.max(rows, Number(row));
    columns = Math.max(columns, columnNumber(letters));
  }
  return rows * columns;
}

const SHEET = /<(?:\w+:)?sheet\s[^<>]*>/g;

/** Lists for each sheet whether it is hidden. */
function hiddenSheets(workbook: string): boolean[] {
  const sheets = workbook.match(SHEET) ?? [];
  return sheets.map((sheet) => /\sstate="(?:hidden|veryHidden)"/.test(sheet));
}

/** Returns the list of sheets without those of one chart each, which the reader can't take. */
function withoutCharts(workbook: string, relationships: string): string {
  const charts = (relationships.match(/<Relationship\s[^<>]*>/g) ?? [])
    .filter((one) => /\/(?:chart|dialog)sheet"/.test(one))
    .map((one) => /\sId="([^"]*)"/.exec(one)?.[1]);
  return workbook.replace(SHEET, (sheet) => (charts.includes(/\s\w+:id="([^"]*)"/.exec(sheet)?.[1]) ? '' : sheet));
}

const WORKBOOK = 'xl/workbook.xml';
const RELATIONSHIPS = 'xl/_rels/workbook.xml.rels';

/** Reads the visible sheets of a workbook as text. @throws {TooLargeWorkbook} */
export async function readSheets(bytes: ArrayBuffer, limits = workbookLimits): Promise<ResultPart[]> {
  const files = unpacked(new Uint8Array(bytes), limits.bytes);
  const sheetFiles = Object.entries(files).filter(([name]) => /worksheets\/[^/]+\.xml$/.test(name));
  if (sheetFiles.some(([, file]) => spanOf(strFromU8(file)) > limits.cells)) throw new TooLargeWorkbook();
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const workbook = withoutCharts(textOf(WORKBOOK), textOf(RELATIONSHIPS));
  const hidden = hiddenSheets(workbook);
  const hasCharts = workbook !== textOf(WORKBOOK);
  const own = hasCharts ? zipSync({ ...files, [WORKBOOK]: strToU8(workbook) }, { level: 0 }).slice().buffer : bytes;
  const sheets = await readWorkbook(own);
  return sheets
    .filter((_, at) => hidden[at] !== true)
    .map(({ sheet, data }) => ({ title: sheet, text: data.map((row) => row.map(cellText).join('\t')).join('\n') }));
}
