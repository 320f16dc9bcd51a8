import { groupedBy } from '../../grouped-by.ts';
import * as limits from '../../limits/limits.ts';
import { finalPlaces } from '../plan/final-places.ts';
import { sha256Hex } from '../plan/hash.ts';
import type { Results, ResultsPart, ResultsTable, StoredResults, StoredTable } from '../records/results.schema.ts';
import { hashOf, ranksOfTable } from '../standings/build-results.ts';
import { type KeptResults, keptResults } from './kept-results.ts';
import { storedBytes } from './stored-bytes.ts';

type Content = Pick<ResultsPart, 'stages' | 'entries' | 'tables'>;

const empty = (): Content => ({ stages: [], entries: [], tables: [] });

/** Everything that can stand in a part, in small pieces: a match, or the rows of a table, at a time. */
function* piecesOf({ stages, entries, tables }: Content): Generator<Content> {
  for (const stage of stages) yield { ...empty(), stages: [stage] };
  for (const entry of entries) yield { ...empty(), entries: [entry] };
  for (const { stageId, groupId, rows, matches } of tables) {
    yield { ...empty(), tables: [{ stageId, groupId, rows, matches: [] }] };
    for (const match of matches) yield { ...empty(), tables: [{ stageId, groupId, rows: [], matches: [match] }] };
  }
}

/** Puts pieces of one table together again. */
function addTable(tables: StoredTable[], piece: StoredTable): void {
  const last = tables.at(-1);
  if (last?.stageId !== piece.stageId || last.groupId !== piece.groupId) {
    tables.push({ ...piece, rows: [...piece.rows], matches: [...piece.matches] });
    return;
  }
  last.rows.push(...piece.rows);
  last.matches.push(...piece.matches);
}

function add(content: Content, piece: Content): void {
  content.stages.push(...piece.stages);
  content.entries.push(...piece.entries);
  for (const table of piece.tables) addTable(content.tables, table);
}

interface NamedPart {
  id: string;
  part: ResultsPart;
}

/** So many characters of the hash of what is in a part are its name: the same content is the same document. */
const NAME_CHARACTERS = 24;

/**
 * The content in as few parts as keep each below the limit.
 * @param hash of all of the content: with how it is put into parts, and which of them it is, it says what is in one.
 */
function partsOf(content: Content, hash: string, tournamentId: string, most: number): NamedPart[] {
  const frame = storedBytes({ tournamentId, ...empty() });
  const lots: Content[] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const piece of piecesOf(content)) {
    const size = storedBytes(piece);
    if (bytes + size > most) {
      lots.push(empty());
      bytes = frame;
    }
    const lot = lots.at(-1);
    if (lot !== undefined) add(lot, piece);
    bytes += size;
  }
  return lots.map((lot, index) => {
    const name = sha256Hex([tournamentId, hash, most, index].join(' '));
    return { id: name.slice(0, NAME_CHARACTERS), part: { tournamentId, ...lot } };
  });
}

/** The parts of what is as it was when they were made aren't made again. */
function partsMade() {
  const made = new WeakMap<object, { most: number; tournamentId: string; parts: NamedPart[] }>();
  return (of: object, content: Partial<Content>, hash: string, tournamentId: string, most: number): NamedPart[] => {
    const known = made.get(of);
    if (known?.most === most && known.tournamentId === tournamentId) return known.parts;
    const parts = partsOf({ ...empty(), ...content }, hash, tournamentId, most);
    made.set(of, { most, tournamentId, parts });
    return parts;
  };
}

const partsFor = partsMade();

const hashOfTable = ({ stageId, groupId, rows, matches }: StoredTable) =>
  JSON.stringify([stageId, groupId, hashOf(rows), hashOf(matches)]);

/**
 * Results as they are stored: `results/{tournamentId}`, and where that would be too large for one document, or is of
 * many tables, the rest in `results/{tournamentId}/parts/{id}`: stages, entries, and each table apart, so that a result
 * changes the part of its own table alone. All that changes is written in one commit.
 */
export function splitResults(
  results: Results,
  most: number = limits.resultsBytes,
  kept: KeptResults = keptResults(),
): { main: StoredResults; parts: NamedPart[] } {
  const { tournamentId, hash } = results;
  if (hash.by !== 'table' && storedBytes(results) <= most) return { main: results, parts: [] };
  const [stages, entries] = [kept.stages(results.stages), kept.entries(results.entries)];
  const tables = results.tables.map(kept.table);
  const parts = [
    ...partsFor(stages, { stages: [...stages] }, hashOf(stages), tournamentId, most),
    ...partsFor(entries, { entries: [...entries] }, hashOf(entries), tournamentId, most),
    ...tables.flatMap((table) => partsFor(table, { tables: [table] }, hashOfTable(table), tournamentId, most)),
  ];
  const rest = { stages: [], entries: [], places: [], tables: [], ranks: results.tables.map(ranksOfTable) };
  return { main: { ...results, ...rest, parts: parts.map(({ id }) => id) }, parts };
}

/** A table with the ranks that its rows have among all of the stage; null where they are of another table. */
function ranked({ rows, ...table }: StoredTable, ranks: string | undefined): ResultsTable | null {
  const numbers = (ranks ?? '').split(' ').filter(Boolean).map(Number);
  if (numbers.length !== rows.length) return null;
  return { ...table, rows: rows.map((row, index) => ({ ...row, stageRank: numbers[index] ?? 1 })) };
}

/** Results as one again; null where the parts aren't all of this one. */
export function joinResults({ ranks, ...main }: StoredResults, parts: readonly ResultsPart[]): Results | null {
  if (parts.length !== main.parts.length) return null;
  if (ranks === undefined) return parts.length === 0 ? main : null;
  const whole = empty();
  for (const part of parts) add(whole, part);
  const tables = whole.tables.map((table, index) => ranked(table, ranks[index]));
  if (tables.length !== ranks.length || tables.includes(null)) return null;
  const all = tables.filter((table) => table !== null);
  const rowsOf = groupedBy(all, ({ stageId }) => stageId);
  const places = finalPlaces(
    whole.stages.map((stage) => ({ stage, rows: (rowsOf.get(stage.id) ?? []).flatMap(({ rows }) => rows) })),
    whole.entries,
  );
  return { ...main, stages: whole.stages, entries: whole.entries, places, tables: all, parts: [] };
}
