import { DocumentId, PictureId } from '../../ids.ts';
import { z } from '../../zod.ts';
import { Adjustment, Competition, DecidedPlace, Group, RemovedAdjustment, Stage } from './competition.schema.ts';
import { Entry, EntryId } from './entry.schema.ts';
import { Match } from './match.schema.ts';
import { TieBreak } from './scoring.schema.ts';

const count = z.int().min(0);

/**
 * An entry's place in a stage with reasons. `rank` is within its group, `stageRank` within the stage; ties share one,
 * and the next is skipped. `points` is the sum of `placementPoints`, `killPoints`, `carried` and `adjusted`, and may be
 * negative. `averagePlacement` ignores unknown places; null if all are.
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
  /** The rule by which this entry won the title; null if it didn't. */
  champion: z.enum(['booyah', 'wins', 'leader']).nullable(),
  /**
   * The tie with entries of the same points: the neighbour above (below, for the first), the deciding tie-break, and
   * both figures; `by` is null if nothing decides.
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

/** An entry as everybody sees it, by its public name (`entryNames`). */
export const PublicEntry = Entry.pick({
  id: true,
  status: true,
  keepsPoints: true,
  reason: true,
  disqualifiedAt: true,
  reinstatedAt: true,
  exchanges: true,
  emblem: true,
}).extend({
  name: z.string(),
  /** Nicknames of a drawn team's players, without hidden ones; absent if there are none. */
  players: z.array(z.string()).optional(),
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
  playedAt: true,
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
  exchanges: true,
});
export type PublicAdjustment = z.infer<typeof PublicAdjustment>;

/** A final place over all stages: the rank in the deepest stage that the entry played. */
export const FinalPlace = z.strictObject({ entryId: EntryId, place: z.int().min(1), stageId: DocumentId });
export type FinalPlace = z.infer<typeof FinalPlace>;

/**
 * A player among those with the most kills, under their nickname. `matches` counts the matches with kills by player.
 */
export const TopPlayer = z.strictObject({ entryId: EntryId, nickname: z.string(), kills: count, matches: count });
export type TopPlayer = z.infer<typeof TopPlayer>;

/** One group of a stage: its standings, by rank, and its matches, by number. */
export const ResultsTable = z.strictObject({
  stageId: DocumentId,
  groupId: DocumentId,
  rows: z.array(Standing),
  matches: z.array(PublicMatch),
});
export type ResultsTable = z.infer<typeof ResultsTable>;

/** SHA-256, in hex, of the canonical text of the inputs, and of the hashes of the computed tables. */
export const ResultsHash = z.strictObject({ inputs: z.string(), rows: z.string() });
export type ResultsHash = z.infer<typeof ResultsHash>;

/**
 * The public results of a competition: public names, never a person's name, contact or Free Fire ID. Stored as a
 * summary and a document for each group (`splitResults`). `updatedAt` is ISO 8601 in UTC.
 */
export const Results = z.strictObject({
  ...Competition.pick({ tournamentId: true, teamSize: true, state: true }).shape,
  stages: z.array(PublicStage),
  entries: z.array(PublicEntry),
  adjustments: z.array(PublicAdjustment),
  takenBack: z.array(RemovedAdjustment).optional(),
  decided: z.array(DecidedPlace).optional(),
  places: z.array(FinalPlace),
  /** The most kills first; absent where no result has kills by player. */
  topPlayers: z.array(TopPlayer).optional(),
  /** Matches with kills by player, of all that count; with `topPlayers`. */
  playerKillMatches: z.strictObject({ matches: count, of: count }).optional(),
  tables: z.array(ResultsTable),
  hash: ResultsHash,
  updatedAt: z.string(),
});
export type Results = z.infer<typeof Results>;

/**
 * A row as stored with its group. The rank within the stage is stored in the summary, because other groups' results
 * change it.
 */
export const StoredStanding = Standing.omit({ stageRank: true });
export type StoredStanding = z.infer<typeof StoredStanding>;

/** A table as it is stored with its group. */
export const StoredTable = ResultsTable.extend({ rows: z.array(StoredStanding) });
export type StoredTable = z.infer<typeof StoredTable>;

/** `results/{tournamentId}/groups/{stageId}.{groupId}`: one group, with its entries that no earlier group has. */
export const ResultsGroup = StoredTable.extend({
  entryIds: Group.shape.entryIds,
  entries: z.array(PublicEntry),
  /** Emblems of its entries, to look up if a picture is public; absent without any. */
  emblems: z.array(PictureId).optional(),
  hash: z.string(),
});
export type ResultsGroup = z.infer<typeof ResultsGroup>;

/**
 * `results/{tournamentId}`: the parts that change with the results of any group. `groups` lists the group documents in
 * the order of the stages, each with the stage ranks of its rows as text: '3 17 20'. `entries` are those in no group.
 */
export const ResultsSummary = Results.omit({ places: true, tables: true }).extend({
  stages: z.array(PublicStage.extend({ groups: z.array(Group.omit({ entryIds: true })) })),
  groups: z.array(z.strictObject({ id: z.string(), hash: z.string(), ranks: z.string() })),
});
export type ResultsSummary = z.infer<typeof ResultsSummary>;
