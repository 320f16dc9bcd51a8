import { fieldText } from '../../field-texts.ts';
import { DocumentId } from '../../ids.ts';
import * as limits from '../../limits/limits.ts';
import { TeamSize } from '../../team-size.schema.ts';
import { lineUpTo, textUpTo } from '../../text/text.ts';
import { z } from '../../zod.ts';
import { EntryId } from './entry.schema.ts';
import { wholeNumber } from './fields.ts';
import { Scoring } from './scoring.schema.ts';

const bounds = limits.competition;

/** Entries of a stage that play each other, in the order in which they were drawn. */
export const Group = z.strictObject({
  id: DocumentId,
  name: lineUpTo(bounds.nameCharacters, 'Escribe el nombre del grupo'),
  entryIds: z
    .array(EntryId)
    .max(bounds.entriesPerGroup, `Un grupo tiene ${bounds.entriesPerGroup} participantes como máximo`),
});
export type Group = z.infer<typeof Group>;

/** Who goes on to the next stage: the first `perGroup` of each group, and the `best` of the rest. */
export const Advance = z
  .strictObject({ perGroup: wholeNumber(0, bounds.entriesPerGroup), best: wholeNumber(0, bounds.advancing) })
  .refine(({ perGroup, best }) => perGroup + best > 0, 'Alguien tiene que avanzar');
export type Advance = z.infer<typeof Advance>;

const late = z.array(EntryId);

/**
 * How the groups of a stage came about, so that anyone can make them again (`drawAgain`). `late` joined after it; `gone`
 * were drawn, and are in no group any more: the others were dealt around them.
 * `snake` goes by the ranks in the stage before, `registration` by the entries' seeds, `hand` by nothing but the hand.
 */
export const Draw = z.discriminatedUnion('method', [
  z.strictObject({
    method: z.literal('random'),
    seed: lineUpTo(bounds.seedCharacters, 'Escribe la semilla'),
    at: z.string(),
    late,
    gone: late.optional(),
  }),
  z.strictObject({ method: z.enum(['registration', 'snake', 'hand']), at: z.string(), late }),
]);
export type Draw = z.infer<typeof Draw>;

/** What an organiser decides of a stage. `matchCount` is how many matches each group plays. */
export const StageFields = z.strictObject({
  id: DocumentId,
  name: lineUpTo(bounds.nameCharacters, 'Escribe el nombre de la fase'),
  scoring: Scoring,
  matchCount: wholeNumber(1, bounds.matchesPerGroup),
  groups: z.array(Group).min(1, 'Una fase tiene al menos un grupo').max(bounds.groups),
  advance: Advance.nullable(),
});
export type StageFields = z.infer<typeof StageFields>;

/** A part of the competition with its own scoring. `closed`: who advances is settled, and stands in the next one. */
export const Stage = StageFields.extend({ draw: Draw.nullable(), state: z.enum(['open', 'closed']) });
export type Stage = z.infer<typeof Stage>;

/**
 * What an organiser writes of points given (positive) or taken (negative), with a public reason. `matchNumber` is the
 * match it is about: towards a title by points it counts from the match after it; null, from the start.
 */
export const AdjustmentFields = z.strictObject({
  stageId: DocumentId,
  entryId: EntryId,
  points: wholeNumber(-bounds.adjustmentPoints, bounds.adjustmentPoints),
  reason: textUpTo(bounds.reasonCharacters, fieldText.publicReason),
  matchNumber: wholeNumber(1, bounds.matchesPerGroup).nullable(),
});
export type AdjustmentFields = z.infer<typeof AdjustmentFields>;

/** An adjustment as it is kept: by whom (uid), and when (ISO 8601, UTC). */
export const Adjustment = AdjustmentFields.extend({ id: DocumentId, by: z.string(), at: z.string() });
export type Adjustment = z.infer<typeof Adjustment>;

/** An adjustment that counts no more, and when it was taken back (ISO 8601, UTC). Its reason isn't kept. */
export const TakenBack = Adjustment.pick({ id: true, stageId: true, entryId: true, points: true, at: true });
export type TakenBack = z.infer<typeof TakenBack>;

/** `finished`: the last stage is closed, its places are final. */
const CompetitionState = z.enum(['planned', 'playing', 'finished']);

/**
 * The plan of a tournament's competition, under the tournament's id. Stages stand in the order in which they are
 * played. `secondPerson`: a result becomes official by somebody else than who entered it.
 */
export const Competition = z.strictObject({
  tournamentId: DocumentId,
  teamSize: TeamSize,
  stages: z.array(Stage).min(1, fieldText.stages).max(bounds.stages),
  adjustments: z.array(Adjustment).max(bounds.adjustments),
  /** The last ones that were taken back, so that nothing in the table moves without a trace. */
  takenBack: z.array(TakenBack).max(bounds.takenBack).optional(),
  state: CompetitionState,
  secondPerson: z.boolean(),
  /** Once it is settled who plays the final: since when, and when it begins (ISO 8601); null again once it is played. */
  final: z.strictObject({ since: z.string(), begins: z.string() }).nullable().optional(),
  /** Whether a match of the final was given up while it was played: no result says that the final has begun. */
  finalBegun: z.boolean().optional(),
  revision: z.int().min(0),
});
export type Competition = z.infer<typeof Competition>;
