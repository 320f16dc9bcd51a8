import type { CellLine } from './delimited.ts';
import type { Headings } from './match-columns.ts';
import { findByName, type NameBook } from './names.ts';
import type { ColumnRole } from './vocabulary.ts';

/** The columns of a table that merged cells may span; -1 for missing ones. */
export interface MergedColumns {
  match: number;
  name: number;
  place: number;
  /** Columns of single players. */
  players: readonly number[];
}

const cellAt = ({ cells }: CellLine, at: number) => (cells[at] ?? '').trim();

const isNumeric = (cell: string) => /^\s*\d*(?:[.,]\d+)?\s*$/.test(cell);

const PLAYERS = new Set<ColumnRole | null>(['player', 'playerId', 'name']);
const SUM = /^(?:sub)?(?:total|suma?)\b/iu;

/**
 * Moves rows of further players below theirs. A page that is copied as text leaves cells that span several rows out of
 * all but the first, so that these rows are shorter and begin with a player.
 */
export function alignSpanned(rows: readonly CellLine[], headings: Headings, book: NameBook): CellLine[] {
  const team = headings.findIndex(({ role }) => role === 'team');
  const first = headings.findIndex(({ role }) => PLAYERS.has(role));
  if (team < 0 || first < team) return [...rows];
  return rows.map((row, at) => {
    const [player = ''] = row.cells;
    const isShort = at > 0 && row.cells.length > 1 && row.cells.length <= headings.length - first;
    const isPlayer = /\p{L}|\d{8}/u.test(player) && !SUM.test(player) && findByName(player, book) === null;
    if (!isShort || !isPlayer) return row;
    const cells = [...Array.from({ length: first }, () => ''), ...row.cells];
    const values = cells.filter((_, column) => VALUES.has(headings[column]?.role ?? null));
    return values.every(isNumeric) && values.some((cell) => cell.trim() !== '') ? { ...row, cells } : row;
  });
}

const VALUES = new Set<ColumnRole | null>(['kills', 'placement', 'rank', 'points', 'placePoints', 'killPoints']);

/**
 * Fills merged cells down. The match reaches to the next match. A team reaches over its players and its matches, never
 * over another place.
 */
export function fillMerged(rows: readonly CellLine[], columns: MergedColumns): CellLine[] {
  const { match, name, place, players } = columns;
  let above: CellLine | null = null;
  return rows.map((row) => {
    const hasPlayer = players.some((at) => cellAt(row, at) !== '');
    const filled = row.cells.filter((cell) => cell.trim() !== '');
    const isTotal = /^total(?:es|is)?\b/iu.test(filled[0] ?? '');
    if (isTotal || (filled.length < 2 && !hasPlayer)) {
      above = null;
      return row;
    }
    if (above === null) {
      above = row;
      return row;
    }
    const cells = [...row.cells];
    const fill = (at: number) => {
      if (at >= 0 && above !== null && (cells[at] ?? '').trim() === '') cells[at] = cellAt(above, at);
    };
    const isNextMatch = match >= 0 && cellAt(row, match) !== '';
    const isSamePlace = place < 0 || cellAt(row, place) === '' || cellAt(row, place) === cellAt(above, place);
    const isSameTeam = cellAt(row, name) === cellAt(above, name);
    if (cellAt(row, name) === '' && (isNextMatch || (hasPlayer && isSamePlace))) {
      fill(name);
      if (!isNextMatch) fill(place);
    } else if (hasPlayer && isSameTeam) fill(place);
    fill(match);
    above = { ...row, cells };
    return above;
  });
}

const isNumber = (cell: string) => /^\d{1,3}$/.test(cell);
const isPlace = (cell: string) => /^#?\d{1,3}[.°º]?$/.test(cell);
/** True if numbers are 1 to n in some order. */
const isCount = (values: readonly number[]) =>
  new Set(values).size === values.length && values.every((value) => value >= 1 && value <= values.length);

/** Finds the columns of a table without headings whose teams are merged over their players; null for other tables. */
export function headingsOfMerged(lines: readonly CellLine[], book: NameBook): Headings | null {
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => at);
  const count = (test: (cell: string) => boolean, at: number) => lines.filter((row) => test(cellAt(row, at))).length;
  const names = columns.map((at) => count((cell) => findByName(cell, book) !== null, at));
  const name = names.indexOf(Math.max(...names));
  if (width < 3 || (names[name] ?? 0) < 2) return null;
  const below = lines.filter((row) => cellAt(row, name) === '' && row.cells.some((cell) => isNumber(cell.trim())));
  if (below.length === 0) return null;
  const isText = (cell: string) => /\p{L}/u.test(cell);
  const player = columns.find((at) => at > name && below.every((row) => isText(cellAt(row, at))));
  const numbers = columns.filter((at) => at > (player ?? width) && count(isNumber, at) > lines.length * 0.6);
  const [kills, ...others] = numbers.filter((at) => below.every((row) => isNumber(cellAt(row, at))));
  if (player === undefined || kills === undefined || others.length > 0) return null;
  const teams = lines.filter((row) => cellAt(row, name) !== '' && isNumber(cellAt(row, kills)));
  const hasPlaces = (at: number) => isCount(teams.map((row) => Number.parseInt(cellAt(row, at), 10)));
  const place =
    columns.find((at) => at < name && count(isPlace, at) > 1) ?? columns.find((at) => at !== kills && hasPlaces(at));
  const roles = new Map([
    [name, 'team'],
    [player, 'player'],
    [kills, 'kills'],
    [place, 'placement'],
  ] as const);
  return columns.map((at) => ({
    role: roles.get(at) ?? null,
    text: roles.has(at) ? `columna ${at + 1}` : '',
    match: null,
  }));
}
