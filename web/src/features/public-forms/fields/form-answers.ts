import {
  checkFormValue,
  type FieldErrors,
  type Form,
  type FormField,
  type FormValue,
  isFields,
  limits,
  ownIn,
  plainNumber,
  restoredAnswer,
} from '@arena/domain';

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

/** Id of the form that the server renders. */
export const PUBLIC_FORM = 'public-form';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function earlyAnswer({ type, options }: FormField, controls: readonly Control[]): FormValue | undefined {
  const checked = controls.flatMap((control, index) =>
    control instanceof HTMLInputElement && control.checked ? [index] : [],
  );
  if (type === 'checkbox') return checked.length === 0 ? undefined : checked.flatMap((index) => options[index] ?? []);
  const [first] = checked;
  if (type === 'rating') return first === undefined ? undefined : limits.rating.min + first;
  if (type === 'radio') return first === undefined ? undefined : options[first];
  return controls[0]?.value || undefined;
}

/** Reads the answers given in the server-rendered form before hydration. */
export function earlyAnswers({ fields }: Form): FormAnswers {
  const form = document.getElementById(PUBLIC_FORM);
  const answerOf = (field: FormField) => {
    const controls = form?.querySelectorAll<Control>(`[name="${CSS.escape(field.id)}"]`) ?? [];
    return earlyAnswer(field, [...controls]);
  };
  return restoreAnswers(fields, Object.fromEntries(fields.map((field) => [field.id, answerOf(field)])));
}

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
