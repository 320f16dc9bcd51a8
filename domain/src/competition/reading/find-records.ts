import { blocksOf, blocksOfNames, cellsOfBlock, joinBlocks } from './blocks.ts';
import { findCandidates } from './candidates.ts';
import { type CellLine, cellsOfLines, type SourceLine } from './delimited.ts';
import { fold } from './fold.ts';
import { readFreeLines } from './free-lines.ts';
import { readJson, readLabelled, readTemplates } from './labelled.ts';
import { MAX_CELL_LENGTH, readMarks } from './lexer.ts';
import { type Headings, matchColumns } from './match-columns.ts';
import { headingsOfMerged } from './merged-cells.ts';
import type { NameBook } from './names.ts';
import type { FoundRecords } from './records.ts';
import { headingsOf, readMatchColumns, readTable } from './tables.ts';
import { roleOfHeading } from './vocabulary.ts';

/** Splits lines at wide gaps if a row of headings shows that these divide columns. */
function splitGaps(lines: readonly CellLine[], book: NameBook): CellLine[] {
  const split = (text: string) => text.trim().split(/\s{2,}/);
  const hasHead = lines.some(
    ({ cells, text }) => cells.length === 1 && split(text).length >= 3 && headingsOf(split(text), book) !== null,
  );
  return hasHead
    ? lines.map((each) => (each.cells.length === 1 ? { ...each, cells: split(each.text) } : each))
    : [...lines];
}

type Kind = 'name' | 'figure' | 'text';

function kindOf(text: string, book: NameBook): Kind {
  if (text.length > MAX_CELL_LENGTH) return 'text';
  if (findCandidates(text, 0, book, {}).some(({ isClean }) => isClean)) return 'name';
  const folded = fold(text).text;
  const { figures, unknown, absence } = readMarks(folded);
  if (unknown.length > 0 || /\btotal/.test(folded)) return 'text';
  return figures.length > 0 || absence !== null || /^[\s–—-]+$/u.test(text) ? 'figure' : 'text';
}

/** Joins stacked cells into rows; null if lines are rows already. */
function joinColumn(lines: readonly CellLine[], book: NameBook): CellLine[] | null {
  if (lines.length < 4 || lines.some(({ cells }) => cells.length !== 1)) return null;
  const kinds = lines.map(({ text }) => kindOf(text, book));
  const names = kinds.flatMap((kind, at) => (kind === 'name' ? [at] : []));
  const gaps = names.slice(1).map((at, index) => at - (names[index] ?? 0));
  const [first = 0, last = 0] = [names[0], names.at(-1)];
  const stride = Math.min(...gaps);
  const isRegular = names.length >= 2 && stride >= 2 && stride <= 8 && gaps.every((gap) => gap % stride === 0);
  if (!isRegular || kinds.filter((kind) => kind === 'figure').length < (stride - 1) * names.length * 0.8) return null;
  const around = (from: number, step: 1 | -1) => {
    let count = 0;
    while (kinds[from + step * (count + 1)] === 'figure') count += 1;
    return count;
  };
  const [before, after] = [around(first, -1), around(last, 1)];
  if (before + after !== stride - 1) return null;
  const start = first - before;
  const rows: CellLine[] = [];
  for (let at = start; at + stride <= last + after + 1; at += stride) {
    const piece = lines.slice(at, at + stride);
    const line = lines[at + before]?.line ?? at + 1;
    rows.push({
      line,
      text: piece.map(({ text }) => text.trim()).join(' · '),
      cells: piece.map(({ text }) => text.trim()),
    });
  }
  const head = lines.slice(Math.max(0, start - stride), start);
  const isHead =
    head.length === stride &&
    headingsOf(
      head.map(({ text }) => text),
      book,
    ) !== null;
  const heading = { line: head[0]?.line ?? 1, text: '', cells: head.map(({ text }) => text.trim()) };
  return isHead ? [heading, ...rows] : rows;
}

interface Table {
  headings: Headings;
  head: CellLine;
  rows: CellLine[];
  /** The cells of the line above the headings. */
  labels: readonly string[];
}

/** Reads one table: of one match, with columns for each match, or a sum of matches. */
function readBlock({ headings, rows, labels }: Table, book: NameBook): FoundRecords {
  const matches = matchColumns(headings, labels);
  if (matches === 'sum') return { ...readTable(headings, rows, book), isSum: true };
  return matches === null ? readTable(headings, rows, book) : readMatchColumns(headings, rows, matches, book);
}

/** Reads a table, or several beside each other. */
function readBlocks(table: Table, book: NameBook): FoundRecords {
  const blocks = blocksOf(table.headings);
  if (blocks.length < 2) return readBlock(table, book);
  const found = blocks.map((block) => {
    const rows = table.rows.map((row) => cellsOfBlock(row, block)).filter(({ text }) => text !== '');
    const labels = table.labels.slice(block.from, block.to);
    const own = { ...table, headings: table.headings.slice(block.from, block.to), rows, labels };
    return { ...readBlock(own, book), label: labels.find((label) => label.trim() !== '')?.trim() ?? '' };
  });
  return joinBlocks(found) ?? readBlock(table, book);
}

/** Reads rows without headings: of one table, or of several beside each other. */
function readRows(lines: readonly CellLine[], book: NameBook): FoundRecords {
  const blocks = blocksOfNames(lines, book);
  if (blocks.length < 2) return readFreeLines(lines, book);
  const found = blocks.map((block) => {
    const own = lines.map((line) => cellsOfBlock(line, block)).filter(({ text }) => text !== '');
    return { ...readFreeLines(own, book), label: '' };
  });
  return joinBlocks(found) ?? readFreeLines(lines, book);
}

/** Fills empty headings below a merged one: 'Equipo' over two rows, beside 'Sala 1' over 'Puesto' and 'Kills'. */
function withLabels(cells: readonly string[], above: readonly string[]): string[] {
  if (cells.filter((cell) => roleOfHeading(cell) !== null).length < 2) return [...cells];
  const width = Math.max(cells.length, above.length);
  return Array.from({ length: width }, (_, at) => {
    const [own = '', label = ''] = [cells[at], above[at]];
    return own.trim() === '' && roleOfHeading(label) !== null ? label : own;
  });
}

/** Reads lines and tables: by the headings above them, or else by the names in them. */
function readLines(lines: readonly SourceLine[], book: NameBook): FoundRecords {
  const split = splitGaps(cellsOfLines(lines), book);
  const cellLines = joinColumn(split, book) ?? split;
  const tables: Table[] = [];
  const above: CellLine[] = [];
  for (const [at, each] of cellLines.entries()) {
    const labels = cellLines[at - 1]?.cells ?? [];
    const headings = each.cells.length > 1 ? headingsOf(withLabels(each.cells, labels), book) : null;
    if (headings !== null) tables.push({ headings, head: each, rows: [], labels: labels.length > 1 ? labels : [] });
    else (tables.at(-1)?.rows ?? above).push(each);
  }
  if (tables.length === 0) {
    const merged = headingsOfMerged(cellLines, book);
    return merged === null ? readRows(cellLines, book) : readTable(merged, cellLines, book);
  }
  const all = tables.map((table) => readBlocks(table, book));
  // The sum of matches in the same text adds nothing.
  const single = all.filter(({ isSum, records }) => !isSum && records.length > 0);
  const found = single.length > 0 ? single : all;
  return {
    records: found.flatMap(({ records }) => records),
    titles: [...above, ...tables.map(({ head }) => head), ...found.flatMap(({ titles }) => titles)],
    unclear: found.flatMap(({ unclear }) => unclear),
    loose: [],
    isSum: found.some(({ isSum }) => isSum),
    isByPlayer: found.some(({ isByPlayer }) => isByPlayer),
    isGeneral: found.some(({ isGeneral }) => isGeneral === true),
    isByMatch: found.some(({ isByMatch }) => isByMatch === true),
  };
}

/** Finds the rows of a text in any supported format. */
export function findRecords(
  text: string,
  lines: readonly SourceLine[],
  book: NameBook,
): FoundRecords & { isFree: boolean } {
  const offset = (lines[0]?.line ?? 1) - 1;
  const structured = readJson(text, offset) ?? readTemplates(lines) ?? readLabelled(lines, book);
  if (structured !== null) return { ...structured, isFree: false };
  const found = readLines(lines, book);
  return {
    ...found,
    isFree:
      found.isFree === true ||
      found.records.some(({ fields }) => fields.some(({ key }) => key.startsWith('pre') || key.startsWith('post'))),
  };
}
