import { checkFormValue, type FieldErrors, type FormField, type FormValue, ownIn } from '@arena/domain';
import type { FormAnswers } from './fields/form-answers';

/** A public form being filled in. */
export interface FormState {
  answers: FormAnswers;
  /** Problems by field id, found here or by the server. Editing a field clears its problem. */
  problems: FieldErrors;
  refused: FieldErrors;
}

/** Marks visible but unreadable input, such as half a date. */
const UNREADABLE = '?';

/** Returns a field's problem, or null. @param unreadable the control has invalid input (`validity.badInput`). */
export function problemOf(field: FormField, answers: FormAnswers, unreadable: boolean): string | null {
  return checkFormValue(field, unreadable ? UNREADABLE : ownIn(answers, field.id));
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

/** Returns the state after a field was answered or cleared. */
export function answered(state: FormState, { id }: FormField, value: FormValue | undefined): FormState {
  const others = without(state.answers, id);
  return {
    answers: value === undefined ? others : { ...others, [id]: value },
    problems: without(state.problems, id),
    refused: without(state.refused, id),
  };
}

/** Returns the state after a field lost the focus. */
export function afterBlur(state: FormState, field: FormField, unreadable: boolean): FormState {
  const problem = problemOf(field, state.answers, unreadable);
  const others = without(state.problems, field.id);
  return { ...state, problems: problem === null ? others : { ...others, [field.id]: problem } };
}

const ANSWERS = 'answers.';

/** Maps the server's paths (`answers.q1`) to field ids. */
export function byFieldId(fields: FieldErrors): FieldErrors {
  const named = Object.entries(fields).filter(([path]) => path.startsWith(ANSWERS));
  return Object.fromEntries(named.map(([path, text]) => [path.slice(ANSWERS.length), text]));
}
