import { fieldText } from '../../field-texts.ts';
import { DocumentId } from '../../ids.ts';
import * as limits from '../../limits/limits.ts';
import { lineUpTo, textUpTo } from '../../text/text.ts';
import { EnteredInstant } from '../../time/instant.schema.ts';
import { z } from '../../zod.ts';
import { EntryId } from './entry.schema.ts';
import { wholeNumber } from './fields.ts';
import { PerKill } from './scoring.schema.ts';

const bounds = limits.competition;

/**
 * What one entry did in a match. `placement` 1 is the winner (Booyah); null is unknown, which is not 0: no points, and
 * nothing that averages or ties go by. So is `kills`. Who didn't play (`played: false`) has neither.
 */
export const ResultRow = z.strictObject({
  entryId: EntryId,
  played: z.boolean(),
  placement: wholeNumber(1, bounds.placements).nullable(),
  kills: wholeNumber(0, bounds.killsPerRow).nullable(),
});
export type ResultRow = z.infer<typeof ResultRow>;

/** The rows of a match. What must hold between them says `resultRefusals`. */
export const ResultRows = z
  .array(ResultRow)
  .max(bounds.entriesPerGroup, `Un resultado tiene ${bounds.entriesPerGroup} filas como máximo`);

/** `provisional` and `official` results count; `void` counts nowhere. */
export const MatchState = z.enum(['scheduled', 'playing', 'provisional', 'official', 'void'], 'Elige un estado');
export type MatchState = z.infer<typeof MatchState>;

/** What one match counts differently from its stage, such as 2 points a kill in the last one. */
const MatchScoring = z.strictObject({ perKill: PerKill });

/** What an organiser decides of a match. `number` counts from 1 within its group; the time is ISO 8601 in UTC. */
export const MatchFields = z.strictObject({
  stageId: DocumentId,
  groupId: DocumentId,
  number: wholeNumber(1, bounds.matchesPerGroup),
  map: lineUpTo(bounds.mapCharacters),
  startsAt: EnteredInstant.nullable(),
  scoring: MatchScoring.nullable(),
});
export type MatchFields = z.infer<typeof MatchFields>;

/** An entry's row before and after a correction; null where it had or has none. */
export const RowChange = z.strictObject({
  entryId: EntryId,
  before: ResultRow.omit({ entryId: true }).nullable(),
  after: ResultRow.omit({ entryId: true }).nullable(),
});
export type RowChange = z.infer<typeof RowChange>;

/**
 * What the public sees of a change to what was official: of which revision, when (ISO 8601, UTC), why, what. `changes`
 * are a new revision's; there are none where the same one counts otherwise.
 */
export const Correction = z.strictObject({
  revision: z.int().min(1),
  at: z.string(),
  reason: textUpTo(bounds.reasonCharacters, fieldText.publicReason),
  changes: z.array(RowChange),
});
export type Correction = z.infer<typeof Correction>;

/**
 * One game: its map, time and result. A replay (`replayOf`: the void match's id) keeps the void one's number.
 * `revision` is the number of the newest result, 0 while there is none; `rows` are that one's. `enteredBy` (uid)
 * entered it; `officialAt` is when it last became official. `picture` (`PictureId`) is a screenshot of the result.
 */
export const Match = z.strictObject({
  ...MatchFields.shape,
  id: DocumentId,
  startsAt: z.string().nullable(),
  state: MatchState,
  replayOf: DocumentId.nullable(),
  rows: ResultRows,
  revision: z.int().min(0),
  enteredBy: z.string().nullable(),
  officialAt: z.string().nullable(),
  corrections: z.array(Correction).max(bounds.correctionsPerMatch),
  picture: z.string().nullable(),
});
export type Match = z.infer<typeof Match>;

/**
 * A result as it was entered: the `n`-th of its match, by whom (uid), when (ISO 8601, UTC) and why. All of them stay;
 * the newest counts. `state` is what the match was before it: the first one after `official` is a correction.
 */
export const Revision = z.strictObject({
  n: z.int().min(1),
  rows: ResultRows,
  by: z.string(),
  at: z.string(),
  reason: textUpTo(bounds.reasonCharacters).nullable(),
  state: MatchState,
});
export type Revision = z.infer<typeof Revision>;
