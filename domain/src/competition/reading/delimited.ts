import { tallyOf } from '../../grouped-by.ts';
import * as limits from '../../limits/limits.ts';
import { isCommentary, roleOfHeading } from './vocabulary.ts';

/** One line of the original text. */
export interface SourceLine {
  /** From 1. */
  line: number;
  text: string;
}

/** A line split into cells. */
export interface CellLine extends SourceLine {
  cells: string[];
}

const IOS =
  /^[\u200e\u200f]?\[\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},?\s\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?\]\s[^:]{1,60}:\s?/iu;
const ANDROID =
  /^[\u200e\u200f]?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},?\s\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?\s-\s(?:[^:]{1,60}:\s?)?/iu;

/** Splits a text into lines, without the prefixes of exported chats; blank lines included. */
export function linesOf(text: string): SourceLine[] {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .split('\n')
    .map((each, index) => ({ line: index + 1, text: each.replace(IOS, '').replace(ANDROID, '') }));
}

/** True if the quote at `at` encloses a cell: the next one ends it. A name may begin with a quote, too. */
function enclosesCell(lines: readonly SourceLine[], row: number, at: number, separator: string): boolean {
  // A quote alone in its cell is a ditto mark.
  if (separator === '\t' && lines[row]?.text[at + 1] === separator) return false;
  for (let [below, from] = [row, at + 1]; below < lines.length; [below, from] = [below + 1, 0]) {
    const text = lines[below]?.text ?? '';
    let quote = text.indexOf('"', from);
    while (quote >= 0 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
    if (quote < 0) continue;
    const after = text.slice(quote + 1).replace(/^ +/, '');
    return after === '' || after.startsWith(separator);
  }
  return false;
}

/** Splits text into records of cells; cells in quotes may hold the separator, quotes and line ends. */
function parseQuoted(lines: readonly SourceLine[], separator: string): CellLine[] {
  const records: CellLine[] = [];
  let open: { record: CellLine; cell: string } | null = null;
  for (const [row, { line, text }] of lines.entries()) {
    const record: CellLine = open?.record ?? { line, text, cells: [] };
    let cell: string | null = open === null ? null : `${open.cell}\n`;
    let isQuoted: boolean = open !== null;
    for (let at = 0; at < text.length; at += 1) {
      const character = text[at];
      if (isQuoted) {
        if (character !== '"') cell = `${cell ?? ''}${character}`;
        else if (text[at + 1] === '"') {
          cell = `${cell ?? ''}"`;
          at += 1;
        } else isQuoted = false;
      } else if (character === '"' && (cell ?? '').trim() === '' && enclosesCell(lines, row, at, separator)) {
        isQuoted = true;
        cell = '';
      } else if (character === separator) {
        record.cells.push(cell ?? '');
        cell = null;
      } else cell = `${cell ?? ''}${character}`;
    }
    open = isQuoted ? { record, cell: cell ?? '' } : null;
    if (isQuoted) continue;
    record.cells.push(cell ?? '');
    records.push(record);
  }
  // A quote without its closing quote is an ordinary character.
  if (open !== null) return lines.map((each) => ({ ...each, cells: each.text.split(separator) }));
  return records.map((record) => ({ ...record, cells: record.cells.map((each) => each.trim()) }));
}

const BARS = /[|│┃]/;
const RULE = /^[\s|│┃+:=─━_-]*$/u;

function splitBars({ line, text }: SourceLine): CellLine {
  const headings = text.trim().startsWith('!') ? text.trim().replace('!', '|').replaceAll('!!', '||') : text;
  const inner = headings
    .trim()
    .replace(/^[|│┃]/u, '')
    .replace(/[|│┃]$/u, '');
  const cells = inner.includes('||') ? inner.split('||') : inner.split(BARS);
  return { line, text, cells: cells.map((cell) => cell.trim()) };
}

/** More rows or columns than a result has. */
const MAX_SPAN = 100;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(\w+|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .trim();
}

const spanOf = (tag: string, direction: 'row' | 'col') =>
  Math.min(MAX_SPAN, Number(new RegExp(`\\s${direction}span\\s*=\\s*["']?(\\d{1,3})`, 'i').exec(tag)?.[1] ?? 1) || 1);

/** Adds the cells of a row, and an empty one for each that spans it; `open` counts the rows left by column. */
function spannedCells(row: string, open: number[]): string[] {
  const cells: string[] = [];
  const skip = () => {
    while ((open[cells.length] ?? 0) > 0) {
      open[cells.length] = (open[cells.length] ?? 0) - 1;
      cells.push('');
    }
  };
  for (const [, tag = '', content = ''] of row.matchAll(/<t[dh]([^<>]*)>([\s\S]*?)(?=<\/?t[dhr]|$)/gi)) {
    skip();
    const below = spanOf(tag, 'row') - 1;
    for (let column = 0; column < spanOf(tag, 'col'); column += 1) {
      open[cells.length] = below;
      cells.push(column === 0 ? plainText(content) : '');
    }
  }
  skip();
  return cells;
}

/** Reads the rows of an HTML table, or null. */
function htmlRows(lines: readonly SourceLine[]): CellLine[] | null {
  if (!lines.some(({ text }) => /<t[dh][\s>]/i.test(text))) return null;
  const rows: CellLine[] = [];
  const whole = lines.map(({ text }) => text).join('\n');
  const open: number[] = [];
  let [line, from] = [1, 0];
  for (const found of whole.matchAll(/<tr[\s>]([\s\S]*?)(?=<\/tr|<tr|$)/gi)) {
    line += countOf(whole.slice(from, found.index), '\n');
    from = found.index;
    rows.push({
      line: lines[line - 1]?.line ?? line,
      text: plainText(found[0].replace(/<\/t[dh]>/gi, ' ')),
      cells: spannedCells(found[1] ?? '', open),
    });
  }
  return rows;
}

/** The most frequent number of cells, and its number of lines. */
function usualCount(counts: readonly number[]): { count: number; lines: number } {
  const tally = tallyOf(counts.filter((count) => count > 0));
  const [count = 0, lines = 0] = [...tally].sort((a, b) => b[1] - a[1])[0] ?? [];
  return { count, lines };
}

const countOf = (text: string, separator: string) => text.split(separator).length - 1;

/** True if a line of headings has as many commas as most other lines, which may hold numbers alone. */
function isHeadedByCommas(head: string, lines: readonly SourceLine[]): boolean {
  const cells = head.split(',');
  const isHead = cells.length > 2 && cells.every((cell) => roleOfHeading(cell) !== null);
  const same = lines.filter(({ text }) => countOf(text, ',') === cells.length - 1);
  return isHead && lines.length > 1 && same.length > lines.length / 2;
}

function separatorOf(lines: readonly SourceLine[]): string | null {
  const filled = lines.filter(({ text }) => text.trim() !== '' && !RULE.test(text));
  for (const separator of ['\t', ';']) {
    const { lines: usual } = usualCount(filled.map(({ text }) => countOf(text, separator)));
    if (usual > 0 && usual >= filled.length / 2) return separator;
  }
  const [head] = filled;
  if (head !== undefined && isHeadedByCommas(head.text, filled)) return ',';
  const talking = filled.filter(({ text }) => !isCommentary(text.toLowerCase()) || text.includes(','));
  // A comma between digits may be a decimal comma.
  const bare = talking.map(({ text }) => text.replace(/"(?:[^"]|"")*"/g, '"'));
  const commas = usualCount(bare.map((text) => (/(?<!\d),|,(?!\d)/.test(text) ? countOf(text, ',') : 0)));
  const isTight = talking.filter(({ text }) => /,\S|,$/.test(text)).length >= talking.length / 2;
  return commas.count >= 1 && isTight && commas.lines >= talking.length / 2 ? ',' : null;
}

/** Errors of a spreadsheet's formulas in English, Spanish and Portuguese: '#N/A', '#¡REF!', '#¿NOMBRE?'. */
const CELL_ERROR = /^#(?:n\/[ad]|[¡¿]?[\p{L}\d/]{2,12}[!?])$/iu;

/** Empties the errors of formulas. A line with more cells than any table is prose: one cell. */
function boundedLine(each: CellLine): CellLine {
  const { cellsPerLine } = limits.competition;
  if (each.cells.length < 2) return each;
  if (each.cells.findLastIndex((cell) => cell !== '') >= cellsPerLine) return { ...each, cells: [each.text] };
  return { ...each, cells: each.cells.slice(0, cellsPerLine).map((cell) => (CELL_ERROR.test(cell) ? '' : cell)) };
}

/** Signs and words that repeat the cell above. */
const DITTO = /^(?:["“”„″〃´`']{1,2}|[ií]dem|ditto)$/iu;

/** Fills ditto marks with the cell above. */
function withRepeated(rows: readonly CellLine[]): CellLine[] {
  const filled: CellLine[] = [];
  for (const row of rows) {
    const above = filled.at(-1)?.cells ?? [];
    const isMark = (cell: string, at: number) => DITTO.test(cell) && (above[at] ?? '') !== '';
    const isRepeating = row.cells.length > 1 && row.cells.some(isMark);
    const cells = isRepeating ? row.cells.map((cell, at) => (isMark(cell, at) ? (above[at] ?? '') : cell)) : row.cells;
    filled.push({ ...row, cells });
  }
  return filled;
}

/** Splits lines at the most frequent separator; a line without one is one cell. */
export function cellsOfLines(lines: readonly SourceLine[]): CellLine[] {
  return withRepeated(splitLines(lines).map(boundedLine));
}

function splitLines(lines: readonly SourceLine[]): CellLine[] {
  const filled = lines.filter(({ text }) => text.trim() !== '');
  const html = htmlRows(filled);
  if (html !== null) return html;
  const separator = separatorOf(filled);
  if (separator !== null)
    return parseQuoted(filled, separator).filter(({ cells }) => cells.some((cell) => cell !== ''));
  const barred = filled.filter(({ text }) => BARS.test(text.trim().slice(1, -1)));
  if (barred.length >= filled.length / 2 && barred.length > 0) {
    return filled
      .filter(({ text }) => !RULE.test(text))
      .map((each) => (BARS.test(each.text) ? splitBars(each) : { ...each, cells: [each.text] }));
  }
  return filled.map((each) => ({ ...each, cells: [each.text] }));
}
