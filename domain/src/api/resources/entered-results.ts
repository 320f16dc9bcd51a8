import { PastedName } from '../../competition/records/entry.schema.ts';
import { PlayerKills, ResultRows } from '../../competition/records/match.schema.ts';
import { DocumentId } from '../../ids.ts';
import * as limits from '../../limits/limits.ts';
import { tooLongText } from '../../text/characters.ts';
import { textUpTo } from '../../text/text.ts';
import { recordUpTo } from '../../text/total.ts';
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
const ResultSource = textUpTo(bounds.readCharacters)
  .min(1)
  .meta({ description: 'Text that the result was read from' });

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

/** Texts of results in every supported shape: a list, a table, CSV, a log, JSON, wikitext. */
const readable = [
  '1. Lobos - 12 kills\n2. Pumas - 3 kills\nHalcones no jugó',
  'Puesto\tEquipo\tBajas\n1\tLobos\t12\n2\tPumas\t3',
  'Team,Rank,Game,Placement,Kills,Points\nLobos,4,1,1,12,24',
  '"Match Rank","Team Name","Survival Score","Kill","Total Score"\n"1","Lobos","12","12","24"',
  '"Team Name","Player ID","Player Name","Kill"\n"Lobos","95000002","uno","3"',
  'TeamName: Lobos  Rank: 1  KillScore: 12  RankScore: 12  TotalScore: 24\nNAME: uno  ID: 95000002  KILL: 12',
  '{"resultados":[{"equipe":"Lobos","kills":12,"posicao":1}]}',
  '|opponent1={{TeamOpponent|Lobos|m1={{MS|1|12}}}}',
  '1º  Lobos  - 12 baixas - 18:20',
  'Lobos = 12,\nPumas = 3,',
  'Partida 1\n1 Lobos 12\n2 Pumas 3\n\nPartida 2\n1 Pumas 5\n2 Lobos 0',
];

/** A result as text, to be parsed and not stored. */
export const MatchText = z.strictObject({
  text: textUpTo(bounds.readCharacters)
    .min(1)
    .meta({ description: 'A result as it was pasted, or the content of a file', examples: readable }),
  answers: recordUpTo(
    { entries: bounds.readAnswers, characters: bounds.readCharacters },
    textUpTo(bounds.readCharacters),
    textUpTo(bounds.nameCharacters),
    { tooMany: 'Demasiadas respuestas', tooLong: tooLongText(bounds.readCharacters) },
  )
    .optional()
    .meta({
      description: 'Answers to questions, by the question’s id: an option’s id, or empty to leave the line out',
    }),
});
export type MatchText = z.infer<typeof MatchText>;
