import { tallyOf } from '../../grouped-by.ts';
import { type Candidate, fieldsOf, findCandidates } from './candidates.ts';
import type { CellLine } from './delimited.ts';
import { fold } from './fold.ts';
import { type Figure, type LexerOptions, MAX_CELL_LENGTH, type Marks, readMarks } from './lexer.ts';
import { type NameBook, suggestEntries } from './names.ts';
import type { Field, FoundRecords, ResultRecord } from './records.ts';
import { headingsOfWords } from './tables.ts';
import { type ColumnRole, isCommentary } from './vocabulary.ts';

/** One way to divide a line by a known name. */
interface Reading {
  candidate: Candidate;
  fields: Field[];
  /** Columns without a known meaning, and the cell with the name. */
  shape: string;
  absence: string | null;
}

/** A line with the marks of its cells. */
interface MarkedLine extends CellLine {
  marks: readonly Marks[];
}

interface Line extends MarkedLine {
  readings: Reading[];
  /** Known names with other words around them. */
  partial: Candidate[];
}

const openKeys = (fields: readonly Field[]) =>
  fields
    .filter(({ role, value, addends }) => role === null && (value !== null || addends !== undefined))
    .map(({ key }) => key);

/** Returns the fields of a cell. A single unmarked number is the column's. */
function fieldsInCell(figures: readonly Figure[], at: number): Field[] {
  const found = fieldsOf(figures, `c${at}.`);
  return found.map((field) => (found.length === 1 && field.role === null ? { ...field, key: `c${at}` } : field));
}

function readingOf(candidate: Candidate, { cells, marks }: MarkedLine, texts: ReadonlySet<number>): Reading {
  const isTable = cells.length > 1;
  const fields: Field[] = [];
  let absence = candidate.before.absence ?? candidate.after.absence;
  for (const [at, cell] of cells.entries()) {
    if (at === candidate.cell) {
      const [before, after] = isTable ? [`c${at}before`, `c${at}after`] : ['pre', 'post'];
      fields.push(...fieldsOf(candidate.before.figures, before), ...fieldsOf(candidate.after.figures, after));
      continue;
    }
    const read = marks[at];
    if (read === undefined) continue;
    if (read.unknown.length > 0) {
      const unreadable = { key: `c${at}`, role: null, value: null, mark: '', text: cell, isUnreadable: true };
      if (!texts.has(at)) fields.push(unreadable);
      continue;
    }
    absence ??= read.absence;
    fields.push(...fieldsInCell(read.figures, at));
  }
  return { candidate, fields, shape: `${candidate.cell}:${openKeys(fields).join(' ')}`, absence };
}

/** Reads a word for the winner on the left as a place, if other lines have places there. */
function withWinner(reading: Reading): Reading {
  const { before, after } = reading.candidate;
  const hasPlace = reading.fields.some(({ role, key }) => role === 'placement' || key === 'pre0');
  if (hasPlace || !(before.isWinner || after.isWinner)) return reading;
  const key = before.isWinner ? 'pre0' : 'placement';
  const role: ColumnRole | null = before.isWinner ? null : 'placement';
  const fields = [{ key, role, value: 1, mark: 'BOOYAH', text: 'BOOYAH' }, ...reading.fields];
  return { ...reading, fields, shape: `${reading.candidate.cell}:${openKeys(fields).join(' ')}` };
}

/** The columns without names that hold words in most rows, such as maps. */
function textColumns(lines: readonly MarkedLine[]): Set<number> {
  const rows = lines.filter(({ cells }) => cells.length > 1);
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const isText = (marks: Marks | undefined) =>
    marks !== undefined && marks.unknown.length > 0 && marks.figures.length === 0;
  const columns = Array.from({ length: width }, (_, at) => at);
  return new Set(columns.filter((at) => rows.filter(({ marks }) => isText(marks[at])).length > rows.length * 0.6));
}

function lineOf(line: MarkedLine, book: NameBook, texts: ReadonlySet<number>, options: LexerOptions): Line {
  const candidates: Candidate[] = [];
  for (const [at, cell] of line.cells.entries()) {
    if (candidates.length < MOST_CANDIDATES) candidates.push(...findCandidates(cell, at, book, options));
  }
  const readings = candidates
    .filter(({ isClean }) => isClean)
    .map((candidate) => withWinner(readingOf(candidate, line, texts)));
  return { ...line, readings, partial: readings.length > 0 ? [] : candidates };
}

/** A line with more names is prose. */
const MOST_CANDIDATES = 24;

/** Drops uncertain readings of a name that another line has with certainty. */
function withoutTaken(lines: readonly Line[]): void {
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    const sure = new Map<string, Line>();
    for (const line of lines) {
      const names = new Set(line.readings.map(({ candidate }) => candidate.entryIds.join(' ')));
      const [only] = names;
      if (names.size === 1 && only !== undefined && !only.includes(' ')) sure.set(only, sure.get(only) ?? line);
    }
    for (const line of lines) {
      const left = line.readings.filter(({ candidate }) => (sure.get(candidate.entryIds.join(' ')) ?? line) === line);
      if (left.length > 0 && left.length < line.readings.length) {
        line.readings = left;
        isChanged = true;
      }
    }
  }
}

/** Returns the shape that fits most lines. */
function usualShape(lines: readonly Line[]): string {
  const shapes = lines.flatMap(({ readings }) => [...new Set(readings.map(({ shape }) => shape))]);
  const [usual] = [...tallyOf(shapes)].sort((a, b) => b[1] - a[1] || a[0].length - b[0].length);
  return usual?.[0] ?? '';
}

function chosen(line: Line, usual: string): Reading | null {
  const fitting = line.readings.filter(({ shape }) => shape === usual);
  const [best] = fitting.length > 0 ? fitting : line.readings;
  if (best === undefined) return null;
  const rivals = fitting.filter(
    ({ candidate }) =>
      candidate.length === best.candidate.length && candidate.entryIds.join() !== best.candidate.entryIds.join(),
  );
  const entryIds = [...new Set([best, ...rivals].flatMap(({ candidate }) => candidate.entryIds))];
  return { ...best, candidate: { ...best.candidate, entryIds } };
}

function recordOf({ line, text }: CellLine, { candidate, fields, absence }: Reading): ResultRecord {
  const players = [...candidate.before.players, ...candidate.after.players];
  return {
    line,
    text: text.trim(),
    name: candidate.name,
    entryIds: candidate.entryIds,
    match: candidate.match,
    fields,
    players: players.map(({ name, kills }) => ({ nickname: name, freeFireId: null, kills })),
    absence,
    section: null,
  };
}

interface Usual {
  before: number;
  after: number;
  roles: ReadonlySet<ColumnRole | null>;
  cell: number;
  cells: number;
}

/** Returns the text around names if no name is known. */
function usualOfUnknown(lines: readonly Line[]): Usual {
  const share = (pattern: RegExp) =>
    lines.filter(({ text }) => pattern.test(text)).length >= lines.length / 2 ? 1 : 0;
  return {
    before: share(/^\W*\d/),
    after: share(/\d\W*$/),
    roles: new Set<ColumnRole | null>(['kills', 'points']),
    cell: 0,
    cells: 1,
  };
}

/** Returns the text around the name in most lines. */
function usualOf(shape: string, records: readonly ResultRecord[], lines: readonly Line[]): Usual {
  const [cell = '0', keys = ''] = shape.split(':');
  if (records.length === 0) return usualOfUnknown(lines);
  const all = keys.split(' ');
  const roles = new Set(records.flatMap(({ fields }) => fields.map(({ role }) => role)));
  const counts = lines.filter(({ readings }) => readings.length > 0).map(({ cells }) => cells.length);
  return {
    before: all.filter((key) => key.startsWith('pre')).length,
    after: all.filter((key) => key.startsWith('post')).length,
    roles,
    cell: Number(cell),
    cells: [...tallyOf(counts)].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 1,
  };
}

/** Reads a line without a known name like the other lines: the text between their marks is the name. */
function unknownRecord(line: Line, usual: Usual, options: LexerOptions): ResultRecord | null {
  const record = {
    line: line.line,
    text: line.text.trim(),
    entryIds: [],
    match: null,
    players: [],
    section: null,
  };
  if (usual.cells > 1) {
    const name = (line.cells[usual.cell] ?? '').trim();
    if (line.cells.length !== usual.cells || !/[\p{L}\p{N}]/u.test(name)) return null;
    const others = line.marks.map((each, at) => (at === usual.cell ? null : each));
    const fields = others.flatMap((each, at) => (each === null ? [] : fieldsInCell(each.figures, at)));
    return { ...record, name, fields, absence: others.find((each) => each?.absence != null)?.absence ?? null };
  }
  if (line.text.length > MAX_CELL_LENGTH) return null;
  const folded = fold(line.text);
  const { figures, unknown, absence } = readMarks(folded.text, options);
  const [first] = unknown;
  const last = unknown.at(-1);
  if (first === undefined || last === undefined) return null;
  const isMark = ({ role }: { role: ColumnRole | null }) =>
    role === null || role === 'placement' || role === 'index' || usual.roles.has(role);
  const before = figures
    .filter(({ end }) => end <= first.start)
    .filter(isMark)
    .slice(0, usual.before + 1);
  const trailing = figures.filter(({ start }) => start >= last.end).filter(isMark);
  const open = trailing.filter(({ role }) => role === null);
  const after = trailing.filter(
    (figure) =>
      figure.role !== null || open.indexOf(figure) >= open.length - Math.max(usual.after, usual.before === 0 ? 1 : 0),
  );
  const start = before.at(-1)?.end ?? 0;
  const end = after[0]?.start ?? folded.text.length;
  const name = line.text
    .slice(folded.at[start] ?? 0, folded.at[Math.max(start, end)] ?? line.text.length)
    .replace(/^[\s.,;:|=)(°#>*_~•–—-]+|[\s,;:|=(×*_~–—-]+$/gu, '');
  return { ...record, name, absence, fields: [...fieldsOf(before, 'pre'), ...fieldsOf(after, 'post')] };
}

const hasPlace = ({ fields }: Pick<ResultRecord, 'fields'>) =>
  fields.some(({ role, key }) => role === 'placement' || role === 'index' || role === 'rank' || key.startsWith('pre'));
const hasKills = ({ fields }: ResultRecord) =>
  fields.some(({ role, key }) => role === 'kills' || key.startsWith('post'));
const placeOf = ({ fields }: ResultRecord) => fields.find((field) => hasPlace({ fields: [field] }))?.value ?? null;

/** True if a line has the place after that of the row above. */
function isNextPlace(record: ResultRecord, above: ResultRecord | undefined): boolean {
  const [place, last] = [placeOf(record), above === undefined ? null : placeOf(above)];
  return place !== null && last !== null && place === last + 1;
}

interface RowBlock {
  /** Lines of rows. */
  first: number;
  last: number;
  isPlaced: boolean;
  hasKills: boolean;
  usual: Usual;
}

const NEAR = 0.4;

/** True if a line without a known name is a row with an unknown name, not a title or thanks. */
function isRow(
  line: Line,
  record: ResultRecord,
  above: ResultRecord | undefined,
  block: RowBlock,
  book: NameBook,
): boolean {
  const { first, last, isPlaced, hasKills: withKills, usual } = block;
  const folded = fold(line.text).text;
  const talks = isCommentary(folded);
  const isInside = line.line > first && line.line < last;
  if (record.absence !== null) return !talks;
  if (usual.cells > 1) return !talks || (isInside && record.fields.length > 0);
  if (isPlaced && hasPlace(record)) return !talks || hasKills(record) || isNextPlace(record, above);
  if (talks) return false;
  if (suggestEntries(record.name, book, NEAR).length > 0) return true;
  const isNear = line.line >= first - 1 && line.line <= last + 1;
  if (withKills) return isNear && hasKills(record);
  return isNear && !isPlaced && folded.split(' ').length <= 5;
}

/** Assigns the roles of a line of headings to the numbers below it. */
function applyHeadings(records: readonly ResultRecord[], lines: readonly CellLine[]): void {
  const heads = lines.flatMap(({ line, cells }) => {
    const roles = cells.length === 1 ? headingsOfWords(cells[0] ?? '') : null;
    return roles === null ? [] : [{ line, roles }];
  });
  const [head] = heads;
  if (head === undefined) return;
  const at = head.roles.findIndex((role) => role === 'team' || role === 'name' || role === 'player');
  const [before, after] = [head.roles.slice(0, at), head.roles.slice(at + 1)];
  for (const record of records) {
    const of = (prefix: string) => record.fields.filter(({ key }) => key.startsWith(prefix));
    if (record.line < head.line || of('pre').length !== before.length || of('post').length !== after.length) continue;
    for (const [index, field] of of('pre').entries()) field.role = before[index] ?? null;
    for (const [index, field] of of('post').entries()) field.role = after[index] ?? null;
  }
}

/** True if a line between rows has numbers only. */
function isLoose({ line, text, cells, partial }: Line, { first, last }: RowBlock, options: LexerOptions): boolean {
  if ((line < first || line > last) && /\btotal/i.test(text)) return false;
  if (cells.length > 1 || partial.length > 0 || line < first - 1 || line > last + 2) return false;
  const { figures, unknown } = readMarks(fold(text).text, options);
  return unknown.length === 0 && figures.some(({ role }) => role !== 'other' && role !== 'points');
}

const indentOf = (text: string) => text.length - text.trimStart().length;

/** Reads indented lines below a team as its players. */
function playerBelow(line: Line, record: ResultRecord, above: ResultRecord | undefined, indent: number): boolean {
  if (above === undefined || indentOf(line.text) <= indent || hasPlace(record)) return false;
  const kills = record.fields.find(({ role, key }) => role === 'kills' || key === 'post0')?.value ?? null;
  above.players.push({ nickname: record.name, freeFireId: null, kills });
  return true;
}

/** Reads lines by the names in them: a row consists of a known name and marks. */
export function readFreeLines(cellLines: readonly CellLine[], book: NameBook): FoundRecords {
  const short = cellLines.filter(({ cells }) => cells.every((cell) => cell.length <= MAX_CELL_LENGTH));
  const ordinals = cellLines.filter(({ text }) => /^\W*\d{1,3}[oOaA]\s/.test(text)).length;
  const hasLetterOrdinals = ordinals >= 2 && ordinals >= cellLines.length / 2;
  const options = { hasLetterOrdinals };
  const marked = short.map((each) => ({
    ...each,
    marks: each.cells.map((cell) => readMarks(fold(cell).text, options)),
  }));
  const texts = textColumns(marked);
  const lines = marked.map((each) => lineOf(each, book, texts, options));
  withoutTaken(lines);
  const shape = usualShape(lines);
  const readings = lines.map((line) => chosen(line, shape));
  const rows = lines.flatMap((line, at) => {
    const reading = readings[at];
    return reading == null ? [] : [recordOf(line, reading)];
  });
  const usual = usualOf(shape, rows, lines);
  const block: RowBlock = {
    first: rows[0]?.line ?? 0,
    last: rows.at(-1)?.line ?? 0,
    isPlaced: rows.some(hasPlace) || (rows.length === 0 && usual.before > 0),
    hasKills: rows.some(hasKills),
    usual,
  };
  const named = new Set(rows.flatMap(({ entryIds }) => entryIds));
  const indent = Math.min(...lines.filter((_, at) => readings[at] != null).map(({ text }) => indentOf(text)));
  const isFree = usual.cells === 1;
  const found: FoundRecords = {
    records: [],
    titles: [],
    unclear: [],
    loose: [],
    isSum: false,
    isByPlayer: false,
    isFree,
  };
  const byLine = new Map(rows.map((row) => [row.line, row]));
  for (const line of lines) {
    const row = byLine.get(line.line);
    if (row !== undefined) {
      found.records.push(row);
      continue;
    }
    if (isLoose(line, block, options)) {
      found.loose.push(line.line);
      continue;
    }
    const record = unknownRecord(line, usual, options);
    const mentioned = [...new Set(line.partial.flatMap(({ entryIds }) => entryIds))];
    if (record !== null && playerBelow(line, record, found.records.at(-1), indent)) continue;
    if (record !== null && isRow(line, record, found.records.at(-1), block, book)) found.records.push(record);
    else if (mentioned.some((id) => !named.has(id)))
      found.unclear.push({ line: line.line, text: line.text.trim(), entryIds: mentioned });
    else found.titles.push({ line: line.line, text: line.text });
  }
  applyHeadings(found.records, cellLines);
  return found;
}
