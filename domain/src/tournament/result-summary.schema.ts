import { z } from '../zod.ts';

/**
 * A competition's summary for lists: progress, public names of champions or leaders (none before the first result),
 * their points, and the next match (ISO 8601, UTC, or null). `live`: a match is being played. Written in the same
 * commit as `results/{tournamentId}`. `drawn`: the groups of a planned one have
 * entries.
 */
export const ResultSummary = z.strictObject({
  state: z.enum(['planned', 'playing', 'finished']),
  drawn: z.literal(true).optional(),
  first: z.array(z.string()),
  points: z.number(),
  live: z.boolean(),
  nextAt: z.string().nullable(),
});
export type ResultSummary = z.infer<typeof ResultSummary>;
