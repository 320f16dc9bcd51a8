import {
  DAY,
  limits,
  type NamedEntry,
  PastedName,
  type ReadOptions,
  type ReadQuestion,
  type ResultReading,
  type ResultRow,
} from '@arena/domain';
import { z } from '@arena/domain/zod';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { readStored, removeStored, writeStored } from '#lib/storage/storage.ts';
import { serverNow } from '#lib/time/clock.ts';
import { lobbyIds, type MatchFacts } from '../entry/facts.ts';
import type { Pasted } from '../entry/result-drafts';
import { wholeRows } from '../entry/rows.ts';

/** A parsed paste, with the answers to its questions. */
export interface PasteReading extends ResultReading {
  /** The resulting rows. */
  result: ResultRow[];
}

/** Input of reading a paste. */
export interface ReadingInput {
  text: string;
  lobby: NamedEntry[];
  options: ReadOptions;
}

/**
 * Returns what a paste is read with.
 * @param before the result so far
 * @param names answers about names
 */
export function readingInput(
  { text, answers }: Pasted,
  facts: MatchFacts,
  before: readonly ResultRow[],
  names: readonly PastedName[],
): ReadingInput {
  const lobby = facts.lobby.map(({ id, name, players, aliases }) => {
    const said = names.filter(({ entryId }) => entryId === id);
    return { id, name, players, aliases: [...aliases, ...said.map((each) => each.name)] };
  });
  return { text, lobby, options: { scoring: facts.stage.scoring, rows: before, answers } };
}

/** Adds the resulting rows to a reading. Lines with unanswered questions are left out. */
export function withRows(
  reading: ResultReading,
  { fixed = [] }: Pasted,
  facts: MatchFacts,
  before: readonly ResultRow[],
): PasteReading {
  const found = reading.rows.map(
    ({ entryId, played, placement, kills }): ResultRow => ({ entryId, played, placement, kills }),
  );
  const kills = new Map(found.map((row) => [row.entryId, row.kills]));
  const read = reading.isColumn
    ? before.map((row) => ({ ...row, kills: kills.get(row.entryId) ?? row.kills }))
    : wholeRows(lobbyIds(facts), found);
  const byId = new Map(fixed.map((row) => [row.entryId, row]));
  return { ...reading, result: read.map((row) => byId.get(row.entryId) ?? row) };
}

/** Adds an answered name for the next match. Names that are too long are asked about again. */
export function namesAfter(names: PastedName[], { column, name }: ReadQuestion, entryId: string): PastedName[] {
  const said = PastedName.safeParse({ entryId, name: name.trim() }).data;
  if (column !== 'name' || said === undefined) return names;
  return [...names.filter((each) => each.name !== said.name), said].slice(-limits.competition.entriesPerGroup);
}

type Answers = Readonly<Record<string, string>>;

const Kept = z.object({ at: z.number(), answers: z.record(z.string(), z.string()) });

const isAboutColumns = (questionId: string) => questionId.startsWith('columns:');

/** Returns the answers of the last day about the columns of a tournament's texts. */
function keptAnswers(tournamentId: string): Answers {
  const kept = Kept.safeParse(readStored('local', adminStorageKeys.columnAnswers(tournamentId))).data;
  return kept === undefined || serverNow().getTime() - kept.at > DAY ? {} : kept.answers;
}

/** Keeps an answer for the tournament's next matches, if it is about columns. */
export function keepColumnAnswer(tournamentId: string, questionId: string, answer: string): void {
  if (!isAboutColumns(questionId)) return;
  const answers = { ...keptAnswers(tournamentId), [questionId]: answer };
  writeStored('local', adminStorageKeys.columnAnswers(tournamentId), { at: serverNow().getTime(), answers });
}

export function forgetColumnAnswers(tournamentId: string): void {
  removeStored('local', adminStorageKeys.columnAnswers(tournamentId));
}

/** Returns the kept answers to the questions of a reading. */
export function answersFor({ questions, matches }: ResultReading, tournamentId: string): Answers {
  const asked = new Set([...questions, ...matches.flatMap((match) => match.questions)].map(({ id }) => id));
  return Object.fromEntries(Object.entries(keptAnswers(tournamentId)).filter(([id]) => asked.has(id)));
}

/** Splits off the answers about columns. */
export function withoutColumns(answers: Answers): { others: Record<string, string>; hasColumns: boolean } {
  const all = Object.entries(answers);
  const others = all.filter(([id]) => !isAboutColumns(id));
  return { others: Object.fromEntries(others), hasColumns: others.length < all.length };
}

/** A line, and what was read from it. */
interface UsedLine {
  text: string;
  name: string;
  placement: number | null;
  kills: number | null;
}

interface Piece {
  text: string;
  isUsed: boolean;
}

/** Splits a line into the parts that a row was parsed from (name, place, kills) and the rest. */
export function usedParts({ text, name, placement, kills }: UsedLine): Piece[] {
  const start = name === '' ? -1 : text.indexOf(name);
  const end = start + name.length;
  const figures = new Set([placement, kills].filter((value) => value !== null));
  const used: [from: number, to: number][] = start < 0 ? [] : [[start, end]];
  for (const found of text.matchAll(/\d+/g)) {
    const [from, to] = [found.index, found.index + found[0].length];
    const isInName = start >= 0 && from < end && to > start;
    if (!isInName && figures.has(Number(found[0]))) used.push([from, to]);
  }
  const pieces: Piece[] = [];
  let at = 0;
  for (const [from, to] of used.toSorted(([a], [b]) => a - b)) {
    if (from > at) pieces.push({ text: text.slice(at, from), isUsed: false });
    pieces.push({ text: text.slice(from, to), isUsed: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isUsed: false });
  return pieces;
}
