import type { z } from './zod.ts';

/** The text that is stored; an empty one where none is. */
export function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The text that is stored; null where none is. */
export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** The whole number that is stored; 0 where none is, or it is below 0. */
export function countIn(value: unknown): number {
  return typeof value === 'number' && value >= 0 ? Math.trunc(value) : 0;
}

/** What is stored, by its schema; null where it isn't of that shape. */
export function orNull<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> | null {
  return schema.safeParse(value).data ?? null;
}
