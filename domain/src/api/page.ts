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
