import { z } from '../../zod.ts';

/** An entry's result in a finished competition. `points` are those of its deepest stage. */
export const FinalResult = z.strictObject({
  rank: z.int().min(1),
  of: z.int().min(1),
  points: z.number(),
  isTied: z.boolean(),
  isTeam: z.boolean(),
});
export type FinalResult = z.infer<typeof FinalResult>;
