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

/** An entry's place in the last stage that it has played, before the competition ends. */
export const StageResult = z.strictObject({
  stage: z.string(),
  /** Rank within its group, among `of`. */
  rank: z.int().min(1),
  of: z.int().min(1),
  points: z.number(),
  isTied: z.boolean(),
  isTeam: z.boolean(),
  /** Name of the stage that follows; null after the last one. */
  next: z.string().nullable(),
  /** `open`: the stage isn't closed. */
  outcome: z.enum(['open', 'through', 'out']),
});
export type StageResult = z.infer<typeof StageResult>;
