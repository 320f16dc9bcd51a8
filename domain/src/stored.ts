import type { z } from './zod.ts';

/** Returns a stored text, or an empty one. */
export function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns a stored text, or null. */
export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Returns a stored whole number of at least 0; else 0. */
export function countIn(value: unknown): number {
  return typeof value === 'number' && value >= 0 ? Math.trunc(value) : 0;
}

/** Parses stored data by its schema, or returns null. */
export function orNull<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> | null {
  return schema.safeParse(value).data ?? null;
}
