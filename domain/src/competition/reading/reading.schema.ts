import { z } from '../../zod.ts';
import { ResultRow } from '../records/match.schema.ts';

/** The evidence that identified an entry: a player's ID, its players, its name, or an alias. */
const NameMatch = z.enum(['id', 'players', 'name', 'alias']);
export type NameMatch = z.infer<typeof NameMatch>;

/** A player's kills, if the source has them. */
const ReadPlayer = z.strictObject({
  nickname: z.string(),
  freeFireId: z.string().nullable(),
  kills: z.int().nullable(),
});
export type ReadPlayer = z.infer<typeof ReadPlayer>;

/** A parsed row, with the origin of each value. */
const ReadRow = ResultRow.extend({
  /** From 1. */
  line: z.int(),
  text: z.string(),
  /** The name as written. */
  name: z.string(),
  match: NameMatch,
  players: z.array(ReadPlayer),
  /** The column or mark behind each value, in Spanish; null for an unknown value. */
  why: z.strictObject({ name: z.string(), placement: z.string().nullable(), kills: z.string().nullable() }),
});
export type ReadRow = z.infer<typeof ReadRow>;

const ReadQuestionCode = z.enum([
  'name_unknown',
  'name_similar',
  'name_ambiguous',
  'entry_repeated',
  'line_unclear',
  'columns',
  'value_unreadable',
  'kills_unmarked',
  'number_too_large',
  'place_missing',
  'place_repeated',
  'order_broken',
  'absent_with_kills',
  'several_matches',
  'sum_of_matches',
  'text_too_long',
]);

/** A possible answer to a question; `entryId` is set if it is an entry. */
const ReadOption = z.strictObject({ id: z.string(), label: z.string(), entryId: z.string().nullable() });
export type ReadOption = z.infer<typeof ReadOption>;

/** A question that an admin has to answer before the value counts. */
const ReadQuestion = z.strictObject({
  /** The key of its answer in `answers`, shared by all matches with the same name or line. */
  id: z.string(),
  code: ReadQuestionCode,
  message: z.string(),
  /** From 1; null for a question about the whole text. */
  line: z.int().nullable(),
  text: z.string(),
  /** The name as written; empty for questions that aren't about a name. */
  name: z.string(),
  /** Null for the whole row. */
  column: z.enum(['name', 'placement', 'kills']).nullable(),
  /** The entries of its rows. */
  entryIds: z.array(z.string()),
  options: z.array(ReadOption),
});
export type ReadQuestion = z.infer<typeof ReadQuestion>;

/** One match as it was read. */
const ReadMatch = z.strictObject({
  title: z.string(),
  rows: z.array(ReadRow),
  questions: z.array(ReadQuestion),
  /** True if the places come from the order of the lines. */
  isByOrder: z.boolean(),
});
export type ReadMatch = z.infer<typeof ReadMatch>;

/** A parsed text: rows and questions of its match, or of the chosen match of several. */
export const ResultReading = ReadMatch.extend({
  matches: z.array(ReadMatch),
  /** Lines with titles, thanks or talk. */
  ignored: z.array(z.int()),
  /** True if the text is a column of kills for rows that have their place. */
  isColumn: z.boolean(),
});
export type ResultReading = z.infer<typeof ResultReading>;
