import {
  type ActiveQuestion,
  type Answers,
  checkAnswers,
  type FieldErrors,
  isFields,
  problemsIn,
  RegistrationFields,
  repeatedIds,
  restoredAnswer,
  type TeamSize,
} from '@arena/domain';
import { z } from 'zod';

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

const Text = z.string().catch('');
const nobody = { nickname: '', freeFireId: '' };

/** What an earlier page kept of a form, or a phone remembers; what isn't of its kind is as if it were empty. */
const Kept = z.object({
  fullName: Text,
  nickname: Text,
  freeFireId: Text,
  email: Text,
  phone: Text,
  age: z.enum(['adult', 'minor', '']).catch(''),
  guardian: z.object({ name: Text, contact: Text }).catch({ name: '', contact: '' }),
  answers: z.record(z.string(), z.unknown()).catch({}),
  team: z
    .object({
      name: Text,
      players: z.array(z.object({ nickname: Text, freeFireId: Text }).catch(nobody)).catch([]),
    })
    .catch({ name: '', players: [] }),
});

/** The answer kept, or the empty one: a list where several may be ticked. */
function startingAnswer(question: ActiveQuestion, kept: unknown): string | string[] {
  return restoredAnswer(question, kept) ?? (question.type === 'checkbox' ? [] : '');
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
  const { answers, team, ...values } = Kept.parse(isFields(kept) ? kept : {});
  return {
    ...values,
    answers: Object.fromEntries(
      questions.map((question) => [question.id, startingAnswer(question, answers[question.id])]),
    ),
    team: { ...team, players: Array.from({ length: teamSize - 1 }, (_, index) => team.players[index] ?? nobody) },
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
