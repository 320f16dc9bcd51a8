import { type CellLine, cellsOfLines, linesOf } from '../competition/reading/delimited.ts';
import { EmailAddress } from '../email.schema.ts';
import { FreeFireId, phoneOr, RegistrationFields, type Team } from '../registration/registration.schema.ts';
import { repeatedIds } from '../registration/team.ts';
import type { TeamSize } from '../team-size.schema.ts';
import { columnsOfCells, columnsOfHeadings, type RegistrationColumn, type RegistrationRole } from './columns.ts';

/** A registration in a list; phone and e-mail may be empty. */
export interface ListedFields {
  fullName: string;
  nickname: string;
  freeFireId: string;
  phone: string;
  email: string;
  team: Team | null;
}

/** A row of a list of registrations, with its problems. */
export interface ListedRegistration {
  /** From 1. */
  line: number;
  text: string;
  fields: ListedFields;
  problems: string[];
}

/** A parsed list of registrations; `problem` is set if it can't be parsed. */
export interface RegistrationList {
  rows: ListedRegistration[];
  problem: string | null;
}

const NUMBERS = /\+?\d[\d ()-]{6,}\d/g;
const BULLET = /^\s*(?:\d{1,3}\s*[.)°º-]+\s+|[-•*]\s+)/u;

/** Splits a line such as '1. Ana Pérez - 123456789' into its name and its numbers. */
function splitLine({ text }: CellLine): string[] {
  const line = text.replace(BULLET, '');
  const numbers = line.match(NUMBERS) ?? [];
  const rest = line.replace(NUMBERS, '|').split(/[|,;:\t]|\s[-–—]\s/u);
  return [
    ...rest.map((each) => each.replace(/^[\s–—-]+|[\s–—-]+$/gu, '')).filter((each) => /[\p{L}\p{N}@]/u.test(each)),
    ...numbers,
  ];
}

/** Cleans an ID from a spreadsheet: spaces, thousands separators, a leading quote, a trailing '.0'. */
function plainId(cell: string): string {
  const written = cell
    .replace(/^'/, '')
    .replace(/\s/g, '')
    .replace(/[.,]0+$/, '');
  return /^\d{1,3}(?:[.,]\d{3})+$/.test(written) ? written.replace(/[.,]/g, '') : written;
}

function idProblem(id: string): string | null {
  if (/^\d+(?:[.,]\d+)?e\+?\d+$/i.test(id))
    return `«${id}» no es un ID: la hoja lo recortó. Pon esa columna como texto y cópiala otra vez.`;
  const said = FreeFireId.safeParse(id).error?.issues[0]?.message ?? null;
  return said === null || id === '' ? said : `«${id}»: ${said}`;
}

class Cells {
  readonly #cells: readonly string[];
  readonly #columns: readonly RegistrationColumn[];

  constructor(cells: readonly string[], columns: readonly RegistrationColumn[]) {
    this.#cells = cells;
    this.#columns = columns;
  }

  of(role: RegistrationRole, player = 1): string {
    const column = this.#columns.find((each) => each.role === role && each.player === player);
    return column === undefined ? '' : (this.#cells[column.at] ?? '').trim();
  }

  /** Returns the players after the captain that have an ID. */
  mates(): Team['players'] {
    const numbers = [...new Set(this.#columns.map(({ player }) => player))].filter((player) => player > 1);
    return numbers
      .toSorted((a, b) => a - b)
      .map((player) => ({
        nickname: this.of('nickname', player) || this.of('fullName', player),
        freeFireId: plainId(this.of('freeFireId', player)),
      }))
      .filter(({ freeFireId }) => freeFireId !== '');
  }
}

function fieldsOf(cells: Cells, teamSize: TeamSize): ListedFields {
  const [name, nickname] = [cells.of('fullName'), cells.of('nickname')];
  const mates = teamSize === 1 ? [] : cells.mates();
  const team = cells.of('team') || name || nickname;
  return {
    fullName: name || nickname,
    nickname: nickname || (teamSize > 1 ? name : ''),
    freeFireId: plainId(cells.of('freeFireId')),
    phone: cells.of('phone'),
    email: cells.of('email'),
    team: mates.length === 0 ? null : { name: team, players: mates },
  };
}

function problemsOf({ phone, email, team, ...fields }: ListedFields): string[] {
  const ids = [fields.freeFireId, ...(team?.players.map(({ freeFireId }) => freeFireId) ?? [])];
  const checked = RegistrationFields.pick({ fullName: true, nickname: true, team: true }).safeParse({
    fullName: fields.fullName,
    ...(fields.nickname === '' ? {} : { nickname: fields.nickname }),
    ...(team === null
      ? {}
      : { team: { ...team, players: team.players.map((each) => ({ ...each, freeFireId: '12345678' })) } }),
  });
  const contacts = [
    phone === '' ? undefined : phoneOr('').safeParse(phone).error,
    email === '' ? undefined : EmailAddress.safeParse(email).error,
  ];
  return [
    ...ids.map(idProblem),
    ...Object.values(repeatedIds({ freeFireId: fields.freeFireId, team })),
    ...(checked.error?.issues.map(({ message }) => message) ?? []),
    ...contacts.map((error) => error?.issues[0]?.message),
  ].filter((each) => each !== null && each !== undefined);
}

/** Marks repeated IDs with the line that has them first. */
function nameRepeated(rows: readonly ListedRegistration[]): void {
  const first = new Map<string, number>();
  for (const { line, fields, problems } of rows) {
    for (const id of [fields.freeFireId, ...(fields.team?.players.map(({ freeFireId }) => freeFireId) ?? [])]) {
      const before = first.get(id);
      if (before !== undefined && before !== line && id !== '')
        problems.push(`El ID ${id} ya está en la línea ${before}.`);
      first.set(id, before ?? line);
    }
  }
}

/** Groups rows of single players by team; the first one is the captain. */
function byTeam(rows: readonly ListedRegistration[], cells: ReadonlyMap<number, Cells>): ListedRegistration[] {
  const teams = new Map<string, ListedRegistration>();
  for (const row of rows) {
    const name = cells.get(row.line)?.of('team') ?? '';
    const captain = teams.get(name.toLowerCase());
    const { nickname, fullName, freeFireId } = row.fields;
    if (captain === undefined || name === '') {
      teams.set(name === '' ? `${row.line}` : name.toLowerCase(), row);
      continue;
    }
    const players = [...(captain.fields.team?.players ?? []), { nickname: nickname || fullName, freeFireId }];
    captain.fields.team = { name: captain.fields.team?.name ?? cells.get(captain.line)?.of('team') ?? name, players };
  }
  return [...teams.values()];
}

const nothing = (problem: string): RegistrationList => ({ rows: [], problem });

/**
 * Reads a list of registrations: a CSV of Google Forms, cells of a spreadsheet, or pasted lines with a name and an ID.
 * Columns are identified by their headings, else by their contents. Each row lists its problems; nothing is guessed.
 */
export function readRegistrations(text: string, teamSize: TeamSize): RegistrationList {
  const lines = cellsOfLines(linesOf(text).filter((each) => each.text.trim() !== ''));
  const headAt = lines.findIndex(({ cells }) => columnsOfHeadings(cells) !== null);
  const headings = columnsOfHeadings(lines[headAt]?.cells ?? []);
  const listed = lines
    .slice(headAt + 1)
    .filter((each) => headings !== null || /\d{6}/.test(each.text.replace(/\s/g, '')));
  if (listed.length === 0)
    return nothing('No encontramos inscripciones. Pega una línea por persona, con su nombre y su ID.');
  const split = listed.map((each) => (headings === null && each.cells.length === 1 ? splitLine(each) : each.cells));
  const columns = headings ?? columnsOfCells(split);
  if (columns === null)
    return nothing(
      'No sabemos qué número es el ID de Free Fire. Pon una primera línea con los títulos: Nombre, ID, WhatsApp.',
    );
  const cells = new Map(listed.map(({ line }, at) => [line, new Cells(split[at] ?? [], columns)]));
  const rows = listed.map(({ line, text: written }): ListedRegistration => {
    const fields = fieldsOf(cells.get(line) ?? new Cells([], []), teamSize);
    return { line, text: written.trim(), fields, problems: [] };
  });
  const hasMates = columns.some(({ role, player }) => role === 'freeFireId' && player > 1);
  const hasTeams = columns.some(({ role }) => role === 'team');
  const all = teamSize > 1 && hasTeams && !hasMates ? byTeam(rows, cells) : rows;
  for (const row of all) row.problems.push(...problemsOf(row.fields));
  nameRepeated(all);
  return { rows: all, problem: null };
}
