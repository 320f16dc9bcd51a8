import * as limits from '../limits/limits.ts';
import { z } from '../zod.ts';

/** Where more is asked for at once than one call does. */
export const MOST_AT_ONCE = `Elige ${limits.batch} como máximo`;

/** The ids that one batch call is about: each once, at least one. */
export function idsOf(id: z.ZodType<string>) {
  return z
    .array(id)
    .min(1, 'Elige al menos uno')
    .max(limits.batch, MOST_AT_ONCE)
    .transform((ids) => [...new Set(ids)]);
}

/**
 * What became of each id of a batch: done, whether there was anything left to do or not, or failed, with a
 * failure's stable code and its Spanish text. Nothing was done about an id that failed.
 */
export const BatchOutcome = z.strictObject({
  done: z.array(z.string()),
  failed: z.array(z.strictObject({ id: z.string(), code: z.string(), error: z.string() })),
});
export type BatchOutcome = z.infer<typeof BatchOutcome>;
