import { tallyOf } from '../../grouped-by.ts';
import { findCandidates } from './candidates.ts';
import type { CellLine } from './delimited.ts';
import { fieldOfCell, idOf, isSummed } from './labelled.ts';
import { MAX_CELL_LENGTH } from './lexer.ts';
import { type Headings, type MatchColumns, matchHeadingOf } from './match-columns.ts';
import { alignSpanned, fillMerged } from './merged-cells.ts';
import { findByName, type NameBook } from './names.ts';
import type { FoundRecords, ResultRecord } from './records.ts';
import { type ColumnRole, headingWords, roleOfHeading, roleOfWords } from './vocabulary.ts';

const NAMES = ['team', 'name', 'player'] as const;

/** Reads a row of headings; null for other rows. */
export function headingsOf(cells: readonly string[], book: NameBook): Headings | null {
  const headings = cells.map((cell) => ({ role: roleOfHeading(cell), text: cell.trim(), match: matchHeadingOf(cell) }));
  const filled = headings.filter(({ text }) => text !== '');
  const known = filled.filter(({ role, match }) => role !== null || match !== null);
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
export function headingsOfWords(text: string): ColumnRole[] | null {
  const spoken = headingWords(text);
  const roles: ColumnRole[] = [];
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

const columnOf = (role: ColumnRole, headings: Headings) => headings.findIndex((heading) => heading.role === role);

interface Columns {
  headings: Headings;
  /** The column of names, or of IDs in a table without names. */
  name: number;
  match: number;
  place: number;
  /** The column of players, in a table with a row for each; -1 without one. */
  player: number;
  playerId: number;
  isById: boolean;
}

const cellAt = ({ cells }: CellLine, at: number) => (cells[at] ?? '').trim();

/** True if rows of one team follow each other, named or merged. */
function isTeamRepeated(rows: readonly CellLine[], name: number, match: number): boolean {
  const seen = new Set<string>();
  return rows.some((row) => {
    const key = `${cellAt(row, match)}\n${cellAt(row, name)}`;
    const isRepeated = seen.has(key);
    seen.add(key);
    return isRepeated;
  });
}

/** Returns the column of matches: of their numbers, or of maps if names come again on another map. */
function matchColumnOf(headings: Headings, rows: readonly CellLine[], name: number): number {
  const [match, map] = [columnOf('match', headings), columnOf('map', headings)];
  const maps = new Set(rows.map((row) => cellAt(row, map)).filter((each) => each !== ''));
  const names = rows.map((row) => cellAt(row, name)).filter((each) => each !== '');
  const isByMap = match < 0 && maps.size > 1 && new Set(names).size < names.length;
  return isByMap ? map : match;
}

function columnsOf(headings: Headings, rows: readonly CellLine[], book: NameBook): Columns {
  const [team = -1, name = -1, player = -1] = NAMES.map((role) => columnOf(role, headings));
  const playerId = columnOf('playerId', headings);
  const match = matchColumnOf(headings, rows, team < 0 ? name : team);
  const place = headings.findIndex(({ role }) => role === 'placement' || role === 'rank');
  const found = { headings, match, place, playerId, isById: false };
  const chosen = [team, name, player].find((each) => each >= 0);
  if (chosen !== undefined) {
    if (chosen !== team) return { ...found, name: chosen, player: -1 };
    const others = [name, playerId].filter((each) => each >= 0 && isTeamRepeated(rows, team, match));
    return { ...found, name: team, player: player >= 0 ? player : (others[0] ?? -1) };
  }
  const hits = headings.map((_, column) => rows.filter((row) => findByName(cellAt(row, column), book) !== null).length);
  const isById = playerId >= 0 && Math.max(...hits) === 0;
  return { ...found, name: isById ? playerId : hits.indexOf(Math.max(...hits)), player: -1, isById };
}

/** Reads a row of a table; the players of a row come from its ID. */
function recordOf(row: CellLine, columns: Columns, book: NameBook): ResultRecord {
  const { headings, name, match, player, playerId, isById } = columns;
  const freeFireId = idOf(cellAt(row, playerId));
  const written = cellAt(row, name);
  const record: ResultRecord = {
    line: row.line,
    text: row.text,
    ...(isById ? { name: written, entryIds: [], match: null } : namedIn(written, name, book)),
    fields: [],
    players: player < 0 && freeFireId !== null ? [{ nickname: '', freeFireId, kills: null }] : [],
    absence: null,
    section: cellAt(row, match) || null,
  };
  for (const [column, { role, text: heading }] of headings.entries()) {
    if (column === name || column === player || isTextRole(role)) continue;
    const cell = row.cells[column] ?? '';
    const { absence, ...field } = fieldOfCell(role, `c${column}`, heading, cell);
    if (absence !== undefined && !(role === 'placement' && /^dq$/i.test(cell) && record.absence !== null))
      record.absence = absence;
    if (role !== null || field.value !== null)
      record.fields.push({ ...field, isUnreadable: role !== null && field.isUnreadable === true });
  }
  return record;
}

/** Reads the rows below a row of headings. */
export function readTable(headings: Headings, lines: readonly CellLine[], book: NameBook): FoundRecords {
  const all = alignSpanned(lines, headings, book);
  const columns = columnsOf(headings, all, book);
  const { name: nameAt, match, place, player, playerId, isById } = columns;
  const players = [player, isById ? -1 : playerId].filter((each) => each >= 0);
  const rows = fillMerged(all, { match, name: nameAt, place, players });
  const records: ResultRecord[] = [];
  const titles: FoundRecords['titles'] = [];
  const unclear: FoundRecords['unclear'] = [];
  for (const row of rows) {
    const { line, text } = row;
    const name = cellAt(row, nameAt);
    const filled = row.cells.filter((cell) => cell.trim() !== '');
    const isTotal = /^total(?:es|is)?$/iu.test(filled[0] ?? '') && findByName(name, book) === null;
    const isRow = name !== '' && !isTotal && filled.length >= 2;
    if (isRow) records.push(recordOf(row, columns, book));
    else if (!isTotal && filled.length >= 2 && name === '' && [place, ...players].some((at) => cellAt(row, at) !== ''))
      unclear.push({ line, text, entryIds: [] });
    else titles.push({ line, text });
  }
  const found = { records, titles, unclear, loose: [], isSum: records.some(isSummed) };
  const entryOf = (record: ResultRecord) => book.playerIds.get(record.players[0]?.freeFireId ?? '') ?? record.name;
  const isByPlayer =
    player >= 0 ||
    (isById && new Set(records.map((each) => `${each.section}\n${entryOf(each)}`)).size < records.length);
  if (!isByPlayer) return { ...found, isByPlayer };
  const keyOf = isById ? entryOf : ({ name }: ResultRecord) => name;
  return { ...found, records: byTeam(rows, columns, records, keyOf).map(withoutTotal), isByPlayer };
}

/** Leaves out a row without a player that holds the sum of the others. */
function withoutTotal(team: ResultRecord): ResultRecord {
  const isTotal = ({ nickname, freeFireId }: ResultRecord['players'][number]) => nickname === '' && freeFireId === null;
  const others = team.players.filter((each) => !isTotal(each));
  const [total, ...more] = team.players.filter(isTotal);
  const sum = others.reduce((all, { kills }) => all + (kills ?? 0), 0);
  return others.length > 0 && more.length === 0 && total?.kills === sum ? { ...team, players: others } : team;
}

const TEXT_ROLES = new Set<ColumnRole>(['team', 'name', 'player', 'playerId', 'teamId', 'match', 'map', 'other']);
const isTextRole = (role: ColumnRole | null) => role !== null && TEXT_ROLES.has(role);

/** Returns the key of the kills of single players: a team's total stands on fewer rows. */
function killsOfPlayers(records: readonly ResultRecord[]): string | undefined {
  const filled = records.flatMap(({ fields }) =>
    fields.filter(({ role, value }) => role === 'kills' && value !== null),
  );
  const tally = [...tallyOf(filled.map(({ key }) => key))];
  return tally.sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** Groups the rows of single players by match, team and place. */
function byTeam(
  rows: readonly CellLine[],
  { headings, player, playerId, place }: Columns,
  records: readonly ResultRecord[],
  nameOf: (record: ResultRecord) => string,
): ResultRecord[] {
  const teamId = columnOf('teamId', headings);
  const rowAt = new Map(rows.map((row) => [row.line, row]));
  const killsKey = killsOfPlayers(records);
  const teams = new Map<string, ResultRecord>();
  const lastPlaces = new Map<string, string>();
  for (const record of records) {
    const row = rowAt.get(record.line) ?? { ...record, cells: [] };
    const id = cellAt(row, teamId).replace(/^-$/, '');
    // Two teams may have one name.
    const own = [record.section ?? '', id, nameOf(record)].join('\n');
    // Merged cells leave the place of a team's other players empty.
    const placed = cellAt(row, place) || lastPlaces.get(own) || '';
    lastPlaces.set(own, placed);
    const key = `${own}\n${placed}`;
    const team = teams.get(key) ?? {
      ...record,
      players: [],
      fields: record.fields.filter(({ role }) => role !== 'kills'),
    };
    team.players.push({
      nickname: player === playerId ? '' : cellAt(row, player),
      freeFireId: idOf(cellAt(row, playerId)),
      kills: record.fields.find(({ key: column }) => column === killsKey)?.value ?? null,
    });
    teams.set(key, team);
  }
  return [...teams.values()];
}

/** Reads a table that has columns for each match: each match with the columns of names, as a table of its own. */
export function readMatchColumns(
  headings: Headings,
  rows: readonly CellLine[],
  matches: readonly MatchColumns[],
  book: NameBook,
): FoundRecords {
  const shared = headings.flatMap(({ role }, at) => (NAME_ROLES.has(role) ? [at] : []));
  const found = matches.map(({ title, columns }) => {
    const kept = headings.map((_, at) => at).filter((at) => shared.includes(at) || columns.has(at));
    const own = kept.map((at) => ({
      role: columns.get(at) ?? headings[at]?.role ?? null,
      text: headings[at]?.text ?? '',
      match: null,
    }));
    const cells = rows.map((row) => kept.map((at) => cellAt(row, at)));
    const table = rows.map(({ line }, at) => ({
      line,
      text: (cells[at] ?? []).join('\t').trim(),
      cells: cells[at] ?? [],
    }));
    const { records, ...rest } = readTable(own, table, book);
    return { ...rest, records: records.filter(hasNumber).map((record) => ({ ...record, section: title })) };
  });
  const records = found.flatMap((each) => each.records);
  const read = new Set(records.map(({ line }) => line));
  const titles = (found[0]?.titles ?? []).filter(({ line }) => !read.has(line));
  const isByPlayer = found.some((each) => each.isByPlayer);
  return { records, titles, unclear: [], loose: [], isSum: false, isByPlayer, isByMatch: true };
}

const NAME_ROLES = new Set<ColumnRole | null>(['team', 'name', 'player', 'playerId', 'teamId']);

/** True if a row has a number, or words in place of one. */
function hasNumber({ fields, players, absence }: ResultRecord): boolean {
  return (
    absence !== null ||
    players.some(({ kills }) => kills !== null) ||
    fields.some(({ value, isUnreadable }) => value !== null || isUnreadable === true)
  );
}
