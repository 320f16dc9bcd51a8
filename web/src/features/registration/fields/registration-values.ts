import {
  type ActiveQuestion,
  type Answers,
  checkAnswers,
  type FieldErrors,
  isFields,
  problemsIn,
  RegistrationFields,
  repeatedIds,
  type TeamSize,
} from '@arena/domain';

/** What is in the fields of the form while it is being filled in. */
export interface RegistrationValues {
  fullName: string;
  nickname: string;
  freeFireId: string;
  email: string;
  phone: string;
  answers: Answers;
  /** What they said when asked whether they are 18; empty until they have. */
  age: 'adult' | 'minor' | '';
  /** Who answers for one who isn't. */
  guardian: { name: string; contact: string };
  /** Who plays with them: nobody where each plays alone. */
  team: { name: string; players: { nickname: string; freeFireId: string }[] };
}

/** An empty form for `questions`: each has its answer from the start, a list where several may be ticked. */
function emptyValues(questions: readonly ActiveQuestion[]): RegistrationValues {
  const answers = Object.fromEntries(questions.map(({ id, type }) => [id, type === 'checkbox' ? [] : '']));
  const typed = { fullName: '', nickname: '', freeFireId: '', email: '', phone: '' };
  const guardian = { name: '', contact: '' };
  return { ...typed, age: '', guardian, answers, team: { name: '', players: [] } };
}

/** The answer kept, where the question could still be answered so; the empty one otherwise. */
function restoredAnswer({ type, options }: ActiveQuestion, kept: unknown): string | string[] {
  const isOffered = (text: unknown): text is string => typeof text === 'string' && options.includes(text);
  if (type === 'checkbox') return Array.isArray(kept) ? kept.filter(isOffered) : [];
  if (type === 'select' || type === 'radio') return isOffered(kept) ? kept : '';
  return restoredText(kept);
}

function restoredText(kept: unknown): string {
  return typeof kept === 'string' ? kept : '';
}

function restoredAge(kept: unknown): RegistrationValues['age'] {
  return kept === 'adult' || kept === 'minor' ? kept : '';
}

function restoredGuardian(kept: unknown): RegistrationValues['guardian'] {
  const { name, contact } = isFields(kept) ? kept : {};
  return { name: restoredText(name), contact: restoredText(contact) };
}

function restoredTeam(kept: unknown, teamSize: TeamSize): RegistrationValues['team'] {
  const { name, players } = isFields(kept) ? kept : {};
  const known: readonly unknown[] = Array.isArray(players) ? players : [];
  return {
    name: restoredText(name),
    players: Array.from({ length: teamSize - 1 }, (_, index) => {
      const player = known[index];
      const { nickname, freeFireId } = isFields(player) ? player : {};
      return { nickname: restoredText(nickname), freeFireId: restoredText(freeFireId) };
    }),
  };
}

/**
 * What a form for `questions` and a team of that size starts with: what an earlier page kept of it, as far as it still
 * fits.
 */
export function restoredValues(
  kept: unknown,
  questions: readonly ActiveQuestion[],
  teamSize: TeamSize,
): RegistrationValues {
  const empty = emptyValues(questions);
  if (!isFields(kept)) return { ...empty, team: restoredTeam(null, teamSize) };
  const answers = isFields(kept.answers) ? kept.answers : {};
  return {
    fullName: restoredText(kept.fullName),
    nickname: restoredText(kept.nickname),
    freeFireId: restoredText(kept.freeFireId),
    email: restoredText(kept.email),
    phone: restoredText(kept.phone),
    age: restoredAge(kept.age),
    guardian: restoredGuardian(kept.guardian),
    answers: Object.fromEntries(
      questions.map((question) => [question.id, restoredAnswer(question, answers[question.id])]),
    ),
    team: restoredTeam(kept.team, teamSize),
  };
}

/** The values as they are sent: where each plays alone without a team, of an adult without a guardian. */
export function fieldsOf({ team, age, guardian, ...values }: RegistrationValues) {
  return {
    ...values,
    ...(team.players.length === 0 ? {} : { team }),
    ...(age === 'minor' ? { guardian } : {}),
  };
}

/** What is wrong with the values, by field path, in the words of the specification; empty when all is well. */
export function problemsWith(values: RegistrationValues, questions: readonly ActiveQuestion[]): FieldErrors {
  const { error } = RegistrationFields.safeParse(fieldsOf(values));
  const problems = { ...problemsIn(error), ...repeatedIds(values) };
  if (values.age === '') problems.age = 'Elige una opción';
  return { ...problems, ...checkAnswers(questions, values.answers) };
}
