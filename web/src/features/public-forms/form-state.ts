import { checkFormValue, type FieldErrors, type FormField, type FormValue } from '@arena/domain';
import { type FormAnswers, heldFor } from './fields/answers.ts';

/** A public form being filled in. */
export interface FormState {
  answers: FormAnswers;
  /** What is wrong, by field id: found here, and found by the server. Both go when the field is edited. */
  problems: FieldErrors;
  refused: FieldErrors;
}

export type FormAction =
  | { type: 'answer'; field: FormField; value: FormValue | undefined }
  | { type: 'leave'; field: FormField; unreadable: boolean }
  | { type: 'check'; problems: FieldErrors }
  | { type: 'refuse'; fields: FieldErrors }
  | { type: 'reset' };

/** Stands for what the browser shows but can't read, such as half a date: no value of any kind. */
const UNREADABLE = '?';

/**
 * What is wrong with a field, or null.
 * @param unreadable the control holds something that is no value (`validity.badInput`).
 */
export function problemOf(field: FormField, answers: FormAnswers, unreadable: boolean): string | null {
  return checkFormValue(field, unreadable ? UNREADABLE : heldFor(field, answers));
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

function answered(state: FormState, { id }: FormField, value: FormValue | undefined): FormState {
  const others = without(state.answers, id);
  return {
    answers: value === undefined ? others : { ...others, [id]: value },
    problems: without(state.problems, id),
    refused: without(state.refused, id),
  };
}

function left(state: FormState, field: FormField, unreadable: boolean): FormState {
  const problem = problemOf(field, state.answers, unreadable);
  const others = without(state.problems, field.id);
  return { ...state, problems: problem === null ? others : { ...others, [field.id]: problem } };
}

const ANSWERS = 'answers.';

/** The API names a field by its path in the request (`answers.q1`), the screen by its id. */
function byFieldId(fields: FieldErrors): FieldErrors {
  const named = Object.entries(fields).filter(([path]) => path.startsWith(ANSWERS));
  return Object.fromEntries(named.map(([path, text]) => [path.slice(ANSWERS.length), text]));
}

/** What an action makes of the state. */
export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'answer':
      return answered(state, action.field, action.value);
    case 'leave':
      return left(state, action.field, action.unreadable);
    case 'check':
      return { ...state, problems: action.problems };
    case 'refuse':
      return { ...state, refused: byFieldId(action.fields) };
    case 'reset':
      return { answers: {}, problems: {}, refused: {} };
  }
}
