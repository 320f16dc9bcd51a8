import * as limits from '../../limits/limits.ts';
import { scoringTemplates } from '../plan/scoring-templates.ts';
import { entryName } from '../records/entry-name.ts';
import type { ResultRow } from '../records/match.schema.ts';
import { linesOf } from './delimited.ts';
import { findOtherOrder } from './doubts.ts';
import { findRecords } from './find-records.ts';
import { readMatch } from './match-rows.ts';
import { splitMatches } from './matches.ts';
import { type NameBook, type NamedEntry, nameBook } from './names.ts';
import { partsOf } from './parts.ts';
import type { ReadMatch, ReadQuestion, ResultReading } from './reading.schema.ts';
import type { Field } from './records.ts';
import type { PointsTable } from './sources.ts';
import { withEntry } from './whose.ts';

/** Options of `readResult`. */
export interface ReadOptions {
  /** Default: the game's own points. */
  scoring?: PointsTable;
  /** Rows entered so far. A column of kills alone belongs to entries with a place. */
  rows?: readonly ResultRow[];
  /** Answers to questions, by the question's id: an option's id, or '' to leave the line out. */
  answers?: Readonly<Record<string, string>>;
}

const [{ scoring: usualScoring }] = scoringTemplates;
const SUM_TITLE = /acumulad[oa]|tabla general|sumatoria|(?:total|suma) de \d+ (?:partidas|caidas|salas|mapas)/iu;
const A_NUMBER = /^\s*\d{1,3}(?:[.,]0+)?\s*$/;

const nothing: ReadMatch = { title: '', rows: [], questions: [], isByOrder: false };

function wholeQuestion(
  code: ReadQuestion['code'],
  message: string,
  options: ReadQuestion['options'] = [],
): ReadQuestion {
  return { id: code, code, message, line: null, text: '', name: '', column: null, entryIds: [], options };
}

/** Reads a column of kills, for entries that have a place; null for other texts. */
function readColumn(text: string, book: NameBook, { rows = [], scoring, answers = {} }: ReadOptions): ReadMatch | null {
  const lines = linesOf(text);
  const head = lines.findIndex((each) => each.text.trim() !== '');
  const isHeaded = /^\W*(?:kills?|bajas|abates|baixas|elims?|eliminaciones|asesinatos)\W*$/iu.test(
    lines[head]?.text ?? '',
  );
  const cells = lines.slice(isHeaded ? head + 1 : head);
  while (cells.at(-1)?.text.trim() === '') cells.pop();
  const filled = cells.filter((each) => each.text.trim() !== '');
  const placed = rows
    .filter(({ played, placement }) => played && placement !== null)
    .toSorted((a, b) => (a.placement ?? 0) - (b.placement ?? 0));
  if (head < 0 || filled.length < 2 || placed.length === 0 || !filled.every((each) => A_NUMBER.test(each.text)))
    return null;
  const column = cells.length === placed.length ? cells : filled;
  const values = column.map((each) => (each.text.trim() === '' ? null : Number.parseInt(each.text, 10)));
  const names = new Map(book.entries.map((entry) => [entry.id, entryName(entry)]));
  const points = scoring?.placement ?? [];
  const canBeTotals = !isHeaded && values.every((value, at) => value === null || value >= (points[at] ?? 0));
  const isAsked = (column.length !== placed.length || canBeTotals) && answers.column !== 'kills';
  const made = placed.slice(0, column.length).map(({ entryId, placement }, at) => ({
    entryId,
    played: true,
    placement,
    kills: isAsked ? null : (values[at] ?? null),
    players: [],
    line: column[at]?.line ?? 0,
    text: column[at]?.text.trim() ?? '',
    name: names.get(entryId) ?? '',
    match: 'name' as const,
    why: {
      name: 'puesto ya anotado',
      placement: 'ya anotado',
      kills: isHeaded ? 'título de la columna' : 'columna de números',
    },
  }));
  const message = canBeTotals
    ? '¿Son bajas o puntos?'
    : `Hay ${column.length} números y ${placed.length} puestos. ¿Van en orden?`;
  const question: ReadQuestion = {
    ...wholeQuestion('columns', message, [{ id: 'kills', label: 'Son las bajas, por puesto', entryId: null }]),
    id: 'column',
    column: 'kills',
    entryIds: made.map(({ entryId }) => entryId),
  };
  return { title: '', rows: made, questions: isAsked ? [question] : [], isByOrder: false };
}

interface PartReading {
  matches: ReadMatch[];
  ignored: number[];
  isSum: boolean;
  /** True if it has a table of places or kills, even if no name is known. */
  isTable: boolean;
}

const isValue = ({ role, value }: Field) => value !== null && (role === 'placement' || role === 'kills');

/** Reads the matches of one text, file or sheet; none if it is a sum of several. */
function readPart(part: ReturnType<typeof partsOf>[number], book: NameBook, options: ReadOptions): PartReading {
  const { answers = {}, scoring = usualScoring } = options;
  const lines = linesOf(part.text).map((each) => ({ ...each, line: each.line + part.offset }));
  const found = findRecords(part.text, lines, book);
  const ignored = found.titles.map(({ line }) => line);
  const isSum = found.isSum || found.titles.some((title) => SUM_TITLE.test(title.text));
  if (isSum) return { matches: [], ignored, isSum, isTable: false };
  const records = found.records.map((record) => withEntry(record, book, answers));
  const blanks = lines.filter((each) => each.text.trim() === '').map(({ line }) => line);
  const split = splitMatches({ ...found, records }, blanks);
  const isOnly = split.length === 1;
  const otherOrder = findOtherOrder(found.titles);
  const matches = split.map((match) => readMatch(match, { found, book, scoring, answers, isOnly, otherOrder }));
  const titled = matches.map((match) => ({ ...match, title: isOnly ? part.title || match.title : match.title }));
  const isTable = records.filter(({ fields }) => fields.some(isValue)).length > 1;
  return { matches: titled, ignored, isSum, isTable };
}

const WORD = /\p{L}+|\p{N}+/gu;

/** Cuts a text at the largest number of characters, lines and words that are read. */
function boundedText(text: string): { whole: string; isCut: boolean } {
  const { readCharacters, readLines, readWords } = limits.competition;
  let [end, filled, words] = [0, 0, 0];
  while (end < text.length && end < readCharacters && filled < readLines && words < readWords) {
    const next = text.indexOf('\n', end);
    const stop = next < 0 ? text.length : next + 1;
    const line = text.slice(end, stop);
    if (line.trim() !== '') filled += 1;
    words += line.match(WORD)?.length ?? 0;
    end = Math.min(stop, readCharacters);
  }
  return { whole: text.slice(0, end), isCut: text.slice(end).trim() !== '' };
}

/**
 * Reads a result from pasted text or a file: lists, chats, tables, CSV, JSON, wikitext and logs of the game's tool.
 * `rows` hold the certain values with reasons; ambiguous values are null and listed in `questions`. If the text has
 * several matches, they are in `matches`, and the question `several_matches` asks for one.
 * @param lobby the possible entries; their players, IDs and aliases help to identify them
 */
export function readResult(text: string, lobby: readonly NamedEntry[], options: ReadOptions = {}): ResultReading {
  const { whole, isCut } = boundedText(text);
  const reading = readWhole(whole, lobby, options);
  if (!isCut) return reading;
  const message = `El texto es muy largo: leímos hasta la línea ${whole.trimEnd().split('\n').length}. Pega una partida a la vez.`;
  return { ...reading, questions: [wholeQuestion('text_too_long', message), ...reading.questions] };
}

function readWhole(whole: string, lobby: readonly NamedEntry[], options: ReadOptions): ResultReading {
  const book = nameBook(lobby);
  const column = readColumn(whole, book, { ...options, scoring: options.scoring ?? usualScoring });
  if (column !== null) return { ...column, matches: [column], ignored: [], isColumn: true };
  const parts: PartReading[] = [];
  for (const part of partsOf(whole)) {
    parts.push(readPart(part, book, options));
  }
  const ignored = parts.flatMap((part) => part.ignored);
  // Skip cover sheets without rows, and sums of matches that are present. A result of unknown names is a match, too.
  const read = parts.flatMap((part) => part.matches);
  const filled = parts.flatMap((part) => part.matches.filter(({ rows }) => rows.length > 0 || part.isTable));
  const matches = filled.length > 1 ? filled : read.slice(0, 1).map((first) => filled[0] ?? first);
  const [only = nothing, ...others] = matches;
  if (filled.length === 0 && parts.some(({ isSum }) => isSum)) {
    const message = 'Es la suma de varias partidas. Pega o sube el resultado de una sola.';
    return { ...nothing, questions: [wholeQuestion('sum_of_matches', message)], matches: [], ignored, isColumn: false };
  }
  if (others.length === 0) return { ...only, matches, ignored, isColumn: false };
  const chosen = matches[Number(options.answers?.several_matches || Number.NaN)];
  if (chosen !== undefined) return { ...chosen, matches, ignored, isColumn: false };
  const choices = matches.map(({ title }, at) => ({
    id: String(at),
    label: [`Partida ${at + 1}`, title].filter((each) => each !== '').join(': '),
    entryId: null,
  }));
  const question = wholeQuestion('several_matches', `Hay ${matches.length} partidas. ¿Cuál es esta?`, choices);
  return { ...nothing, questions: [question], matches, ignored, isColumn: false };
}
