import { type Fields, isFields } from '../../fields.ts';
import * as limits from '../../limits/limits.ts';
import { withoutLeadingZeros } from '../../registration/free-fire-id.ts';
import type { SourceLine } from './delimited.ts';
import { fold } from './fold.ts';
import { MAX_CELL_LENGTH, readMarks } from './lexer.ts';
import { findByName, type NameBook } from './names.ts';
import type { ReadPlayer } from './reading.schema.ts';
import type { Field, FoundRecords, ResultRecord } from './records.ts';
import { type ColumnRole, headingWords, roleOfHeading, roleOfWords } from './vocabulary.ts';

/** A value under its label. */
interface Pair {
  role: ColumnRole;
  label: string;
  value: string;
}

/** Longer lines are prose, not a log. */
const LONGEST_LINE = 1_000;
const NAMES = new Set<ColumnRole>(['team', 'name', 'player']);
const LABEL = /([\p{L}_#][\p{L}_ .]{0,40}?)\s*[:=]/gu;

/** Finds the longest label at the end of a text: 'LOUD Rank' ends in one, 'LOUD Kill Score' in a longer one. */
function labelAtEnd(text: string, isAfterName: boolean): { role: ColumnRole; length: number } | null {
  const starts = [...text.matchAll(/(?<![\p{L}\p{N}_])[\p{L}#]/gu)].map(({ index }) => index).slice(-4);
  let best: { role: ColumnRole; length: number } | null = null;
  for (const start of starts.toReversed()) {
    // A longer label must not leave the name empty.
    if (isAfterName && best !== null && text.slice(0, start).trim() === '') break;
    const role = roleOfHeading(text.slice(start));
    const isLonger = best === null || !isAfterName || role !== best.role;
    if (role !== null && isLonger) best = { role, length: text.length - start };
  }
  return best;
}

/** Splits a line into labels and values; empty unless it begins with a label. */
function pairsOf(text: string, book: NameBook): Pair[] {
  const pairs: (Pair & { from: number })[] = [];
  if (text.length > LONGEST_LINE) return pairs;
  for (const found of text.matchAll(LABEL)) {
    const before = text[found.index - 1] ?? ' ';
    const last = pairs.at(-1);
    const spoken = /[\p{L}\p{N}]/u.test(before)
      ? (found[1] ?? '').replace(/^[\p{L}\p{N}]+/u, (piece) => ' '.repeat(piece.length))
      : (found[1] ?? '');
    // 'Kill Squad = 7' begins with a name.
    if (findByName(text.slice(last?.from ?? 0, found.index + (found[1] ?? '').length).trim(), book) !== null) continue;
    const label = labelAtEnd(spoken, last !== undefined && NAMES.has(last.role));
    if (label === null) continue;
    const end = found.index + (found[1] ?? '').length;
    const start = end - label.length;
    if (pairs.length === 0 && /[\p{L}\p{N}]/u.test(text.slice(0, start))) return [];
    if (last !== undefined) last.value = text.slice(last.from, start);
    pairs.push({
      role: label.role,
      label: text.slice(start, end).trim(),
      value: '',
      from: found.index + found[0].length,
    });
  }
  const last = pairs.at(-1);
  if (last !== undefined) last.value = text.slice(last.from);
  return pairs.map(({ role, label, value }) => ({
    role,
    label,
    value: value.replace(/^[\s,;|/]+|(?<![\s,;|/])[\s,;|/]+$/g, ''),
  }));
}

const emptyRecord = (line: number, text: string, section: string | null): ResultRecord => ({
  line,
  text,
  name: '',
  entryIds: [],
  match: null,
  fields: [],
  players: [],
  absence: null,
  section,
});

/** Builds the field of a value under a heading or label. */
export function fieldOfCell(
  role: ColumnRole | null,
  key: string,
  mark: string,
  text: string,
): Field & { absence?: string } {
  if (text.length > MAX_CELL_LENGTH)
    return { key, role, mark, text: text.slice(0, MAX_CELL_LENGTH), value: null, isUnreadable: true };
  const isBlank = /^[\s?–—-]*$/u.test(text) || /^(?:n\/?a|s\/?d)$/i.test(text.trim());
  const empty = { key, role, mark, text, value: null };
  if (isBlank || role === 'other') return empty;
  const marks = readMarks(fold(text).text);
  if (marks.absence !== null) return { ...empty, absence: marks.absence };
  const [figure, ...others] = marks.figures;
  const isOther =
    figure?.role != null && role !== null && figure.role !== role && !(role === 'rank' || role === 'index');
  if (figure === undefined || others.length > 0 || marks.unknown.length > 0 || isOther || figure.role === 'other') {
    return { ...empty, isUnreadable: true };
  }
  return { ...empty, role: role ?? figure.role, value: figure.value };
}

/** Returns the digits of a player's ID, or null. */
export function idOf(value: string): string | null {
  const digits = value.replace(/\D/g, '');
  return /^0*$/.test(digits) ? null : withoutLeadingZeros(digits);
}

/** Collects labelled values into rows and their players. */
class LogReader {
  readonly records: ResultRecord[] = [];
  readonly titles: FoundRecords['titles'] = [];
  #section: string | null = null;
  #record: ResultRecord | null = null;
  #player: ReadPlayer | null = null;

  read({ line, text }: SourceLine, pairs: readonly Pair[]): void {
    const roles = new Set(pairs.map(({ role }) => role));
    const isOwnLine = roles.has('team') || roles.has('placement') || roles.has('rank');
    const hasHead = this.#record !== null && (this.#record.name !== '' || this.#record.fields.length > 0);
    const isPlayer =
      !isOwnLine &&
      hasHead &&
      (roles.has('name') || roles.has('player')) &&
      (roles.has('playerId') || !roles.has('kills') || this.#isLog());
    if (isPlayer) {
      this.#player = { nickname: '', freeFireId: null, kills: null };
      this.#record?.players.push(this.#player);
    }
    for (const pair of pairs) this.#add(pair, line, text);
  }

  title(line: SourceLine): void {
    this.titles.push(line);
    this.#record = null;
    this.#player = null;
  }

  #isLog(): boolean {
    return (
      this.#record?.fields.some(({ mark }) => /score/i.test(mark)) === true ||
      this.#record?.fields.some(({ role }) => role === 'rank') === true
    );
  }

  #add({ role, label, value }: Pair, line: number, text: string): void {
    if (role === 'match' || role === 'map') {
      if (role === 'match') this.#section = value;
      return;
    }
    const player = this.#player;
    if (player !== null && (role === 'name' || role === 'player') && player.nickname === '') {
      player.nickname = value;
      return;
    }
    if (player !== null && role === 'playerId') {
      player.freeFireId ??= idOf(value);
      return;
    }
    if (player !== null && role === 'kills' && !/score/i.test(label) && player.kills === null) {
      player.kills = fieldOfCell('kills', 'kills', label, value).value;
      return;
    }
    if (role === 'teamId' || role === 'playerId') return;
    this.#addToRecord({ role, label, value }, line, text);
  }

  #addToRecord({ role, label, value }: Pair, line: number, text: string): void {
    const isName = NAMES.has(role);
    const current = this.#record;
    const repeats =
      current !== null &&
      (isName
        ? current.name !== '' || current.players.length > 0
        : current.fields.some((field) => field.role === role));
    const opensAnew =
      repeats || (role === 'team' && current !== null && current.fields.length > 0 && current.players.length > 0);
    if (current === null || opensAnew) {
      this.#record = emptyRecord(line, text, this.#section);
      this.#player = null;
      this.records.push(this.#record);
    }
    const record = this.#record;
    if (record === null) return;
    if (isName) record.name = value;
    else {
      const { absence, ...field } = fieldOfCell(role, role, label, value);
      if (absence !== undefined) record.absence = absence;
      record.fields.push(field);
    }
  }
}

/** Reads lines of labels and values, such as the log of the game's tool; null for other texts. */
export function readLabelled(lines: readonly SourceLine[], book: NameBook): FoundRecords | null {
  const filled = lines
    .filter(({ text }) => text.trim() !== '')
    .map((each) => ({ each, pairs: pairsOf(each.text, book) }));
  const labelled = filled.filter(({ pairs }) => pairs.length > 0);
  const roles = new Set(labelled.flatMap(({ pairs }) => pairs.map(({ role }) => role)));
  const isLog =
    ['team', 'name', 'player', 'rank'].some((role) => roles.has(role as ColumnRole)) &&
    ['placement', 'rank', 'kills'].some((role) => roles.has(role as ColumnRole));
  if (!isLog || labelled.length < filled.length / 2) return null;
  const reader = new LogReader();
  // 'Total de kills: 40' is the sum of a match. A row's own label follows each name.
  const sums = labelled.filter(({ pairs }) => pairs.length === 1 && /^total/i.test(pairs[0]?.label ?? ''));
  const named = labelled.filter(({ pairs }) => pairs.some(({ role }) => NAMES.has(role)));
  const sumLines = new Set(sums.length < named.length / 2 ? sums.map(({ each }) => each) : []);
  for (const { each, pairs } of filled) {
    if (pairs.length === 0 || sumLines.has(each)) reader.title(each);
    else reader.read(each, pairs);
  }
  const rows = reader.records.filter(
    ({ name, players, fields }) => (name !== '' || players.length > 0) && fields.length > 0,
  );
  const records = rows.map(withPlayersKills);
  return { records, titles: reader.titles, unclear: [], loose: [], isSum: records.some(isSummed), isByPlayer: false };
}

/** Sums the kills of a row's players if the row has no kills of its own. */
function withPlayersKills(record: ResultRecord): ResultRecord {
  const { fields, players } = record;
  const hasAll = players.length > 0 && players.every(({ kills }) => kills !== null);
  if (!hasAll || fields.some(({ role }) => role === 'kills')) return record;
  const value = players.reduce((sum, { kills }) => sum + (kills ?? 0), 0);
  return {
    ...record,
    fields: [...fields, { key: 'kills', role: 'kills', value, mark: 'suma de sus jugadores', text: '' }],
  };
}

/** True if a row counts several matches. */
export function isSummed({ fields }: ResultRecord): boolean {
  return fields.some(({ role, value }) => (role === 'matches' || role === 'wins') && (value ?? 0) > 1);
}

/** Reads wiki templates: `{{TeamOpponent|LOUD|placement=1|kills=11}}` or `{{TeamOpponent|LOUD|m1={{MS|1|12}}}}`. */
export function readTemplates(lines: readonly SourceLine[]): FoundRecords | null {
  const records: ResultRecord[] = [];
  for (const { line, text } of lines.filter((each) => each.text.length <= LONGEST_LINE)) {
    for (const found of text.matchAll(/\{\{\s*\w*opponent\s*\|\s*([^|{}]*)((?:\|(?:[^{}]|\{\{[^{}]*\}\})*)?)\}\}/giu)) {
      const inside = found[2] ?? '';
      const head = { ...emptyRecord(line, text, null), name: (found[1] ?? '').trim() };
      const matches = [...inside.matchAll(/\|\s*m(\d+)\s*=\s*\{\{\s*MS\s*\|([^|{}]*)\|?([^|{}]*)\}\}/giu)];
      for (const [, number = '', place = '', kills = ''] of matches) {
        records.push({
          ...head,
          section: number,
          ...filledBy([
            ['placement', place],
            ['kills', kills],
          ]),
        });
      }
      const named = [...inside.matchAll(/\|\s*([\p{L}_ ]+)=([^|{}]*)/giu)].map(
        ([, key = '', value = '']) => [roleOfHeading(key), value] as const,
      );
      if (matches.length === 0) records.push({ ...head, ...filledBy(named) });
    }
  }
  return records.length === 0 ? null : { records, titles: [], unclear: [], loose: [], isSum: false, isByPlayer: false };
}

function filledBy(
  pairs: readonly (readonly [role: ColumnRole | null, value: string])[],
): Pick<ResultRecord, 'fields' | 'absence'> {
  const fields: Field[] = [];
  let absence: string | null = null;
  for (const [role, value] of pairs) {
    if (role === null) continue;
    const field = fieldOfCell(role, role, role, value);
    absence ??= field.absence ?? null;
    fields.push(field);
  }
  return { fields, absence };
}

const isObjects = (value: unknown): value is Fields[] =>
  Array.isArray(value) && value.length > 0 && value.every(isFields);
const scalar = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

function parseJson(text: string): unknown {
  const tries = [
    text,
    text.slice(Math.max(0, text.search(/[[{]/)), Math.max(text.lastIndexOf(']'), text.lastIndexOf('}')) + 1),
  ];
  const asLines = text
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter((line) => line.startsWith('{'));
  if (asLines.length > 1) tries.push(`[${asLines.join(',')}]`);
  for (const each of tries) {
    try {
      return JSON.parse(each);
    } catch {
      // Try the next way to cut it.
    }
  }
  return null;
}

const nameKeyOf = (item: Fields) =>
  (['team', 'name', 'player'] as const)
    .map((role) => Object.keys(item).find((key) => roleOfHeading(key) === role && scalar(item[key]) !== null))
    .find((key) => key !== undefined);
const isRow = (item: Fields) =>
  nameKeyOf(item) !== undefined &&
  Object.entries(item).some(
    ([key, value]) => roleOfHeading(key) !== null && (typeof value === 'number' || isObjects(value)),
  );

/** Deeper JSON is no result. */
const DEEPEST = 12;

/** Finds lists of rows in a value, each with its match's fields from the enclosing object. */
function listsOf(value: unknown, label: string | null = null, depth = 0): { rows: Fields[]; label: string | null }[] {
  if (depth > DEEPEST) return [];
  if (isObjects(value) && value.some(isRow)) return [{ rows: value, label }];
  if (Array.isArray(value)) return value.flatMap((each) => listsOf(each, label, depth + 1));
  if (!isFields(value)) return [];
  const said = Object.entries(value).find(
    ([key]) => headingWords(key).length > 0 && roleOfWords(headingWords(key)) === 'match',
  );
  const map = Object.entries(value).find(([key]) => roleOfHeading(key) === 'map');
  const own = [said, map].map((pair) => scalar(pair?.[1])).filter((each) => each !== null);
  return Object.values(value).flatMap((each) => listsOf(each, own.length === 0 ? label : own.join(' · '), depth + 1));
}

function playerOf(item: Fields): ReadPlayer {
  const at = (roles: readonly ColumnRole[]) =>
    scalar(Object.entries(item).find(([key]) => roles.includes(roleOfHeading(key) ?? 'other'))?.[1]);
  const kills = at(['kills']);
  return {
    nickname: at(['player', 'name']) ?? '',
    freeFireId: idOf(at(['playerId']) ?? ''),
    kills: kills === null ? null : fieldOfCell('kills', 'kills', '', kills).value,
  };
}

/** Finds the line of each text of a JSON source, in order. */
function lineFinder(lines: readonly string[]): (value: string, from: number) => number {
  const found = new Map<string, number[]>();
  for (const [at, line] of lines.entries()) {
    for (const [, text = ''] of line.matchAll(/"((?:[^"\\]|\\.)*)"/gu)) {
      const known = found.get(text);
      if (known === undefined) found.set(text, [at]);
      else if (known.at(-1) !== at) known.push(at);
    }
  }
  return (value, from) => {
    const known = found.get(JSON.stringify(value).slice(1, -1)) ?? [];
    while ((known[0] ?? from) < from) known.shift();
    return known[0] ?? from;
  };
}

/** Reads JSON, whole or an object a line; null where the text is none. */
export function readJson(text: string, offset: number): FoundRecords | null {
  if (!/^\s*[[{]|[[{]\s*"/u.test(text)) return null;
  const lists = listsOf(parseJson(text));
  if (lists.length === 0) return null;
  const lines = text.split('\n');
  const lineOf = lineFinder(lines);
  let from = 0;
  const records = lists.flatMap(({ rows, label }, list) =>
    rows.map((item): ResultRecord => {
      const nameKey = nameKeyOf(item) ?? '';
      const name = scalar(item[nameKey]) ?? '';
      from = lineOf(name, from);
      const pairs = Object.entries(item)
        .slice(0, limits.competition.cellsPerLine)
        .flatMap(([key, value]) => {
          const shown = scalar(value) ?? (value === null ? '' : null);
          return key === nameKey || shown === null ? [] : [[roleOfHeading(key), shown] as const];
        });
      const inside = Object.values(item).find(isObjects) ?? [];
      const section = lists.length > 1 ? `${list + 1}${label === null ? '' : ` · ${label}`}` : null;
      const head = emptyRecord(offset + Math.max(1, from + 1), lines[from]?.trim() ?? '', section);
      return withPlayersKills({ ...head, name, players: inside.map(playerOf), ...filledBy(pairs) });
    }),
  );
  return { records, titles: [], unclear: [], loose: [], isSum: records.some(isSummed), isByPlayer: false };
}
