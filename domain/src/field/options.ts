import type { FieldType } from './field-type.schema.ts';

export const NOT_AN_OPTION = 'Elige una de las opciones';

const typesWithOptions: readonly string[] = ['select', 'radio', 'checkbox'] satisfies FieldType[];

/** True if a question or form field of this type needs options. */
export function hasOptions(type: string): boolean {
  return typesWithOptions.includes(type);
}

/** Returns the still valid part of a stored answer, else undefined. */
export function restoredAnswer(
  { type, options }: { type: string; options: readonly string[] },
  kept: unknown,
): string | string[] | undefined {
  if (type === 'checkbox') return Array.isArray(kept) ? options.filter((option) => kept.includes(option)) : undefined;
  if (typeof kept !== 'string') return undefined;
  return hasOptions(type) && !options.includes(kept) ? undefined : kept;
}
