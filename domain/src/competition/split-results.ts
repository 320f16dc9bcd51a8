import * as limits from '../limits.ts';
import type { Results, ResultsPart, ResultsTable } from './results.schema.ts';

/** Bytes of a text in UTF-8; half of a pair, of which both make four, has two. */
function utf8Bytes(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit > 0x7f) bytes += unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1;
  }
  return bytes;
}

/**
 * Bytes that a value takes in a Firestore document, as Firestore counts them: texts in UTF-8 and one more, numbers 8,
 * true, false and null 1, and the names of fields as texts.
 */
export function storedBytes(value: unknown): number {
  if (typeof value === 'string') return utf8Bytes(value) + 1;
  if (typeof value === 'number') return 8;
  if (Array.isArray(value)) return value.reduce((sum: number, part: unknown) => sum + storedBytes(part), 0);
  if (typeof value !== 'object' || value === null) return 1;
  return Object.entries(value).reduce((sum, [name, part]) => sum + storedBytes(name) + storedBytes(part), 0);
}

type Content = Pick<ResultsPart, 'entries' | 'places' | 'tables'>;

const empty = (): Content => ({ entries: [], places: [], tables: [] });

/** Everything that can stand in a part, in small pieces: a match, or the rows of a table, at a time. */
function* piecesOf({ entries, places, tables }: Results): Generator<Content> {
  for (const entry of entries) yield { ...empty(), entries: [entry] };
  for (const place of places) yield { ...empty(), places: [place] };
  for (const { stageId, groupId, rows, matches } of tables) {
    yield { ...empty(), tables: [{ stageId, groupId, rows, matches: [] }] };
    for (const match of matches) yield { ...empty(), tables: [{ stageId, groupId, rows: [], matches: [match] }] };
  }
}

/** Puts pieces of one table together again. */
function addTable(tables: ResultsTable[], piece: ResultsTable): void {
  const last = tables.at(-1);
  if (last?.stageId !== piece.stageId || last.groupId !== piece.groupId) {
    tables.push({ ...piece, rows: [...piece.rows], matches: [...piece.matches] });
    return;
  }
  last.rows.push(...piece.rows);
  last.matches.push(...piece.matches);
}

function add(content: Content, piece: Content): void {
  content.entries.push(...piece.entries);
  content.places.push(...piece.places);
  for (const table of piece.tables) addTable(content.tables, table);
}

/** The stage whose table a piece is of; null for others. */
const stageOf = ({ tables }: Content) => tables[0]?.stageId ?? null;

/** The content in as few lots as keep each below the limit and no two stages' tables in one. */
function lotsOf(results: Results, most: number): Content[] {
  const lots: Content[] = [];
  let [bytes, stage]: [number, string | null] = [Number.POSITIVE_INFINITY, null];
  for (const piece of piecesOf(results)) {
    const size = storedBytes(piece);
    const isOtherStage = stageOf(piece) !== stage;
    if (bytes + size > most || isOtherStage) {
      lots.push(empty());
      [bytes, stage] = [0, stageOf(piece)];
    }
    const lot = lots.at(-1);
    if (lot !== undefined) add(lot, piece);
    bytes += size;
  }
  return lots;
}

/**
 * Results as they are stored: `results/{tournamentId}`, and where that would be too large for one document the rest
 * in `results/{tournamentId}/parts/{id}`, stage by stage. All of them are written in one commit.
 */
export function splitResults(
  results: Results,
  most: number = limits.resultsBytes,
): { main: Results; parts: { id: string; part: ResultsPart }[] } {
  if (storedBytes(results) <= most) return { main: results, parts: [] };
  const { tournamentId, hash } = results;
  const frame = storedBytes({ tournamentId, hash, ...empty() });
  const parts = lotsOf(results, most - frame).map((content, index) => ({
    id: String(index + 1),
    part: { tournamentId, hash, ...content },
  }));
  return { main: { ...results, ...empty(), parts: parts.map(({ id }) => id) }, parts };
}

/** Results as one again; null where the parts aren't all of this one, having been read before or after a change. */
export function joinResults(main: Results, parts: readonly ResultsPart[]): Results | null {
  if (parts.length !== main.parts.length) return null;
  const whole = { entries: [...main.entries], places: [...main.places], tables: [...main.tables] };
  for (const { hash, ...part } of parts) {
    if (hash.inputs !== main.hash.inputs || hash.rows !== main.hash.rows) return null;
    add(whole, part);
  }
  return { ...main, ...whole, parts: [] };
}
