import { type FormField, type FormValue, isFields, ownIn, plainNumber, restoredAnswer } from '@arena/domain';

/** The answers to a form being filled in, by field id; a field that nobody touched has none. */
export type FormAnswers = Readonly<Record<string, FormValue>>;

function restored(field: FormField, kept: unknown): FormValue | undefined {
  if (field.type !== 'rating') return restoredAnswer(field, kept);
  return typeof kept === 'number' ? kept : undefined;
}

/** What a kept draft still says about the form as it is now: an organiser may have changed it since. */
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

/** The answers as a response carries them: text without blanks around it, nothing for a field left empty. */
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
