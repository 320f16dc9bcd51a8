import { fieldText } from '../../field-texts.ts';
import { DocumentId } from '../../ids.ts';
import * as limits from '../../limits/limits.ts';
import { singleLineUpTo, textUpTo } from '../../text/text.ts';
import { EnteredInstant } from '../../time/instant.schema.ts';
import { z } from '../../zod.ts';
import type { Competition } from './competition.schema.ts';
import { type Entry, EntryId, Exchanges } from './entry.schema.ts';
import { PerKill, wholeNumber } from './scoring.schema.ts';

const bounds = limits.competition;

/**
 * One entry's result in a match. `placement` 1 is the winner (Booyah). Null means unknown, not 0: it gives no points
 * and is ignored by averages and tie-breaks; the same holds for `kills`. Both are null with `played: false`.
 */
export const ResultRow = z.strictObject({
  entryId: EntryId,
  played: z.boolean(),
  placement: wholeNumber(1, bounds.placements).nullable(),
  kills: wholeNumber(0, bounds.killsPerRow).nullable(),
});
export type ResultRow = z.infer<typeof ResultRow>;

/** The rows of a match. `resultRefusals` checks the rules between them. */
export const ResultRows = z
  .array(ResultRow)
  .max(bounds.entriesPerGroup, `Un resultado tiene ${bounds.entriesPerGroup} filas como máximo`);

/** A player's kills in a match. `player` is the position in the entry's players, from 0. */
export const PlayerKills = z.strictObject({
  entryId: EntryId,
  player: z
    .int()
    .min(0)
    .max(bounds.playersPerEntry - 1),
  kills: wholeNumber(0, bounds.killsPerRow),
});
export type PlayerKills = z.infer<typeof PlayerKills>;

/**
 * The kills of a match by player. `publicId` (null if unknown) and `nickname` still identify the player after the
 * roster changes; results of before had no nickname.
 */
const StoredPlayerKills = z
  .array(PlayerKills.extend({ publicId: z.string().nullable(), nickname: z.string().optional() }))
  .max(bounds.entriesPerGroup * bounds.playersPerEntry);
export type StoredPlayerKills = z.infer<typeof StoredPlayerKills>;

/** `provisional` and `official` results count; `void` counts nowhere. */
export const MatchState = z.enum(['scheduled', 'playing', 'provisional', 'official', 'void'], 'Elige un estado');
export type MatchState = z.infer<typeof MatchState>;

/** A match's own scoring, such as 2 points a kill in the last one. */
const MatchScoring = z.strictObject({ perKill: PerKill });

/** An organiser's plan of a match. `number` counts from 1 within its group; the time is ISO 8601 in UTC. */
export const MatchFields = z.strictObject({
  stageId: DocumentId,
  groupId: DocumentId,
  number: wholeNumber(1, bounds.matchesPerGroup),
  map: singleLineUpTo(bounds.mapCharacters),
  startsAt: EnteredInstant.nullable(),
  scoring: MatchScoring.nullable(),
});
export type MatchFields = z.infer<typeof MatchFields>;

/** An entry's row before and after a correction, or null. */
export const RowChange = z.strictObject({
  entryId: EntryId,
  before: ResultRow.omit({ entryId: true }).nullable(),
  after: ResultRow.omit({ entryId: true }).nullable(),
});
export type RowChange = z.infer<typeof RowChange>;

/**
 * A public change to an official result: its revision, time (ISO 8601, UTC), reason and changes. `changes` is empty if
 * only the scoring of the same revision changed. `exchanges` are those that it brought to stages played already.
 */
export const Correction = z.strictObject({
  revision: z.int().min(1),
  at: z.string(),
  reason: textUpTo(bounds.reasonCharacters, fieldText.publicReason),
  changes: z.array(RowChange),
  exchanges: Exchanges.optional(),
});
export type Correction = z.infer<typeof Correction>;

/**
 * One game: map, time and result. A replay has the number of the void match that it repeats (`replayOf`). `revision`
 * numbers the newest result, 0 without one; `rows` are its rows. `enteredBy` is the uid of its author; `officialAt` is
 * the last time it became official. `picture` (`PictureId`) is a screenshot.
 */
export const Match = z.strictObject({
  ...MatchFields.shape,
  id: DocumentId,
  startsAt: z.string().nullable(),
  state: MatchState,
  replayOf: DocumentId.nullable(),
  rows: ResultRows,
  /** Absent without a source for them. */
  playerKills: StoredPlayerKills.optional(),
  revision: z.int().min(0),
  enteredBy: z.string().nullable(),
  officialAt: z.string().nullable(),
  /** When it began, or its first result was entered (ISO 8601, UTC); places a replay in the order of play. */
  playedAt: z.string().optional(),
  corrections: z.array(Correction).max(bounds.correctionsPerMatch),
  picture: z.string().nullable(),
});
export type Match = z.infer<typeof Match>;

/**
 * A result as entered: the `n`-th of its match, with author (uid), time (ISO 8601, UTC) and reason. All are kept; the
 * newest counts. `state` is the match's state before it; after `official` it is a correction.
 */
export const Revision = z.strictObject({
  n: z.int().min(1),
  rows: ResultRows,
  by: z.string(),
  at: z.string(),
  reason: textUpTo(bounds.reasonCharacters).nullable(),
  state: MatchState,
  /** Id of the text that it was parsed from; absent for a typed result. */
  source: DocumentId.optional(),
});
export type Revision = z.infer<typeof Revision>;

/** A competition with its entries and matches; null before it is planned. */
export interface CompetitionRecords {
  competition: Competition | null;
  entries: readonly Entry[];
  matches: readonly Match[];
}
