import { linesOf } from '../competition/reading/delimited.ts';
import { partsOf } from '../competition/reading/parts.ts';
import { counted } from '../competition/standings/spanish.ts';
import * as limits from '../limits/limits.ts';
import { registrationStatusLabel } from '../registration/registration.schema.ts';
import type { TeamSize } from '../tournament/modes.schema.ts';
import { type ListRecord, recordsOf } from './list-records.ts';
import { ListedCells, type ListedFields, type ListedRegistration, listedFields } from './listed.ts';
import { checkRow, dropShortenedPhone, markRepeated } from './problems.ts';
import { columnsOfCells } from './registration-columns.ts';
import { headedSections, type ListSection, labelledSections } from './sections.ts';
import { hasTablesBeside } from './side-by-side.ts';
import { contactOfLine, hasLongNumber, splitLine, teamInLine, teamOfLine } from './split-lines.ts';
import { groupByTeam, noteSingles, type TeamRow } from './teams.ts';

/** A parsed list of registrations; `problem` is set if it can't be parsed. */
export interface RegistrationList {
  rows: ListedRegistration[];
  problem: string | null;
}

const NOTHING = 'No encontramos inscripciones. Pega una línea por persona, con su nombre y su ID.';
const UNCLEAR =
  'No sabemos qué número es el ID de Free Fire. Pon una primera línea con los títulos: Nombre, ID, WhatsApp.';
const BESIDE = 'Hay tablas una al lado de la otra. Pégalas una debajo de la otra, o de una en una.';
/** Longer lines hold no player. */
const LINE_CHARACTERS = 600;

function rowOf({ line, text }: ListRecord, fields: ListedFields): ListedRegistration {
  return { line, text: text.trim(), fields, problems: [], notes: [] };
}

/** Returns the team that a row names without a player; null for other rows. */
function teamAlone(cells: ListedCells, record: ListRecord): string | null {
  if (cells.of('freeFireId') !== '' || cells.hasMates()) return null;
  if (cells.has('team')) return cells.of('fullName') || cells.of('nickname') ? null : cells.of('team') || null;
  const [only, ...others] = record.cells.filter((cell) => cell.trim() !== '');
  return only === undefined || others.length > 0 ? null : teamOfLine(only) || null;
}

/** Statuses of an exported list that an import doesn't keep. */
const LOST: readonly string[] = [registrationStatusLabel.waiting, registrationStatusLabel.rejected];

function rowsOfSection({ columns, records }: ListSection, teamSize: TeamSize): TeamRow[] {
  return records.flatMap((record): TeamRow[] => {
    const cells = new ListedCells(record.cells, columns);
    const team = teamSize === 1 ? null : teamAlone(cells, record);
    if (team !== null) return [{ row: null, team }];
    if (cells.filled().length === 0) return [];
    const row = rowOf(record, listedFields(cells, teamSize));
    const mates = teamSize === 1 ? cells.mates().length : 0;
    if (mates > 0) row.notes.push(`Entra sin ${counted(mates, 'compañero', 'compañeros')}: este torneo es individual.`);
    const status = cells.of('status');
    if (LOST.includes(status)) row.notes.push(`En la lista está como «${status}».`);
    return [{ row, team: cells.of('team') }];
  });
}

const noFields = listedFields(new ListedCells([], []), 1);

/** Reads a team given in one line; null for other lines. */
function wholeTeam(record: ListRecord): ListedRegistration | null {
  // A cell of several lines has quotes in the text.
  const text = record.cells.length > 1 ? record.cells.join('\t') : record.text;
  const { name, players } = teamInLine(text) ?? { name: '', players: [] };
  const [captain, ...others] = players;
  if (captain === undefined) return null;
  const mates = others.map((each) => ({ nickname: each.name, freeFireId: each.freeFireId }));
  return rowOf(record, {
    ...noFields,
    fullName: captain.name,
    nickname: captain.name,
    freeFireId: captain.freeFireId,
    team: { name: name || captain.name, players: mates },
  });
}

type Line = { contact: string } | { team: string } | { whole: ListedRegistration } | { player: ListRecord };

function lineOf(record: ListRecord, teamSize: TeamSize): Line {
  const contact = contactOfLine(record.text);
  if (contact !== null) return { contact };
  if (!hasLongNumber(record.text)) return { team: teamOfLine(record.text) };
  const whole = teamSize === 1 ? null : wholeTeam(record);
  return whole === null ? { player: record } : { whole };
}

const NUMBERED = /^\s*(\d{1,2})\s+(?=\D)/;

/** True if each line begins with its number in a list. Numbers may start again with each team. */
function areNumbered(players: readonly ListRecord[]): boolean {
  let last = 0;
  return players.every(({ text }) => {
    const number = Number(NUMBERED.exec(text)?.[1] ?? 0);
    const isNext = number === 1 || (last > 0 && number === last + 1);
    last = number;
    return isNext;
  });
}

/** Joins a name with the ID on the line below, if all stand so. */
function joinPairs(records: readonly ListRecord[]): readonly ListRecord[] {
  const isId = ({ text }: ListRecord) => hasLongNumber(text) && !/\p{L}/u.test(text);
  const isText = (record: ListRecord | undefined) => record !== undefined && !hasLongNumber(record.text);
  const arePairs = records.every((record, at) => (isId(record) ? isText(records[at - 1]) : isText(record)));
  if (!arePairs) return records;
  return records.flatMap((record, at) => {
    const next = records[at + 1];
    if (isId(record)) return [];
    const text = next !== undefined && isId(next) ? `${record.text} ${next.text}` : record.text;
    return [{ ...record, text, cells: [text] }];
  });
}

/** Returns the cells of each player's line. */
function playerCells(players: readonly ListRecord[]): Map<ListRecord, readonly string[]> {
  const numbered = players.length > 1 && areNumbered(players);
  const plain = (text: string) => (numbered ? text.replace(NUMBERED, '') : text);
  return new Map(
    players.map((record) => [record, record.cells.length === 1 ? splitLine(plain(record.text)) : record.cells]),
  );
}

/** Reads lines without headings: players with their IDs, and above them their team. */
function rowsWithoutHeadings(records: readonly ListRecord[], teamSize: TeamSize): TeamRow[] | null {
  const lines = joinPairs(records.filter(({ text }) => text.length <= LINE_CHARACTERS)).map((record) =>
    lineOf(record, teamSize),
  );
  const cells = playerCells(lines.flatMap((line) => ('player' in line ? [line.player] : [])));
  const columns = cells.size === 0 ? [] : columnsOfCells([...cells.values()], teamSize > 1);
  if (columns === null) return null;
  const rows: TeamRow[] = [];
  let [name, phone] = ['', ''];
  for (const line of lines) {
    const last = rows.at(-1)?.row;
    if ('team' in line) name = line.team || name;
    else if ('contact' in line && last && name === '') last.fields.phone ||= line.contact;
    else if ('contact' in line) phone = line.contact;
    else {
      if (name !== '' && teamSize > 1) rows.push({ row: null, team: name });
      const own = new ListedCells('player' in line ? (cells.get(line.player) ?? []) : [], columns);
      const row = 'whole' in line ? line.whole : rowOf(line.player, listedFields(own, teamSize));
      row.fields.phone ||= phone;
      rows.push({ row, team: own.of('team') });
      [name, phone] = ['', ''];
    }
  }
  return rows;
}

/** Titles that a spreadsheet or a form gives to its sheets. */
const COMMON_TITLE =
  /^(?:hoja|sheet|planilha|p[aá]gina|respuestas|form(?:ulario)?)\b|^(?:hoja|sheet|planilha)?\s*\d*$/iu;

/** Names the team of a sheet that holds the players of one. */
function withTitle(rows: readonly TeamRow[], title: string, teamSize: TeamSize): readonly TeamRow[] {
  const isTeam =
    rows.length > 1 && rows.length <= teamSize && rows.every(({ row, team }) => row !== null && team === '');
  return isTeam && !COMMON_TITLE.test(title) ? [{ row: null, team: title }, ...rows] : rows;
}

type Part = ListedRegistration[] | { problem: string };

/** Reads one text or sheet. */
function readPart({ text, title }: { text: string; title: string }, teamSize: TeamSize): Part {
  const records = recordsOf(text);
  if (hasTablesBeside(records, teamSize)) return { problem: BESIDE };
  const sections = headedSections(records) ?? labelledSections(linesOf(text));
  const found =
    sections?.flatMap((section) => rowsOfSection(section, teamSize)) ?? rowsWithoutHeadings(records, teamSize);
  if (found === null) return { problem: UNCLEAR };
  const players = found.flatMap(({ row }) => row ?? []);
  if (teamSize === 1 || players.some(({ fields }) => fields.team !== null)) return players;
  return groupByTeam(withTitle(found, title, teamSize), teamSize);
}

/**
 * Reads a list of registrations: a CSV of Google Forms or of this site, cells or sheets of a spreadsheet, or pasted
 * lines with a name and an ID. Columns are identified by their headings, else by their contents. Players of a team
 * stand in one row, or below each other. Each row lists its problems; nothing is guessed.
 */
export function readRegistrations(text: string, teamSize: TeamSize): RegistrationList {
  const rows: ListedRegistration[] = [];
  for (const part of partsOf(text)) {
    const read = readPart(part, teamSize);
    if ('problem' in read) return { rows: [], problem: read.problem };
    rows.push(...read.map((row) => ({ ...row, line: row.line + part.offset })));
  }
  if (rows.length === 0) return { rows: [], problem: NOTHING };
  if (rows.length > limits.batch)
    return { rows: [], problem: `Son ${rows.length} filas: pega ${limits.batch} como máximo cada vez.` };
  for (const row of rows) {
    dropShortenedPhone(row);
    checkRow(row, teamSize);
  }
  noteSingles(rows, teamSize);
  markRepeated(rows);
  return { rows, problem: null };
}
