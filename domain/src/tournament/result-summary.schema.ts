import { z } from '../zod.ts';

/**
 * What the list of tournaments says of a competition: how far it is, by public names who has the title or leads (none
 * before the first result) and with how many points, and when the next match begins (ISO 8601, UTC; null while nobody
 * knows). `live`: a match is being played. All of it stands in `results/{tournamentId}` too, which is written in the same
 * commit.
 */
export const ResultSummary = z.strictObject({
  state: z.enum(['planned', 'playing', 'finished']),
  first: z.array(z.string()),
  points: z.number(),
  live: z.boolean(),
  nextAt: z.string().nullable(),
});
export type ResultSummary = z.infer<typeof ResultSummary>;
