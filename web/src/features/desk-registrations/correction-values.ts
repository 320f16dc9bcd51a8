import {
  type Answers,
  checkAnswers,
  type FieldErrors,
  type Question,
  type Registration,
  RegistrationFields,
} from '@arena/domain';

/** What is in the controls of a registration that is corrected: what the player typed. */
export type CorrectionValues = Pick<Registration, 'fullName' | 'freeFireId' | 'email' | 'phone' | 'answers'>;

const ANSWERS = 'answers.';

type Control = 'fullName' | 'freeFireId' | 'email' | 'phone';

/** The controls that every registration has, in the order in which they take the focus; the answers come after. */
export const CONTROLS: readonly Control[] = ['fullName', 'freeFireId', 'email', 'phone'];

/** What each control is called. */
export const labels: Record<keyof CorrectionValues, string> = {
  fullName: 'Nombre completo',
  freeFireId: 'ID de Free Fire',
  email: 'Correo',
  phone: 'Teléfono',
  answers: 'Respuestas',
};

/** What the controls show of a registration. */
export function valuesOf(registration: Registration | null): CorrectionValues {
  if (registration === null) return { fullName: '', freeFireId: '', email: '', phone: '', answers: {} };
  const { fullName, freeFireId, email, phone, answers } = registration;
  return { fullName, freeFireId, email, phone, answers };
}

function isEmpty(answer: Answers[string] | undefined): boolean {
  return [answer ?? []].flat().join('').trim() === '';
}

function isSameAnswer(one: Answers[string] | undefined, other: Answers[string] | undefined): boolean {
  return (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other);
}

/** The answers in which two sets differ, by question id. */
export function changedAnswers(one: Answers, other: Answers): string[] {
  const ids = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...ids].filter((id) => !isSameAnswer(one[id], other[id]));
}

/** What was changed of a registration: only that is sent, and checked. */
export function changesOf(values: CorrectionValues, base: CorrectionValues): Partial<CorrectionValues> {
  const changed = CONTROLS.filter((control) => values[control].trim() !== base[control]);
  const fields = Object.fromEntries(changed.map((control) => [control, values[control].trim()]));
  if (changedAnswers(values.answers, base.answers).length === 0) return fields;
  const given = Object.entries(values.answers).filter(([, answer]) => !isEmpty(answer));
  return { ...fields, answers: Object.fromEntries(given) };
}

/** Whether two sets of values would be stored alike. */
export function isSame(one: CorrectionValues, other: CorrectionValues): boolean {
  return Object.keys(changesOf(one, other)).length === 0;
}

/** What is wrong with what was changed: control → the message beside it; empty where all is well. */
export function problemsWith(
  values: CorrectionValues,
  base: CorrectionValues,
  questions: readonly Question[],
): FieldErrors {
  const changes = changesOf(values, base);
  const problems: FieldErrors = {};
  for (const { path, message } of RegistrationFields.partial().safeParse(changes).error?.issues ?? []) {
    problems[path.join('.')] ??= message;
  }
  const changed = changedAnswers(values.answers, base.answers);
  const concerned = questions.filter(({ id }) => changed.includes(id));
  return { ...problems, ...checkAnswers(concerned, values.answers) };
}

/** The values one beside the other, answers too, under the paths by which problems name them. */
export function flat({ answers, ...fields }: CorrectionValues): Record<string, string | string[]> {
  const each = Object.entries(answers).map(([id, answer]) => [`${ANSWERS}${id}`, answer]);
  return { ...fields, ...Object.fromEntries(each) };
}

/** The values again out of what `flat` made of some. */
export function unflat(values: Readonly<Record<string, string | string[]>>): CorrectionValues {
  const text = (control: Control) => [values[control] ?? ''].flat().join(', ');
  const answers = Object.entries(values).filter(([path]) => path.startsWith(ANSWERS));
  return {
    fullName: text('fullName'),
    freeFireId: text('freeFireId'),
    email: text('email'),
    phone: text('phone'),
    answers: Object.fromEntries(answers.map(([path, answer]) => [path.slice(ANSWERS.length), answer])),
  };
}
