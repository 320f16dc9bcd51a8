import { PastedName } from '../../competition/records/entry.schema.ts';
import { PlayerKills, ResultRows } from '../../competition/records/match.schema.ts';
import { DocumentId } from '../../ids.ts';
import * as limits from '../../limits/limits.ts';
import { textUpTo } from '../../text/text.ts';
import { z } from '../../zod.ts';

const bounds = limits.competition;

/**
 * Revision of the record (competition, entry, result, room, prize) that the caller saw. If the record has changed
 * since, nothing is written, unless it is in the wanted state already. Every write returns the new revision.
 */
export const expectedRevision = z
  .int()
  .min(0)
  .meta({ description: 'Revision that the caller saw, 0 for the first one; 409 if it is outdated' });

const reason = textUpTo(bounds.reasonCharacters);

/** The text that a result was read from, pasted or from a file. It is stored, and only organisers can read it. */
const ResultSource = textUpTo(bounds.readCharacters).min(1).meta({ description: 'Text that the result was read from' });

/** True if the organiser accepts that others would have advanced than those who did (`advance_exchanged`). */
export const acceptsExchange = z
  .boolean()
  .optional()
  .meta({ description: 'Asked for by `advance_exchanged`: others would have advanced than those who did' });

const EnteredResult = z.strictObject({
  rows: ResultRows,
  reason: reason.nullable().default(null).meta({ description: 'Public reason for correcting an official result' }),
  names: z
    .array(PastedName)
    .max(bounds.entriesPerGroup)
    .optional()
    .meta({ description: 'Pasted names to remember as aliases of their entries' }),
  playerKills: z
    .array(PlayerKills)
    .max(bounds.entriesPerGroup * bounds.playersPerEntry)
    .optional(),
  expectedRevision,
  acceptsExchange,
});

/**
 * A submitted result. For a match with an official result it is a correction, and `reason` is public. `names` are the
 * admin's matches of pasted names; they become aliases of their entries. `playerKills` are those in the source.
 */
export const ResultSubmission = EnteredResult.extend({ source: ResultSource.optional() });
export type ResultSubmission = z.infer<typeof ResultSubmission>;

/** Results of several matches, read from one text. */
export const ResultSubmissions = z.strictObject({
  results: z
    .array(EnteredResult.extend({ matchId: DocumentId }))
    .min(1)
    .max(bounds.resultsAtOnce),
  source: ResultSource.optional(),
});
export type ResultSubmissions = z.infer<typeof ResultSubmissions>;
