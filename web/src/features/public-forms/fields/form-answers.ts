import { type FormField, type FormValue, isFields, ownIn, plainNumber, restoredAnswer } from '@arena/domain';

/** Answers by field id; untouched fields are absent. */
export type FormAnswers = Readonly<Record<string, FormValue>>;

function restored(field: FormField, kept: unknown): FormValue | undefined {
  if (field.type !== 'rating') return restoredAnswer(field, kept);
  return typeof kept === 'number' ? kept : undefined;
}

/** Restores the valid part of a draft: an organiser may have changed the form since. */
export function restoreAnswers(fields: readonly FormField[], draft: unknown): FormAnswers {
  if (!isFields(draft)) return {};
  const answers: Record<string, FormValue> = {};
  for (const field of fields) {
    const value = restored(field, ownIn(draft, field.id));
    if (value !== undefined) answers[field.id] = value;
  }
  return answers;
}

function plainText({ type }: FormField, text: string): string {
  return type === 'number' ? plainNumber(text) : text.trim();
}

/** Returns the answers for a response: trimmed, without empty fields. */
export function givenAnswers(fields: readonly FormField[], answers: FormAnswers): Record<string, FormValue> {
  const given: Record<string, FormValue> = {};
  for (const field of fields) {
    const answer = ownIn(answers, field.id);
    const value = typeof answer === 'string' ? plainText(field, answer) : answer;
    const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
    if (!isEmpty) given[field.id] = value;
  }
  return given;
}
