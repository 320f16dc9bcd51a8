import {
  type ActiveQuestion,
  type Answers,
  checkAnswers,
  type FieldErrors,
  problemsIn,
  type Registration,
  RegistrationCorrection,
  repeatedIds,
} from '@arena/domain';
import { flatGuardian, guardianOf, keptGuardian } from './correction-guardian.ts';
import { flatTeam, keptTeam, teamOf } from './correction-team.ts';

/** What is in the controls of a registration that is corrected: what the player typed. */
export type CorrectionValues = Pick<
  Registration,
  'fullName' | 'nickname' | 'freeFireId' | 'email' | 'phone' | 'answers' | 'team' | 'guardian'
>;

/** The fields that are corrected, each as the server takes it. */
export const CorrectedFields = RegistrationCorrection.omit({ id: true, createdAt: true, revision: true });

const ANSWERS = 'answers.';

type Control = 'fullName' | 'nickname' | 'freeFireId' | 'email' | 'phone';

/** The controls that every registration has, in the order in which they take the focus; the answers come after. */
export const CONTROLS: readonly Control[] = ['fullName', 'nickname', 'freeFireId', 'email', 'phone'];

/** What each control is called. */
export const labels: Record<keyof CorrectionValues, string> = {
  fullName: 'Nombre completo',
  nickname: 'Apodo en Free Fire',
  freeFireId: 'ID de Free Fire',
  email: 'Correo',
  phone: 'Teléfono',
  answers: 'Respuestas',
  team: 'Equipo',
  guardian: 'Tutor',
};

/** What each control takes. */
export const inputs = {
  fullName: { autoComplete: 'off' },
  nickname: { autoComplete: 'off' },
  freeFireId: { inputMode: 'numeric', autoComplete: 'off' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'off' },
  phone: { type: 'tel', autoComplete: 'off' },
} as const;

/** What the controls show of a registration. */
export function valuesOf(registration: CorrectionValues | null): CorrectionValues {
  if (registration === null) {
    const typed = { fullName: '', nickname: '', freeFireId: '', email: '', phone: '' };
    return { ...typed, answers: {}, team: null, guardian: null };
  }
  const { fullName, nickname, freeFireId, email, phone, answers, team, guardian } = registration;
  return { fullName, nickname, freeFireId, email, phone, answers, team, guardian };
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
  const texts = Object.fromEntries(changed.map((control) => [control, values[control].trim()]));
  const [team, guardian] = [keptTeam(values.team), keptGuardian(values.guardian)];
  const fields = {
    ...texts,
    ...(JSON.stringify(team) === JSON.stringify(keptTeam(base.team)) ? {} : { team }),
    ...(JSON.stringify(guardian) === JSON.stringify(keptGuardian(base.guardian)) ? {} : { guardian }),
  };
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
  questions: readonly ActiveQuestion[],
): FieldErrors {
  const problems = problemsIn(CorrectedFields.safeParse(changesOf(values, base)).error);
  const changed = changedAnswers(values.answers, base.answers);
  const concerned = questions.filter(({ id }) => changed.includes(id));
  return { ...problems, ...repeatedIds(values), ...checkAnswers(concerned, values.answers) };
}

/** The values one beside the other, answers too, under the paths by which problems name them. */
export function flat({ answers, team, guardian, ...fields }: CorrectionValues): Record<string, string | string[]> {
  const each = Object.entries(answers).map(([id, answer]) => [`${ANSWERS}${id}`, answer]);
  return { ...fields, ...flatTeam(team), ...flatGuardian(guardian), ...Object.fromEntries(each) };
}

/** The values again out of what `flat` made of some. */
export function unflat(values: Readonly<Record<string, string | string[]>>): CorrectionValues {
  const text = (path: string) => [values[path] ?? ''].flat().join(', ');
  const answers = Object.entries(values).filter(([path]) => path.startsWith(ANSWERS));
  return {
    fullName: text('fullName'),
    nickname: text('nickname'),
    freeFireId: text('freeFireId'),
    email: text('email'),
    phone: text('phone'),
    answers: Object.fromEntries(answers.map(([path, answer]) => [path.slice(ANSWERS.length), answer])),
    team: teamOf(text),
    guardian: guardianOf(text),
  };
}
