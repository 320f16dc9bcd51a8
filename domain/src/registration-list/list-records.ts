import { type CellLine, cellsOfLines, linesOf } from '../competition/reading/delimited.ts';
import { textOfCell } from '../text/spreadsheet.ts';

/** A row of a list with its cells; one cell if nothing separates them. */
export type ListRecord = CellLine;

/** Parses a strict CSV: every quote is closed at the end of its cell, and all rows have the same number of cells. */
function parseStrict(text: string, separator: string): ListRecord[] | null {
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^"${separator}\\r\\n][^${separator}\\r\\n]*)|)(${separator}|\\r\\n|\\n|\\r|$)`,
    'y',
  );
  const records: ListRecord[] = [];
  let [line, start] = [1, 0];
  let record: ListRecord = { line, text: '', cells: [] };
  while (start < text.length) {
    const from = cell.lastIndex;
    const found = cell.exec(text);
    if (found === null) return null;
    const [whole, quoted, plain = '', end = ''] = found;
    record.cells.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === separator) continue;
    record.text = text.slice(start, from + whole.length - end.length);
    if (record.cells.some((each) => each.trim() !== '')) records.push(record);
    start = cell.lastIndex;
    line += record.text.split(/\r\n|\n|\r/).length;
    record = { line, text: '', cells: [] };
  }
  const width = records[0]?.cells.length ?? 0;
  return width > 1 && records.every(({ cells }) => cells.length === width) ? records : null;
}

function strictRecords(text: string): ListRecord[] | null {
  if (!text.includes('"')) return null;
  for (const separator of [',', ';', '\t']) {
    const records = parseStrict(text, separator);
    if (records !== null) return records;
  }
  return null;
}

/** Splits a list into rows of cells. */
export function recordsOf(text: string): ListRecord[] {
  const records =
    strictRecords(text.replace(/^\uFEFF/, '')) ?? cellsOfLines(linesOf(text).filter((each) => each.text.trim() !== ''));
  return records.map((record) => ({ ...record, cells: record.cells.map(textOfCell) }));
}
