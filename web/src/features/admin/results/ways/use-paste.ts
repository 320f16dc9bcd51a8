import {
  DAY,
  limits,
  MINUTE,
  type NamedEntry,
  PastedName,
  playerKillsIn,
  type ReadOptions,
  type ReadQuestion,
  type ResultReading,
  type ResultRow,
  readResult,
} from '@arena/domain';
import { z } from '@arena/domain/zod';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { isLongText, readLongResult } from '#lib/files/result-text.ts';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { readStored, removeStored, writeStored } from '#lib/storage/storage.ts';
import { serverNow } from '#lib/time/clock.ts';
import { lobbyIds, type MatchFacts, wholeRows } from '../entry/facts.ts';
import { useResult } from '../entry/result-context.ts';
import type { Pasted } from '../entry/result-drafts.ts';

/** A pasted text that is entered. */
export interface Paste {
  pasted: Pasted;
  /** Null until a long text is read. */
  reading: PasteReading | null;
  /** True if a long text couldn't be read. */
  hasFailed: boolean;
  /** True if answers about columns were applied. */
  hasColumns: boolean;
  read: (pasted: Pasted) => void;
  onAnswer: (question: ReadQuestion, answer: string) => void;
  /** Asks about the columns again. */
  askColumns: () => void;
}

const nothingPasted: Pasted = { text: '', answers: {} };

/** Enters what is read from a text. */
export function usePaste(): Paste {
  const { facts, entering, act } = useResult();
  const pasted = entering.pasted ?? nothingPasted;
  const { rows, tapping, names } = entering;
  const before = pasted.before ?? { rows, tapping };
  const { tournamentId } = facts.view.competition;
  const inputOf = (paste: Pasted, known = names) => readingInput(paste, facts, before.rows, known);
  const { reading: found, hasFailed, read: readText } = useReading(inputOf(pasted));
  const isCurrent = ({ text, answers }: Pasted) => {
    const { state } = act.current();
    const current = state.at === 'entering' ? state.entering.pasted : null;
    return current?.text === text && JSON.stringify(current.answers) === JSON.stringify(answers);
  };
  const enter = (paste: Pasted, known: typeof names, reading: ResultReading) => {
    const { text, answers, fixed = [] } = paste;
    const said = Object.entries(answersFor(reading, tournamentId)).filter(([id]) => answers[id] === undefined);
    if (said.length > 0) {
      read({ ...paste, answers: { ...answers, ...Object.fromEntries(said) } }, known);
      return;
    }
    // A text without any result, such as a link, changes nothing.
    if (reading.rows.length === 0) {
      act.enter({ pasted: { text, answers }, names: known, playerKills: [], ...before });
      return;
    }
    const isFixed = new Set(fixed.map(({ entryId }) => entryId));
    const playerKills = playerKillsIn(reading.rows, facts.lobby).filter(({ entryId }) => !isFixed.has(entryId));
    const next = { text, answers, before, ...(fixed.length === 0 ? {} : { fixed }) };
    const { result } = withRows(reading, paste, facts, before.rows);
    act.enter({ pasted: next, names: known, playerKills, rows: result, tapping: null });
  };
  const read = ({ text, answers, fixed = [] }: Pasted, known = names) => {
    const paste = { text, answers, ...(fixed.length === 0 ? {} : { fixed }) };
    const isLong = isLongText(text);
    // The text stays even if the reading fails.
    if (isLong) act.enter({ pasted: paste, names: known, playerKills: [], ...before });
    readText(inputOf(paste, known), (reading) => {
      if (!isLong || isCurrent(paste)) enter(paste, known, reading);
    });
  };
  const onAnswer = (question: ReadQuestion, answer: string) => {
    keepColumnAnswer(tournamentId, question.id, answer);
    const answers = { ...pasted.answers, [question.id]: answer };
    read({ ...pasted, answers }, namesAfter(names, question, answer));
  };
  const askColumns = () => {
    forgetColumnAnswers(tournamentId);
    read({ ...pasted, answers: withoutColumns(pasted.answers).others });
  };
  return {
    pasted,
    reading: found === null ? null : withRows(found, pasted, facts, before.rows),
    hasFailed,
    hasColumns: withoutColumns(pasted.answers).hasColumns,
    read,
    onAnswer,
    askColumns,
  };
}

const longReading = (input: ReadingInput) =>
  queryOptions({
    queryKey: ['result text', input],
    // A text that is changed meanwhile needs no answer.
    queryFn: ({ signal }) => readLongResult(input.text, input.lobby, input.options, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: MINUTE,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Reads pasted texts: short ones at once, long ones in a worker. `reading` is null until a long one is read. */
function useReading(input: ReadingInput) {
  const client = useQueryClient();
  const isLong = isLongText(input.text);
  const { data = null, isError, isFetching } = useQuery({ ...longReading(input), enabled: isLong });
  return {
    reading: isLong ? data : readResult(input.text, input.lobby, input.options),
    hasFailed: isLong && isError && !isFetching,
    /** Calls `then` with the reading; at once if the text is short. A failure is in `hasFailed`. */
    read(next: ReadingInput, then: (reading: ResultReading) => void): void {
      if (!isLongText(next.text)) then(readResult(next.text, next.lobby, next.options));
      else void client.fetchQuery(longReading(next)).then(then, () => undefined);
    },
  };
}

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
function keepColumnAnswer(tournamentId: string, questionId: string, answer: string): void {
  if (!isAboutColumns(questionId)) return;
  const answers = { ...keptAnswers(tournamentId), [questionId]: answer };
  writeStored('local', adminStorageKeys.columnAnswers(tournamentId), { at: serverNow().getTime(), answers });
}

function forgetColumnAnswers(tournamentId: string): void {
  removeStored('local', adminStorageKeys.columnAnswers(tournamentId));
}

/** Returns the kept answers to the questions of a reading. */
function answersFor({ questions, matches }: ResultReading, tournamentId: string): Answers {
  const asked = new Set([...questions, ...matches.flatMap((match) => match.questions)].map(({ id }) => id));
  return Object.fromEntries(Object.entries(keptAnswers(tournamentId)).filter(([id]) => asked.has(id)));
}

/** Splits off the answers about columns. */
function withoutColumns(answers: Answers): { others: Record<string, string>; hasColumns: boolean } {
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
