import {
  type ActiveQuestion,
  type Answers,
  checkAnswers,
  type FieldErrors,
  isFields,
  PhoneCountry,
  problemsIn,
  RegistrationFields,
  repeatedIds,
  restoredAnswer,
  type TeamSize,
} from '@arena/domain';
import { z } from 'zod';
import { guessCountry } from './guess-country.ts';

export interface RegistrationValues {
  fullName: string;
  nickname: string;
  freeFireId: string;
  email: string;
  phone: string;
  /** Country of the phones; empty where the player wrote calling codes. */
  country: PhoneCountry | '';
  answers: Answers;
  /** The answer about being 18; empty before. */
  age: 'adult' | 'minor' | '';
  guardian: { name: string; contact: string };
  /** Teammates; empty in a solo tournament. */
  team: { name: string; players: { nickname: string; freeFireId: string }[] };
}

const Text = z.string().catch('');
const nobody = { nickname: '', freeFireId: '' };

/** Values of an earlier page or of the phone; invalid ones count as empty. */
const Kept = z.object({
  fullName: Text,
  nickname: Text,
  freeFireId: Text,
  email: Text,
  phone: Text,
  country: PhoneCountry.or(z.literal('')).catch(() => guessCountry()),
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

/** The initial values of a form for `questions` and a team size, restored from an earlier page as far as they fit. */
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
export function fieldsOf({ team, age, guardian, country, ...values }: RegistrationValues) {
  return {
    ...values,
    ...(country === '' ? {} : { country }),
    ...(team.players.length === 0 ? {} : { team }),
    ...(age === 'minor' ? { guardian } : {}),
  };
}

/** Maps field paths to problems with the prescribed texts; empty without problems. */
export function problemsWith(values: RegistrationValues, questions: readonly ActiveQuestion[]): FieldErrors {
  const { error } = RegistrationFields.safeParse(fieldsOf(values));
  const problems = { ...problemsIn(error), ...repeatedIds(values) };
  if (values.age === '') problems.age = 'Elige una opción';
  return { ...problems, ...checkAnswers(questions, values.answers) };
}
