import { type ActiveQuestion, type Answers, checkAnswers, type FieldErrors, RegistrationFields } from '@arena/domain';

/** What is in the fields of the form while it is being filled in. */
export interface RegistrationValues {
  fullName: string;
  freeFireId: string;
  email: string;
  phone: string;
  answers: Answers;
}

/** An empty form for `questions`: each has its answer from the start, a list where several may be ticked. */
function emptyValues(questions: readonly ActiveQuestion[]): RegistrationValues {
  const answers = Object.fromEntries(questions.map(({ id, type }) => [id, type === 'checkbox' ? [] : '']));
  return { fullName: '', freeFireId: '', email: '', phone: '', answers };
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The answer kept, where it is still of the question's kind; the empty one otherwise. */
function restoredAnswer(empty: string | string[], kept: unknown): string | string[] {
  if (!Array.isArray(empty)) return restoredText(kept);
  return Array.isArray(kept) ? kept.filter((text): text is string => typeof text === 'string') : empty;
}

function restoredText(kept: unknown): string {
  return typeof kept === 'string' ? kept : '';
}

/** What a form for `questions` starts with: what an earlier page kept of it, as far as it still fits. */
export function restoredValues(kept: unknown, questions: readonly ActiveQuestion[]): RegistrationValues {
  const empty = emptyValues(questions);
  if (!isFields(kept)) return empty;
  const answers = isFields(kept.answers) ? kept.answers : {};
  return {
    fullName: restoredText(kept.fullName),
    freeFireId: restoredText(kept.freeFireId),
    email: restoredText(kept.email),
    phone: restoredText(kept.phone),
    answers: Object.fromEntries(
      Object.entries(empty.answers).map(([id, none]) => [id, restoredAnswer(none, answers[id])]),
    ),
  };
}

/** What is wrong with the values, by field path, in the words of the specification; empty when all is well. */
export function problemsWith(values: RegistrationValues, questions: readonly ActiveQuestion[]): FieldErrors {
  const parsed = RegistrationFields.safeParse(values);
  const problems: FieldErrors = {};
  for (const { path, message } of parsed.error?.issues ?? []) problems[path.join('.')] ??= message;
  return { ...problems, ...checkAnswers(questions, values.answers) };
}
