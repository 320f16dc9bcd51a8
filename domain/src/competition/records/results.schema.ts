import { DocumentId } from '../../ids.ts';
import { z } from '../../zod.ts';
import { Adjustment, Competition, Stage, TakenBack } from './competition.schema.ts';
import { Entry, EntryId } from './entry.schema.ts';
import { Match } from './match.schema.ts';
import { TieBreak } from './scoring.schema.ts';

const count = z.int().min(0);

/**
 * An entry's place in a stage, and why. `rank` is within its group, `stageRank` among all of the stage; who shares one
 * has the same, and the next skips. `points` are `placementPoints`, `killPoints`, `carried` and `adjusted` together,
 * and may be negative. `averagePlacement` is over the matches whose place is known; null where none is.
 */
export const Standing = z.strictObject({
  entryId: EntryId,
  groupId: DocumentId,
  rank: z.int().min(1),
  stageRank: z.int().min(1),
  points: z.number(),
  placementPoints: count,
  killPoints: z.number(),
  carried: z.number(),
  adjusted: z.number(),
  wins: count,
  kills: count,
  matches: count,
  averagePlacement: z.number().nullable(),
  /** The title's match where the stage's rule for it is met: null where it isn't, or by somebody else. */
  champion: z.enum(['booyah', 'wins', 'leader']).nullable(),
  /**
   * Where others of the group have as many points: the one right above (for the first of them, right below), what
   * decided between the two, and both one's figures in it; `by` null: nothing did.
   */
  tie: z
    .strictObject({
      against: EntryId,
      by: TieBreak.nullable(),
      mine: z.number().nullable(),
      theirs: z.number().nullable(),
    })
    .nullable(),
});
export type Standing = z.infer<typeof Standing>;

/** An entry as everybody sees it, by its public name (`entryName`). */
export const PublicEntry = Entry.pick({ id: true, status: true, keepsPoints: true, reason: true }).extend({
  name: z.string(),
});
export type PublicEntry = z.infer<typeof PublicEntry>;

export const PublicStage = Stage.pick({
  id: true,
  name: true,
  scoring: true,
  matchCount: true,
  groups: true,
  advance: true,
  draw: true,
  state: true,
});
export type PublicStage = z.infer<typeof PublicStage>;

/** A match as everybody sees it. Its rows are there once they count. */
export const PublicMatch = Match.pick({
  id: true,
  stageId: true,
  groupId: true,
  number: true,
  map: true,
  startsAt: true,
  scoring: true,
  state: true,
  replayOf: true,
  rows: true,
  revision: true,
  officialAt: true,
  corrections: true,
});
export type PublicMatch = z.infer<typeof PublicMatch>;

export const PublicAdjustment = Adjustment.pick({
  id: true,
  stageId: true,
  entryId: true,
  points: true,
  reason: true,
  matchNumber: true,
  at: true,
});
export type PublicAdjustment = z.infer<typeof PublicAdjustment>;

/** A final place over all stages: the rank in the deepest stage that the entry came to. */
export const FinalPlace = z.strictObject({ entryId: EntryId, place: z.int().min(1), stageId: DocumentId });
export type FinalPlace = z.infer<typeof FinalPlace>;

/** One group of a stage: its standings, by rank, and its matches, by number. */
export const ResultsTable = z.strictObject({
  stageId: DocumentId,
  groupId: DocumentId,
  rows: z.array(Standing),
  matches: z.array(PublicMatch),
});
export type ResultsTable = z.infer<typeof ResultsTable>;

/**
 * SHA-256, in hex, of the canonical text of what was entered, and of what was made of it; `by` table, of the hashes of
 * each table's.
 */
export const ResultsHash = z.strictObject({
  inputs: z.string(),
  rows: z.string(),
  by: z.literal('table').optional(),
});
export type ResultsHash = z.infer<typeof ResultsHash>;

/**
 * All that a visitor may see of a competition, under the tournament's id: public names, never a person's name,
 * contact or Free Fire ID. Where it would be too large for one document, `stages`, `entries`, `places` and `tables` are
 * empty here, and stand in the documents that `parts` names (`splitResults`). `updatedAt` is ISO 8601 in UTC.
 */
export const Results = z.strictObject({
  ...Competition.pick({ tournamentId: true, teamSize: true, state: true }).shape,
  stages: z.array(PublicStage),
  entries: z.array(PublicEntry),
  adjustments: z.array(PublicAdjustment),
  takenBack: z.array(TakenBack).optional(),
  places: z.array(FinalPlace),
  tables: z.array(ResultsTable),
  parts: z.array(DocumentId),
  hash: ResultsHash,
  updatedAt: z.string(),
});
export type Results = z.infer<typeof Results>;

/** A row as it is stored in a part: its place among all of the stage moves with the results of others. */
export const StoredStanding = Standing.omit({ stageRank: true });
export type StoredStanding = z.infer<typeof StoredStanding>;

/** A table as it is stored in a part. */
export const StoredTable = ResultsTable.extend({ rows: z.array(StoredStanding) });
export type StoredTable = z.infer<typeof StoredTable>;

/**
 * Results as they are stored: in one document, or in parts with what moves with each result here. `ranks` are then each
 * table's stage ranks, row by row, as one text: '3 17 20'.
 */
export const StoredResults = Results.extend({ ranks: z.array(z.string()).optional() });
export type StoredResults = z.infer<typeof StoredResults>;

/** Some of the results that were too large for one document, under a name that says what is in it. */
export const ResultsPart = z.object({
  tournamentId: DocumentId,
  stages: z.array(PublicStage),
  entries: z.array(PublicEntry),
  tables: z.array(StoredTable),
});
export type ResultsPart = z.infer<typeof ResultsPart>;
