import * as limits from '../../limits/limits.ts';
import { entryName } from '../records/entry-name.ts';
import type { ResultRow } from '../records/match.schema.ts';
import type { Scoring } from '../records/scoring.schema.ts';
import { type Reading, type ReadLine, readPaste } from './paste-lines.ts';
import { findExactly, findSimilar, type NameBook, type NamedEntry, type NameMatch, nameBook } from './paste-names.ts';

/** A line that became a row. `match` tells how sure its name is. */
export interface PastedRow extends Reading {
  line: number;
  text: string;
  entryId: string;
  match: NameMatch;
}

export type PasteProblemCode =
  | 'line_unreadable'
  | 'name_unknown'
  | 'name_similar'
  | 'entry_repeated'
  | 'number_too_large';

/** A line that became none, and what a person is asked of it. */
export interface PasteProblem {
  code: PasteProblemCode;
  message: string;
  line: number;
  text: string;
  /** What could be read, so that the answer to "who is it?" makes it a row (`answeredRow`). */
  reading: Reading | null;
  /** Whom it may be, the likeliest first. */
  suggestions: string[];
}

export interface Paste {
  rows: PastedRow[];
  problems: PasteProblem[];
  /** No line says a place: the order of the lines was taken for it. */
  placedByOrder: boolean;
}

interface Lobby {
  entries: readonly NamedEntry[];
  scoring: Pick<Scoring, 'placement' | 'perKill'>;
  /** What was entered before: a column of kills alone goes to those who have a place, by place. */
  rows?: readonly ResultRow[];
}

const bounds = limits.competition;

function isTooLarge({ placement, kills }: Reading): boolean {
  const isPlace = placement === null || (placement >= 1 && placement <= bounds.placements);
  return !isPlace || (kills ?? 0) > bounds.killsPerRow;
}

interface Named {
  read: ReadLine;
  reading: Reading;
  found: { entryId: string; match: NameMatch } | null;
}

function named(read: ReadLine, book: NameBook): Named | null {
  const [likeliest] = read.readings;
  if (likeliest === undefined) return null;
  for (const reading of read.readings) {
    const found = findExactly(reading.name, book);
    if (found !== null) return { read, reading, found };
  }
  return { read, reading: likeliest, found: null };
}

/** Names that nobody has letter by letter: the nearest of who is left, if one clearly is. */
function nearly({ read }: Named, book: NameBook, left: ReadonlySet<string>): Named | null {
  for (const reading of read.readings) {
    const { suggestions, sure } = findSimilar(reading.name, book, left);
    const [entryId] = suggestions;
    if (sure && entryId !== undefined) return { read, reading, found: { entryId, match: 'similar' } };
  }
  return null;
}

function problem(code: PasteProblemCode, message: string, read: ReadLine, reading: Reading | null): PasteProblem {
  return { code, message, line: read.line, text: read.text, reading, suggestions: [] };
}

/** A column of kills alone, for those who have a place already. */
function pastedKills(text: string, { rows = [], entries }: Lobby): Paste | null {
  const lines = text.split('\n').map((each) => each.trim());
  const filled = lines.flatMap((each, index) => (each === '' ? [] : [{ line: index + 1, text: each }]));
  const placed = rows
    .filter(({ played, placement }) => played && placement !== null)
    .toSorted((a, b) => (a.placement ?? 0) - (b.placement ?? 0));
  const isColumn =
    filled.length > 0 && filled.length <= placed.length && filled.every((each) => /^\d{1,3}$/.test(each.text));
  if (!isColumn) return null;
  const names = new Map(entries.map((entry) => [entry.id, entryName(entry)]));
  const made = placed.slice(0, filled.length).map(({ entryId, placement }, index): PastedRow => {
    const { line, text: kills } = filled[index] ?? { line: index + 1, text: '0' };
    return {
      line,
      text: kills,
      entryId,
      match: 'name',
      name: names.get(entryId) ?? '',
      placement,
      kills: Number(kills),
    };
  });
  return { rows: made, problems: [], placedByOrder: false };
}

function askedFor(one: Named, book: NameBook, entries: readonly NamedEntry[]): PasteProblem {
  const ids = new Set(entries.map(({ id }) => id));
  const { suggestions } = findSimilar(one.reading.name, book, ids);
  const [first] = suggestions
    .map((entryId) => entries.find(({ id }) => id === entryId))
    .filter((entry) => entry !== undefined);
  const message =
    first === undefined
      ? `No conocemos a «${one.reading.name}». ¿Quién es?`
      : `No conocemos a «${one.reading.name}». ¿Es ${entryName(first)}?`;
  const code = first === undefined ? 'name_unknown' : 'name_similar';
  return { ...problem(code, message, one.read, one.reading), suggestions };
}

/** With how many lines of title a list begins: they are nobody's name and have no kills, where all others have some. */
function titleLines(lines: readonly (Named | null)[], book: NameBook, left: ReadonlySet<string>): number {
  const count = lines.findIndex((one) => one !== null && one.reading.kills !== null);
  const isNobody = (one: Named) => one.found === null && nearly(one, book, left) === null;
  const isClear = lines.every(
    (one, index) => one === null || (index < count ? isNobody(one) : one.reading.kills !== null),
  );
  return isClear ? Math.max(0, count) : 0;
}

/**
 * Makes rows of a pasted text: lines such as `1 LOUD 12`, columns of a spreadsheet with or without their headings, or
 * the block that the game's organiser tool exports. A line that can't be understood is asked about by itself and takes
 * nothing from the others. Names are compared without case, accents and ornaments; nearly right ones are taken where
 * no other is as near (`match: 'similar'`).
 */
export function parsePaste(text: string, lobby: Lobby): Paste {
  const column = pastedKills(text, lobby);
  if (column !== null) return column;
  const { entries, scoring } = lobby;
  const book = nameBook(entries);
  const lines = readPaste(text, scoring);
  const exact = lines.map((read) => named(read, book));
  const left = new Set(entries.map(({ id }) => id));
  for (const one of exact) if (one?.found) left.delete(one.found.entryId);
  const placedByOrder = exact.every((one) => one === null || one.reading.placement === null);
  const titles = placedByOrder ? titleLines(exact, book, left) : 0;
  const taken = new Map<string, number>();
  const paste: Paste = { rows: [], problems: [], placedByOrder };
  for (const [index, first] of exact.entries()) {
    const read = lines[index];
    if (read === undefined) continue;
    if (first === null) {
      paste.problems.push(problem('line_unreadable', 'No entendimos esta línea.', read, null));
      continue;
    }
    const one = first.found === null ? (nearly(first, book, left) ?? first) : first;
    const place = index < titles ? null : index + 1 - titles;
    const reading = placedByOrder ? { ...one.reading, placement: place } : one.reading;
    if (isTooLarge(reading)) {
      paste.problems.push(problem('number_too_large', 'Ese puesto o esas bajas no pueden ser.', read, reading));
    } else if (one.found === null) {
      paste.problems.push(askedFor({ ...one, reading }, book, entries));
    } else if (taken.has(one.found.entryId)) {
      const message = `Ya salió en la línea ${taken.get(one.found.entryId)}.`;
      paste.problems.push(problem('entry_repeated', message, read, reading));
    } else {
      taken.set(one.found.entryId, read.line);
      left.delete(one.found.entryId);
      paste.rows.push({ ...reading, ...one.found, line: read.line, text: read.text });
    }
  }
  return paste;
}

/** The row that a line becomes once somebody has said who it is. */
export function answeredRow({ line, text, reading }: PasteProblem, entryId: string): PastedRow {
  const { name, placement, kills } = reading ?? { name: text, placement: null, kills: null };
  return { line, text, name, placement, kills, entryId, match: 'alias' };
}

/** What the entry goes by from now on in pastes, once somebody has said so; the newest where there are too many. */
export function rememberedAliases({ aliases }: Pick<NamedEntry, 'aliases'>, name: string): string[] {
  const alias = name.trim().slice(0, bounds.nameCharacters);
  return [...aliases.filter((known) => known !== alias), alias].slice(-bounds.aliasesPerEntry);
}

/** Pasted rows as a result's. Who isn't in the paste has no row. */
export function resultOfPaste(rows: readonly PastedRow[]): ResultRow[] {
  return rows.map(({ entryId, placement, kills }) => ({ entryId, played: true, placement, kills }));
}
