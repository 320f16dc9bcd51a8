import { tallyOf } from '../../grouped-by.ts';
import * as limits from '../../limits/limits.ts';
import { entryName, entryNames } from '../records/entry-name.ts';
import { counted } from '../standings/spanish.ts';
import { type Assignment, assignment, type ColumnDecision, columnQuestion } from './column-decision.ts';
import { decideColumns } from './decide-columns.ts';
import { withDoubts } from './doubts.ts';
import type { MatchRecords } from './matches.ts';
import { type NameBook, type NamedEntry, suggestEntries } from './names.ts';
import type { ReadMatch, ReadOption, ReadQuestion, ReadRow } from './reading.schema.ts';
import type { Field, FoundRecords, ResultRecord } from './records.ts';
import { NOTHING, openKeys, openKeysOf, type PointsTable, type Source } from './sources.ts';

interface Context {
  found: FoundRecords & { isFree: boolean };
  book: NameBook;
  scoring: PointsTable;
  answers: Readonly<Record<string, string>>;
  isOnly: boolean;
  /** A title that names another order than the places. */
  otherOrder: { line: number; text: string } | null;
}

const bounds = limits.competition;

class MatchReader {
  readonly #context: Context;
  readonly #names: ReadonlyMap<string, string>;
  readonly questions: ReadQuestion[] = [];

  constructor(context: Context) {
    this.#context = context;
    const { entries } = context.book;
    const written = tallyOf(entries.map(entryName));
    const unique = entryNames(entries);
    const nameOf = (entry: NamedEntry) =>
      written.get(entryName(entry)) === 1 ? entryName(entry) : (unique.get(entry.id) ?? entryName(entry));
    this.#names = new Map(entries.map((entry) => [entry.id, nameOf(entry)]));
  }

  ask(question: Pick<ReadQuestion, 'code' | 'message' | 'column'> & Partial<ReadQuestion>): void {
    const { line = null, text = '' } = question;
    const id = question.id ?? `${question.code}:${text}:${question.column ?? ''}`;
    if (this.#context.answers[id] === '' && line !== null) return;
    this.questions.push({ line, text, name: '', entryIds: [], options: [], ...question, id });
  }

  entryOptions(ids: readonly string[]): ReadOption[] {
    return ids.map((id) => ({ id, label: this.#names.get(id) ?? id, entryId: id }));
  }

  nameOf(id: string): string {
    return this.#names.get(id) ?? id;
  }

  /** Returns the answer to a question with options. */
  answerTo(id: string): string | undefined {
    return this.#context.answers[id];
  }
}

function isLeftOut({ name, text }: ResultRecord, answers: Context['answers']): boolean {
  return answers[`name:${name}`] === '' || answers[`line_unclear:${text}:`] === '';
}

function askName(reader: MatchReader, record: ResultRecord, book: NameBook): void {
  const { line, text, name, entryIds } = record;
  const about = { id: `name:${name}`, line, text, name, column: 'name' as const };
  if (entryIds.length > 1) {
    const names = entryIds.map((id) => reader.nameOf(id)).join(' o ');
    reader.ask({
      ...about,
      code: 'name_ambiguous',
      message: `«${name}»: ¿es ${names}?`,
      entryIds,
      options: reader.entryOptions(entryIds),
    });
    return;
  }
  const suggested = suggestEntries(name, book);
  const [first] = suggested;
  const who = first === undefined ? '¿Quién es?' : `¿Es ${reader.nameOf(first)}?`;
  reader.ask({
    ...about,
    code: first === undefined ? 'name_unknown' : 'name_similar',
    message: `No conocemos a «${name}». ${who}`,
    entryIds: suggested,
    options: reader.entryOptions(suggested),
  });
}

/** Returns the admin's choice among readings of the numbers, or the certain part of them. */
function settle(reader: MatchReader, decision: ColumnDecision, records: readonly ResultRecord[]): Assignment {
  const { assignment: likeliest, options, message, asks } = decision;
  if (message === null) return likeliest;
  // One answer holds for all matches with the same columns.
  const id = `columns:${[...asks, ...options.map((option) => option.id)].join(' ')}`;
  const chosen = options.find((option) => option.id === reader.answerTo(id));
  if (chosen !== undefined) return chosen;
  const sample = (source: Source) =>
    records
      .slice(0, 3)
      .map((record) => source.read(record) ?? '–')
      .join(', ');
  const placeLabel = ({ place }: Assignment) =>
    place.id === 'none' ? 'no son los puestos' : `puestos ${sample(place)}…`;
  const killsLabel = ({ kills }: Assignment) => (kills.id === 'none' ? 'no son bajas' : `bajas ${sample(kills)}…`);
  const labels = options.map((option) => {
    const parts = [
      asks.includes('placement') ? placeLabel(option) : '',
      asks.includes('kills') ? killsLabel(option) : '',
    ];
    const label = parts.filter((part) => part !== '').join('; ');
    return { id: option.id, label: label.charAt(0).toUpperCase() + label.slice(1), entryId: null };
  });
  const entryIds = records.flatMap((record) => (record.entryIds.length === 1 ? record.entryIds : []));
  for (const [index, column] of asks.entries()) {
    reader.ask({
      id: index === 0 ? id : `${id}:${column}`,
      code: 'columns',
      message,
      column,
      entryIds,
      options: index === 0 ? labels : [],
    });
  }
  const isKept = likeliest.place.id === 'points';
  return {
    ...likeliest,
    place: asks.includes('placement') && !isKept ? NOTHING : likeliest.place,
    kills: asks.includes('kills') ? NOTHING : likeliest.kills,
  };
}

/** Returns the field that should hold a value and is unreadable. */
function unreadable(record: ResultRecord, column: 'placement' | 'kills', source: Source): Field | undefined {
  const isIts = ({ role, key }: Field) =>
    role === column || role === source.id || key === source.id || (role === null && source.id === 'none');
  return record.fields.find((field) => field.isUnreadable === true && isIts(field));
}

/** True if a row has other numbers than the rest, so their meaning is unclear. */
function hasOtherNumbers(record: ResultRecord, open: readonly string[]): boolean {
  const own = openKeysOf(record).filter((key) => key !== 'pre0');
  const usual = open.filter((key) => key !== 'pre0');
  const isExtra = own.some((key) => !usual.includes(key));
  return isExtra || (usual.length > 1 && own.length > 0 && own.length < usual.length);
}

interface Taken {
  rows: ReadRow[];
  places: Map<number, ReadRow[]>;
}

function addRow(
  reader: MatchReader,
  record: ResultRecord,
  { place, kills }: Assignment,
  taken: Taken,
  isByPlayer: boolean,
): void {
  const { line, text, name, match } = record;
  const [entryId = ''] = record.entryIds;
  const about = { line, text, entryIds: [entryId] };
  const [placement, killed] = [place.read(record), kills.read(record)];
  const row: ReadRow = {
    entryId,
    played: record.absence === null,
    placement: null,
    kills: null,
    line,
    text,
    name,
    match: match ?? 'name',
    players: record.players,
    why: { name: matchTexts[match ?? 'name'], placement: null, kills: null },
  };
  const isPlace = placement === null || (placement >= 1 && placement <= bounds.placements);
  if (!isPlace || (killed ?? 0) > bounds.killsPerRow) {
    const [message, column] = isPlace
      ? (['Esa cantidad de bajas no es posible.', 'kills'] as const)
      : (['Ese puesto no es posible.', 'placement'] as const);
    reader.ask({ ...about, code: 'number_too_large', message, column });
    return;
  }
  taken.rows.push(row);
  if (record.absence !== null) {
    row.why.name = `«${record.absence}»`;
    if ((killed ?? 0) > 0)
      reader.ask({ ...about, code: 'absent_with_kills', message: 'Dice que no jugó y tiene bajas.', column: null });
    return;
  }
  if (placement !== null) {
    Object.assign(row, { placement, why: { ...row.why, placement: place.why } });
    taken.places.set(placement, [...(taken.places.get(placement) ?? []), row]);
  }
  if (killed !== null) Object.assign(row, { kills: killed, why: { ...row.why, kills: kills.why } });
  for (const [column, source, value] of [
    ['placement', place, placement],
    ['kills', kills, killed],
  ] as const) {
    const field = value === null ? unreadable(record, column, source) : undefined;
    if (field !== undefined)
      reader.ask({ ...about, code: 'value_unreadable', message: `No entendimos «${field.text}».`, column });
  }
  const inBrackets = isByPlayer ? 0 : record.players.reduce((sum, player) => sum + (player.kills ?? 0), 0);
  if (row.kills !== null && inBrackets > row.kills && !record.fields.some(({ mark }) => /score/i.test(mark))) {
    const message = `Sus jugadores suman ${inBrackets} bajas.`;
    reader.ask({ ...about, code: 'value_unreadable', message, column: 'kills' });
    row.kills = null;
  }
}

const matchTexts = {
  id: 'ID de un jugador',
  players: 'sus jugadores',
  name: 'nombre',
  alias: 'nombre que ya dijiste',
} as const;

const aboutPlaceOf = ({ line, text, entryId }: ReadRow) => {
  return { line, text, entryIds: [entryId], column: 'placement' as const };
};

/** Asks about duplicate places, and about missing ones among rows with places. */
function checkPlaces(reader: MatchReader, { rows, places }: Taken, place: Source, isFree: boolean): void {
  for (const [placement, same] of places) {
    if (same.length < 2) continue;
    for (const row of same) {
      row.placement = null;
      const others = same.filter((each) => each !== row).map(({ entryId }) => reader.nameOf(entryId));
      const message = `El puesto ${placement} también lo tiene ${others.join(', ')}.`;
      reader.ask({ ...aboutPlaceOf(row), code: 'place_repeated', message });
    }
  }
  const isMarked = isFree && place.id !== 'order' && place.id !== 'points' && place.id !== 'none';
  if (!isMarked || places.size === 0) return;
  const last = Math.max(rows.length, ...places.keys());
  const holes = Array.from({ length: last }, (_, at) => at + 1).filter((each) => !places.has(each));
  for (const row of rows) {
    if (
      !row.played ||
      row.placement !== null ||
      reader.questions.some(({ line, column }) => line === row.line && column === 'placement')
    )
      continue;
    const id = `place_missing:${row.text}:placement`;
    const answer = Number(reader.answerTo(id) || Number.NaN);
    if (holes.includes(answer)) row.placement = answer;
    else {
      const options = holes.slice(0, 12).map((hole) => ({ id: String(hole), label: `Puesto ${hole}`, entryId: null }));
      reader.ask({ ...aboutPlaceOf(row), id, code: 'place_missing', message: 'Falta su puesto.', options });
    }
  }
}

/** Drops the places after an unreadable line: its team may have been before them. */
function checkOrder(reader: MatchReader, rows: readonly ReadRow[], broken: readonly number[]): void {
  const first = Math.min(...broken);
  const after = rows.filter(({ line, played }) => played && line > first);
  if (after.length === 0) return;
  for (const row of after) row.placement = null;
  const message = `Sin saber quién es la línea ${first} no sabemos los puestos que siguen.`;
  reader.ask({
    code: 'order_broken',
    message,
    line: first,
    column: 'placement',
    entryIds: after.map(({ entryId }) => entryId),
  });
}

/** Asks about numbers on lines of their own, which belong to unknown rows. */
function checkLoose(reader: MatchReader, rows: readonly ReadRow[], [line]: readonly number[]): void {
  if (line === undefined) return;
  for (const row of rows) row.placement = null;
  const message = 'Hay números en líneas aparte: no sabemos de quién son.';
  reader.ask({ code: 'columns', message, line, column: null, entryIds: rows.map(({ entryId }) => entryId) });
}

/** Asks for the places of a general table. Columns for each match have no places in the order of the lines. */
function withTable(decision: ColumnDecision, { isGeneral, isByMatch }: FoundRecords): ColumnDecision {
  const { place, kills } = decision.assignment;
  if (isByMatch === true && decision.isByOrder)
    return {
      ...decision,
      assignment: assignment(NOTHING, kills),
      options: [],
      message: null,
      asks: [],
      isByOrder: false,
    };
  if (isGeneral !== true || place.id === 'none' || decision.message !== null) return decision;
  return columnQuestion('Esos puestos parecen de la tabla general. ¿Son los de esta partida?', [
    assignment(NOTHING, kills),
    assignment(place, kills),
  ]);
}

/** Returns the only number of a row without a mark, in a list that marks kills elsewhere. */
function bareKillsOf(record: ResultRecord, { place, kills }: Assignment): number | null {
  if (kills.id !== 'kills' || record.absence !== null || kills.read(record) !== null) return null;
  const open = openKeysOf(record).filter((key) => key !== 'pre0' && key !== place.id);
  const [key, ...others] = open;
  const isMarked = record.fields.some(({ role }) => role === 'kills' || role === 'points' || role === 'killPoints');
  if (key === undefined || others.length > 0 || isMarked) return null;
  return record.fields.find((field) => field.key === key)?.value ?? null;
}

/** A row whose kills have no mark. */
interface BareKills {
  row: ReadRow;
  value: number;
}

function askForKills(reader: MatchReader, { row, value }: BareKills): void {
  const { line, text, entryId } = row;
  const id = `kills_unmarked:${text}:kills`;
  if (reader.answerTo(id) === `${value}`) {
    acceptKills({ row, value });
    return;
  }
  const options = [{ id: `${value}`, label: counted(value, 'baja', 'bajas'), entryId: null }];
  const message = `¿${value} son sus bajas? Otras líneas lo dicen.`;
  reader.ask({ id, line, text, entryIds: [entryId], code: 'kills_unmarked', message, column: 'kills', options });
}

function acceptKills({ row, value }: BareKills): void {
  Object.assign(row, { kills: value, why: { ...row.why, kills: 'número sin título' } });
}

/** Asks for kills without a mark beside marked ones: once for several lines, which holds for all matches. */
function askBareKills(reader: MatchReader, all: readonly BareKills[]): void {
  const id = 'columns:bare kills';
  const answer = all.length > 1 ? reader.answerTo(id) : 'each';
  if (answer === 'kills') all.forEach(acceptKills);
  else if (answer === 'each') for (const each of all) askForKills(reader, each);
  else {
    const some = all.slice(0, 3).map(({ value }) => value);
    const more = all.length > some.length ? '…' : '';
    reader.ask({
      id,
      code: 'kills_unmarked',
      message: `${all.length} líneas traen un número suelto (${some.join(', ')}${more}). ¿Son sus bajas? Otras líneas lo dicen.`,
      column: 'kills',
      entryIds: all.map(({ row }) => row.entryId),
      options: [
        { id: 'kills', label: 'Sí a todas', entryId: null },
        { id: 'each', label: 'Una por una', entryId: null },
      ],
    });
  }
}

/** Builds the rows and questions of one match. */
export function readMatch({ title, records: all }: MatchRecords, context: Context): ReadMatch {
  const { found, book, scoring, answers, otherOrder } = context;
  const reader = new MatchReader(context);
  const records = all.filter((record) => !isLeftOut(record, answers));
  const lobby = book.entries.map(({ id }) => id);
  const first = records[0]?.line ?? 0;
  const doubtful = otherOrder !== null && otherOrder.line < first ? otherOrder.text : null;
  const columns = withTable(decideColumns(records, scoring, lobby, found.isByPlayer), found);
  const decision = withDoubts(columns, records, doubtful, Math.max(all.length, lobby.length));
  const chosen = settle(reader, decision, records);
  const open = openKeys(records.filter(({ absence }) => absence === null));
  const taken: Taken = { rows: [], places: new Map() };
  const broken: number[] = [];
  const bareKills: BareKills[] = [];
  for (const record of records) {
    const { line, text, entryIds } = record;
    const about = { line, text, entryIds, column: null };
    const [entryId] = entryIds;
    const bare = bareKillsOf(record, chosen);
    const before = taken.rows.find((row) => row.entryId === entryId);
    if (entryIds.length !== 1 || entryId === undefined) {
      askName(reader, record, book);
      broken.push(line);
    } else if (before !== undefined) {
      reader.ask({ ...about, code: 'entry_repeated', message: `Ya salió en la línea ${before.line}.` });
    } else if (found.isFree && bare === null && decision.message === null && hasOtherNumbers(record, open)) {
      reader.ask({ ...about, code: 'line_unclear', message: 'Tiene otros números que las demás líneas.' });
      broken.push(line);
    } else {
      addRow(reader, record, chosen, taken, found.isByPlayer);
      const row = taken.rows.at(-1);
      if (bare !== null && bare <= bounds.killsPerRow && row?.line === line) bareKills.push({ row, value: bare });
    }
  }
  if (bareKills.length > 0) askBareKills(reader, bareKills);
  for (const about of context.isOnly ? found.unclear : []) {
    reader.ask({ ...about, code: 'line_unclear', message: 'No entendimos esta línea.', column: null });
  }
  checkLoose(reader, taken.rows, found.loose);
  checkPlaces(reader, taken, chosen.place, found.isFree);
  if (chosen.place.id === 'order' && broken.length > 0) checkOrder(reader, taken.rows, broken);
  return { title, rows: taken.rows, questions: reader.questions, isByOrder: decision.isByOrder };
}
