import { fieldText } from '../../field-texts.ts';
import { DocumentId } from '../../ids.ts';
import * as limits from '../../limits/limits.ts';
import { singleLineUpTo, textUpTo } from '../../text/text.ts';
import { TeamSize } from '../../tournament/modes.schema.ts';
import { z } from '../../zod.ts';
import { EntryId, Exchanges } from './entry.schema.ts';
import { Scoring, wholeNumber } from './scoring.schema.ts';

const bounds = limits.competition;

/** Entries of a stage that play each other, in the order in which they were drawn. */
export const Group = z.strictObject({
  id: DocumentId,
  name: singleLineUpTo(bounds.nameCharacters, 'Escribe el nombre del grupo'),
  entryIds: z
    .array(EntryId)
    .max(bounds.entriesPerGroup, `Un grupo tiene ${bounds.entriesPerGroup} participantes como máximo`),
});
export type Group = z.infer<typeof Group>;

/**
 * Entries that advance: the first `perGroup` of each group, and the `best` of the rest by points or, where groups played
 * unequal numbers of matches, by points a match.
 */
export const Advance = z
  .strictObject({
    perGroup: wholeNumber(0, bounds.entriesPerGroup),
    best: wholeNumber(0, bounds.advancing),
    by: z.enum(['points', 'average']).optional(),
  })
  .refine(({ perGroup, best }) => perGroup + best > 0, 'Alguien tiene que avanzar');
export type Advance = z.infer<typeof Advance>;

const late = z.array(EntryId);

/** Seats of entries that left before the stage began, and the next in line who took each, or null. */
const replaced = z.array(z.strictObject({ out: EntryId, came: EntryId.nullable() })).optional();

/**
 * The record of a draw, complete enough to repeat it (`drawAgain`). `late` entries joined afterwards; `gone` entries
 * were drawn and have left. `snake` uses the ranks of the stage before, `registration` the entries' seeds, `hand` the
 * admin's lists.
 */
export const Draw = z.discriminatedUnion('method', [
  z.strictObject({
    method: z.literal('random'),
    seed: singleLineUpTo(bounds.seedCharacters, 'Escribe el código del sorteo'),
    at: z.string(),
    late,
    gone: late.optional(),
    replaced,
  }),
  z.strictObject({ method: z.enum(['registration', 'snake', 'hand']), at: z.string(), late, replaced }),
]);
export type Draw = z.infer<typeof Draw>;

/** An organiser's plan of a stage. `matchCount` is the number of matches of each group. */
export const StageFields = z.strictObject({
  id: DocumentId,
  name: singleLineUpTo(bounds.nameCharacters, 'Escribe el nombre de la fase'),
  scoring: Scoring,
  matchCount: wholeNumber(1, bounds.matchesPerGroup),
  groups: z.array(Group).min(1, 'Una fase tiene al menos un grupo').max(bounds.groups),
  advance: Advance.nullable(),
});
export type StageFields = z.infer<typeof StageFields>;

/** A part of the competition with its own scoring. `closed`: the advancing entries are in the next stage. */
export const Stage = StageFields.extend({ draw: Draw.nullable(), state: z.enum(['open', 'closed']) });
export type Stage = z.infer<typeof Stage>;

/**
 * Points that an organiser adds (positive) or takes (negative), with a public reason. A title by points counts them
 * from the match after `matchNumber`; null means from the start.
 */
export const AdjustmentFields = z.strictObject({
  stageId: DocumentId,
  entryId: EntryId,
  points: wholeNumber(-bounds.adjustmentPoints, bounds.adjustmentPoints),
  reason: textUpTo(bounds.reasonCharacters, fieldText.publicReason),
  matchNumber: wholeNumber(1, bounds.matchesPerGroup).nullable(),
});
export type AdjustmentFields = z.infer<typeof AdjustmentFields>;

const exchanges = Exchanges.optional();

/** A stored adjustment: author (uid) and time (ISO 8601, UTC). `exchanges` are those that it brought to stages played. */
export const Adjustment = AdjustmentFields.extend({ id: DocumentId, by: z.string(), at: z.string(), exchanges });
export type Adjustment = z.infer<typeof Adjustment>;

/** A revoked adjustment, the time of its revocation (ISO 8601, UTC) and its `exchanges`. Its reason isn't kept. */
export const RemovedAdjustment = Adjustment.pick({
  id: true,
  stageId: true,
  entryId: true,
  points: true,
  at: true,
  exchanges: true,
});
export type RemovedAdjustment = z.infer<typeof RemovedAdjustment>;

/** An organiser's decision on a shared final place: who of the entries that shared it has it. */
export const DecidedPlace = z.strictObject({
  place: z.int().min(1),
  entryId: EntryId,
  among: z.array(EntryId).max(bounds.entries),
});
export type DecidedPlace = z.infer<typeof DecidedPlace>;

/** `finished`: the last stage is closed, its places are final. */
const CompetitionState = z.enum(['planned', 'playing', 'finished']);

/**
 * The plan of a competition, stored under the tournament's id. Stages are in playing order. `secondPerson`: a result
 * becomes official only by a person other than the one who entered it.
 */
export const Competition = z.strictObject({
  tournamentId: DocumentId,
  teamSize: TeamSize,
  stages: z.array(Stage).min(1, fieldText.stages).max(bounds.stages),
  adjustments: z.array(Adjustment).max(bounds.adjustments),
  /** The last revoked adjustments, so that every change of the table leaves a trace. */
  takenBack: z.array(RemovedAdjustment).max(bounds.takenBack).optional(),
  /** Decisions on shared places. One applies while exactly those entries share the place. */
  decided: z.array(DecidedPlace).max(bounds.decidedPlaces).optional(),
  state: CompetitionState,
  secondPerson: z.boolean(),
  /** Set while the final's entries are known and it isn't played: since when, and its beginning (ISO 8601). */
  final: z.strictObject({ since: z.string(), begins: z.string() }).nullable().optional(),
  /** True if a match of the final was abandoned while it was played: no result shows that the final has begun. */
  finalBegun: z.boolean().optional(),
  revision: z.int().min(0),
});
export type Competition = z.infer<typeof Competition>;
