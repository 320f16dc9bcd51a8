import { z } from '../zod.ts';

/** Counts the characters of all texts and names in a JSON value. */
export function charactersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  const names = Array.isArray(value) ? 0 : Object.keys(value).join('').length;
  return Object.values(value).reduce<number>((sum, part) => sum + charactersIn(part), names);
}

/**
 * Builds a schema for named values: at most `entries` of them, and at most `characters` in all. Its description has
 * both (`maxProperties`, `x-maxCharacters`).
 */
export function recordUpTo<Key extends z.ZodType<string, string>, Value extends z.ZodType>(
  most: { entries: number; characters: number },
  key: Key,
  value: Value,
  messages: { invalid?: string; tooMany: string; tooLong: string },
) {
  return z
    .record(key, value, messages.invalid)
    .refine((named) => Object.keys(named).length <= most.entries, messages.tooMany)
    .refine((named) => charactersIn(named) <= most.characters, messages.tooLong)
    .meta({ maxProperties: most.entries, 'x-maxCharacters': most.characters });
}
