import { type FormField, type FormValue, isFields, plainNumber } from '@arena/domain';

/** The answers to a form being filled in, by field id; a field that nobody touched has none. */
export type FormAnswers = Readonly<Record<string, FormValue>>;

/** What a record holds for a field; an inherited property such as `constructor` doesn't count, though a field may be called so. */
export function heldFor<T>({ id }: Pick<FormField, 'id'>, record: Readonly<Record<string, T>>): T | undefined {
  return Object.hasOwn(record, id) ? record[id] : undefined;
}

function restored({ type, options }: FormField, value: unknown): FormValue | undefined {
  if (type === 'checkbox') return Array.isArray(value) ? options.filter((option) => value.includes(option)) : undefined;
  if (type === 'rating') return typeof value === 'number' ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const isChoice = type === 'select' || type === 'radio';
  return isChoice && !options.includes(value) ? undefined : value;
}

/** What a kept draft still says about the form as it is now: an organiser may have changed it since. */
export function restoreAnswers(fields: readonly FormField[], draft: unknown): FormAnswers {
  if (!isFields(draft)) return {};
  const answers: Record<string, FormValue> = {};
  for (const field of fields) {
    const value = restored(field, heldFor(field, draft));
    if (value !== undefined) answers[field.id] = value;
  }
  return answers;
}

function plainText({ type }: FormField, text: string): string {
  return type === 'number' ? plainNumber(text) : text.trim();
}

/** The answers as a response carries them: text without blanks around it, nothing for a field left empty. */
export function givenAnswers(fields: readonly FormField[], answers: FormAnswers): Record<string, FormValue> {
  const given: Record<string, FormValue> = {};
  for (const field of fields) {
    const answer = heldFor(field, answers);
    const value = typeof answer === 'string' ? plainText(field, answer) : answer;
    const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
    if (!isEmpty) given[field.id] = value;
  }
  return given;
}
