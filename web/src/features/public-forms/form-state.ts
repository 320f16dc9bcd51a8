import { checkFormValue, type FieldErrors, type FormField, type FormValue, ownIn } from '@arena/domain';
import type { FormAnswers } from './fields/answers.ts';

/** A public form being filled in. */
export interface FormState {
  answers: FormAnswers;
  /** What is wrong, by field id: found here, and found by the server. Both go when the field is edited. */
  problems: FieldErrors;
  refused: FieldErrors;
}

/** Stands for what the browser shows but can't read, such as half a date: no value of any kind. */
const UNREADABLE = '?';

/**
 * What is wrong with a field, or null.
 * @param unreadable the control holds something that is no value (`validity.badInput`).
 */
export function problemOf(field: FormField, answers: FormAnswers, unreadable: boolean): string | null {
  return checkFormValue(field, unreadable ? UNREADABLE : ownIn(answers, field.id));
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

/** The form once a field is answered, or its answer is taken back. */
export function answered(state: FormState, { id }: FormField, value: FormValue | undefined): FormState {
  const others = without(state.answers, id);
  return {
    answers: value === undefined ? others : { ...others, [id]: value },
    problems: without(state.problems, id),
    refused: without(state.refused, id),
  };
}

/** The form once its visitor is done with a field for now. */
export function left(state: FormState, field: FormField, unreadable: boolean): FormState {
  const problem = problemOf(field, state.answers, unreadable);
  const others = without(state.problems, field.id);
  return { ...state, problems: problem === null ? others : { ...others, [field.id]: problem } };
}

const ANSWERS = 'answers.';

/** What the server found: it names a field by its path in the request (`answers.q1`), the screen by its id. */
export function byFieldId(fields: FieldErrors): FieldErrors {
  const named = Object.entries(fields).filter(([path]) => path.startsWith(ANSWERS));
  return Object.fromEntries(named.map(([path, text]) => [path.slice(ANSWERS.length), text]));
}
