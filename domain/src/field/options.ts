import type { FieldType } from './field-type.schema.ts';

/** Shown beside an answer that is none of those one can choose. */
export const NOT_AN_OPTION = 'Elige una de las opciones';

const typesWithOptions: readonly string[] = ['select', 'radio', 'checkbox'] satisfies FieldType[];

/** Whether a question, or a field of a form, of this type needs options to choose from. */
export function hasOptions(type: string): boolean {
  return typesWithOptions.includes(type);
}
