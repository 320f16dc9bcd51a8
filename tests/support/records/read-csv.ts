/** The rows of a table as spreadsheets read it: outside of quotes, a carriage return or a line feed ends a row. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\r|\n|$)/gy;
  for (const [, quoted, plain = '', end] of text.replace(/^\ufeff/, '').matchAll(cell)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  const last = rows.at(-1);
  return last?.length === 1 && last[0] === '' ? rows.slice(0, -1) : rows;
}

/** What a spreadsheet would calculate, wherever it begins a cell, a line, or what a semicolon parts from it. */
export const FORMULA = /(?:^|[\t\n\r\v\f\x85\u2028\u2029;])[^\S\n]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u;

/** What was typed to make rows and formulas of its own. */
export const FORGED: readonly string[] = [
  'Ana\n"=HYPERLINK(""https://example.com"")",99999999,a@b.co,1,Aprobado',
  'Ana\r=1+1',
  'Ana\r\n=1+1',
  'Ana\n\t=1+1',
  'Ana\n  @SUM(A1)',
  'Ana\u2028=1+1',
  'Ana;=1+1',
  '"Ana"\n+1',
  '=1+1',
  ' =1+1',
  '\uff1d1+1',
  '-1+1',
  '\u200b\n-1',
  "'=1+1",
  'Ana",\n"=1+1',
];
