import * as limits from '../limits/limits.ts';
import { z } from '../zod.ts';

/** Query of a paged list: page size, and the `nextCursor` of the page before. */
export const PageQuery = z.strictObject({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(limits.page.most)
    .default(limits.page.default)
    .meta({ description: `Records a page, ${limits.page.default} if left out` }),
  cursor: z.string().max(500).optional().meta({ description: '`nextCursor` of the page before' }),
});

/** A page of a list; `nextCursor` is null on the last one. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({ items: z.array(item), nextCursor: z.string().nullable() });
}

export const BATCH_TOO_LARGE = `Elige ${limits.batch} como máximo`;

/** Builds a schema for the ids of one call, each once. */
export function idsOf(id: z.ZodType<string>) {
  return z
    .array(id)
    .min(1, 'Elige al menos uno')
    .max(limits.batch, BATCH_TOO_LARGE)
    .transform((ids) => [...new Set(ids)]);
}

/**
 * Results by id. `done` includes ids that needed no change. A failed id has a stable code and its Spanish text, and
 * wasn't changed.
 */
export const BatchOutcome = z.strictObject({
  done: z.array(z.string()).meta({ description: 'Ids that are done, also those that needed no change' }),
  failed: z.array(z.strictObject({ id: z.string(), code: z.string(), error: z.string() })),
});
export type BatchOutcome = z.infer<typeof BatchOutcome>;
