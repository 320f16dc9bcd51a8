import { fold, wordEdges } from './fold.ts';
import { type Figure, type LexerOptions, MAX_CELL_LENGTH, type Marks, readMarks } from './lexer.ts';
import { findByName, type NameBook } from './names.ts';
import type { NameMatch } from './reading.schema.ts';
import type { Field } from './records.ts';

/** A known name that a cell may mean, and the text around it. */
export interface Candidate {
  cell: number;
  /** The name as written. */
  name: string;
  entryIds: string[];
  match: NameMatch;
  length: number;
  before: Marks;
  after: Marks;
  /** True if no other text is left around the name. */
  isClean: boolean;
}

/** Turns numbers into fields; unmarked ones are counted from the name on. */
export function fieldsOf(figures: readonly Figure[], prefix: string): Field[] {
  const fields: Field[] = [];
  let open = 0;
  for (let at = 0; at < figures.length; at += 1) {
    const figure = figures[at];
    if (figure === undefined) continue;
    let end = at;
    while (figures[end]?.isAddend === true && figures[end]?.role === null) end += 1;
    if (end - at >= 3) {
      const addends = figures.slice(at, end).map(({ value }) => value);
      const sum = addends.reduce((total, value) => total + value, 0);
      const total = figures[end]?.value === sum ? sum : null;
      fields.push({ key: `${prefix}sum`, role: null, value: total, mark: '+', addends, text: addends.join('+') });
      at = total === null ? end - 1 : end;
      continue;
    }
    const { role, value, mark } = figure;
    const key = role === null ? `${prefix}${open}` : `${role}`;
    if (role === null) open += 1;
    fields.push({ key, role, value: role === 'other' ? null : value, mark, text: String(value) });
  }
  return fields;
}

/** A line with more names is prose. */
const MOST_NAMES = 12;

/** Finds all known names that stand alone in a text, the longest first. */
export function findCandidates(text: string, cell: number, book: NameBook, options: LexerOptions): Candidate[] {
  if (text.length > MAX_CELL_LENGTH) return [];
  const folded = fold(text);
  const edges = wordEdges(folded.text);
  const found: Candidate[] = [];
  for (const start of edges) {
    for (const end of edges) {
      if (end <= start) continue;
      if (found.length >= MOST_NAMES || end - start > book.longest) break;
      const key = folded.text.slice(start, end);
      if (key.startsWith(' ') || key.endsWith(' ')) continue;
      if (!book.names.has(key) && !book.aliases.has(key)) continue;
      const written = text
        .slice(folded.at[start] ?? 0, folded.at[end] ?? text.length)
        .replace(/[\p{DI}\p{Cf}]/gu, '')
        .trim();
      const known = findByName(written, book) ?? findByName(key, book);
      if (known === null) continue;
      const before = readMarks(folded.text.slice(0, start), options);
      const after = readMarks(folded.text.slice(end), options);
      const isClean = before.unknown.length === 0 && after.unknown.length === 0;
      found.push({ cell, name: written, ...known, length: end - start, before, after, isClean });
    }
  }
  return found.sort((a, b) => b.length - a.length);
}
