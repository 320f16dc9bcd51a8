import { findCandidates } from './candidates.ts';
import type { CellLine } from './delimited.ts';
import { fieldOfCell, idOf, isSummed } from './labelled.ts';
import { MAX_CELL_LENGTH } from './lexer.ts';
import { findByName, type NameBook } from './names.ts';
import type { FoundRecords, ResultRecord } from './records.ts';
import { headingWords, type Role, roleOfHeading, roleOfWords } from './vocabulary.ts';

/** A row of headings: the role of each column; null for an unknown heading. */
export type Headings = readonly { role: Role | null; text: string }[];

const NAMES = ['team', 'name', 'player'] as const;

/** Reads a row of headings; null for other rows. */
export function headingsOf(cells: readonly string[], book: NameBook): Headings | null {
  const headings = cells.map((cell) => ({ role: roleOfHeading(cell), text: cell.trim() }));
  const filled = headings.filter(({ text }) => text !== '');
  const known = filled.filter(({ role }) => role !== null);
  const roles = new Set(known.map(({ role }) => role));
  const hasName = NAMES.some((role) => roles.has(role));
  const isTable =
    known.length >= 2 &&
    known.length >= filled.length / 2 &&
    (hasName || (roles.has('placement') && roles.has('kills')));
  const isRow = filled.some(({ text }) => book.written.has(text));
  return isTable && !isRow && !filled.some(({ text }) => /^\d+$/.test(text)) ? headings : null;
}

/** Reads a line that consists of headings, such as 'Puesto Equipo Kills'. */
export function headingsOfWords(text: string): Role[] | null {
  const spoken = headingWords(text);
  const roles: Role[] = [];
  for (let at = 0; at < spoken.length; ) {
    let length = Math.min(4, spoken.length - at);
    while (length > 0 && roleOfWords(spoken.slice(at, at + length)) === null) length -= 1;
    const role = roleOfWords(spoken.slice(at, at + length));
    if (role === null) return null;
    roles.push(role);
    at += length;
  }
  const isHead =
    NAMES.some((role) => roles.includes(role)) && roles.length >= 2 && new Set(roles).size === roles.length;
  return isHead && roles.some((role) => role === 'kills' || role === 'placement') ? roles : null;
}

/** Finds the name in a cell: the whole cell, or without ornaments and marks around it. */
function namedIn(
  cell: string,
  cellAt: number,
  book: NameBook,
): Pick<ResultRecord, 'name' | 'entryIds' | 'match'> & { extra: ResultRecord['fields'] } {
  const exact = findByName(cell, book);
  if (exact !== null) return { name: cell, ...exact, extra: [] };
  const clean = findCandidates(cell, cellAt, book, {}).find(
    ({ isClean, before, after }) => isClean && before.figures.length === 0 && after.figures.length === 0,
  );
  if (clean !== undefined) return { name: clean.name, entryIds: clean.entryIds, match: clean.match, extra: [] };
  return {
    name: cell.slice(0, MAX_CELL_LENGTH).replace(/^[@*_~"']+|[*_~"']+$/g, ''),
    entryIds: [],
    match: null,
    extra: [],
  };
}

const columnOf = (role: Role, headings: Headings) => headings.findIndex((heading) => heading.role === role);

interface Columns {
  headings: Headings;
  /** The column of names. */
  name: number;
  /** The column of players, in a table with a row for each. */
  player: number;
}

function columnsOf(headings: Headings, rows: readonly CellLine[], book: NameBook): Columns {
  const [team, name, player] = NAMES.map((role) => columnOf(role, headings));
  const chosen = [team, name, player].find((each) => each !== undefined && each >= 0);
  if (chosen !== undefined) {
    const isByPlayer = chosen === team && player !== undefined && player >= 0;
    return { headings, name: chosen, player: isByPlayer ? (player ?? -1) : -1 };
  }
  const hits = headings.map(
    (_, column) => rows.filter(({ cells }) => findByName(cells[column] ?? '', book) !== null).length,
  );
  return { headings, name: hits.indexOf(Math.max(...hits)), player: -1 };
}

/** Reads the rows below a row of headings. */
export function readTable(headings: Headings, rows: readonly CellLine[], book: NameBook): FoundRecords {
  const columns = columnsOf(headings, rows, book);
  const [match, matchName] = [columnOf('match', headings), columns.name];
  const records: ResultRecord[] = [];
  const titles: FoundRecords['titles'] = [];
  for (const { line, text, cells } of rows) {
    const name = (cells[matchName] ?? '').trim();
    const filled = cells.filter((cell) => cell.trim() !== '');
    const isTotal = /^total(?:es|is)?$/iu.test(filled[0] ?? '') && findByName(name, book) === null;
    if (name === '' || isTotal || filled.length < 2) {
      titles.push({ line, text });
      continue;
    }
    const record: ResultRecord = {
      line,
      text,
      ...namedIn(name, matchName, book),
      fields: [],
      players: [],
      absence: null,
      section: match < 0 ? null : (cells[match] ?? '').trim() || null,
    };
    for (const [column, { role, text: heading }] of headings.entries()) {
      if (column === matchName || column === columns.player || isTextRole(role)) continue;
      const cell = cells[column] ?? '';
      const { absence, ...field } = fieldOfCell(role, `c${column}`, heading, cell);
      if (absence !== undefined && !(role === 'placement' && /^dq$/i.test(cell) && record.absence !== null))
        record.absence = absence;
      if (role !== null || field.value !== null)
        record.fields.push({ ...field, isUnreadable: role !== null && field.isUnreadable === true });
    }
    records.push(record);
  }
  const found = { records, titles, unclear: [], loose: [], isSum: records.some(isSummed) };
  return columns.player < 0
    ? { ...found, isByPlayer: false }
    : { ...found, records: byTeam(rows, columns, records), isByPlayer: true };
}

const TEXT_ROLES = new Set<Role>(['team', 'name', 'player', 'playerId', 'teamId', 'match', 'map', 'other']);
const isTextRole = (role: Role | null) => role !== null && TEXT_ROLES.has(role);

/** Groups the rows of single players by match and team. */
function byTeam(
  rows: readonly CellLine[],
  { headings, player }: Columns,
  records: readonly ResultRecord[],
): ResultRecord[] {
  const [teamId, playerId] = [columnOf('teamId', headings), columnOf('playerId', headings)];
  const cellsAt = new Map(rows.map(({ line, cells }) => [line, cells]));
  const teams = new Map<string, ResultRecord>();
  for (const record of records) {
    const cells = cellsAt.get(record.line) ?? [];
    const id = teamId < 0 ? '' : (cells[teamId] ?? '').replace(/^-$/, '');
    const key = [record.section ?? '', id, record.name].join('\n');
    const team = teams.get(key) ?? {
      ...record,
      players: [],
      fields: record.fields.filter(({ role }) => role !== 'kills'),
    };
    team.players.push({
      nickname: (cells[player] ?? '').trim(),
      freeFireId: idOf(cells[playerId] ?? ''),
      kills: record.fields.find(({ role }) => role === 'kills')?.value ?? null,
    });
    teams.set(key, team);
  }
  return [...teams.values()];
}
