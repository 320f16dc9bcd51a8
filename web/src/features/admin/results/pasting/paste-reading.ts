import {
  limits,
  type NamedEntry,
  PastedName,
  type ReadOptions,
  type ReadQuestion,
  type ResultReading,
  type ResultRow,
} from '@arena/domain';
import { lobbyIds, type MatchFacts } from '../facts.ts';
import type { Pasted } from '../keeping/drafts.ts';
import { wholeRows } from '../rows.ts';

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
