import { findCandidates } from './candidates.ts';
import { type CellLine, cellsOfLines, type SourceLine } from './delimited.ts';
import { fold } from './fold.ts';
import { readFreeLines } from './free-lines.ts';
import { readJson, readLabelled, readTemplates } from './labelled.ts';
import { MAX_CELL_LENGTH, readMarks } from './lexer.ts';
import type { NameBook } from './names.ts';
import type { FoundRecords } from './records.ts';
import { type Headings, headingsOf, readTable } from './tables.ts';

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

/** Reads lines and tables: by the headings above them, or else by the names in them. */
function readLines(lines: readonly SourceLine[], book: NameBook): FoundRecords {
  const split = splitGaps(cellsOfLines(lines), book);
  const cellLines = joinColumn(split, book) ?? split;
  const tables: { headings: Headings; head: CellLine; rows: CellLine[] }[] = [];
  const above: CellLine[] = [];
  for (const each of cellLines) {
    const headings = each.cells.length > 1 ? headingsOf(each.cells, book) : null;
    if (headings !== null) tables.push({ headings, head: each, rows: [] });
    else (tables.at(-1)?.rows ?? above).push(each);
  }
  if (tables.length === 0) return readFreeLines(cellLines, book);
  const all = tables.map(({ headings, rows }) => readTable(headings, rows, book));
  // The sum of matches in the same text adds nothing.
  const single = all.filter(({ isSum, records }) => !isSum && records.length > 0);
  const found = single.length > 0 ? single : all;
  return {
    records: found.flatMap(({ records }) => records),
    titles: [...above, ...tables.map(({ head }) => head), ...found.flatMap(({ titles }) => titles)],
    unclear: [],
    loose: [],
    isSum: found.some(({ isSum }) => isSum),
    isByPlayer: found.some(({ isByPlayer }) => isByPlayer),
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
    isFree: found.records.some(({ fields }) =>
      fields.some(({ key }) => key.startsWith('pre') || key.startsWith('post')),
    ),
  };
}
