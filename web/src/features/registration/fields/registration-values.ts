import {
  type ActiveQuestion,
  type Answers,
  checkAnswers,
  type FieldErrors,
  isFields,
  PhoneCountry,
  type PublicTournament,
  problemsIn,
  RegistrationFields,
  repeatedIds,
  restoredAnswer,
  type TeamSize,
} from '@arena/domain';
import { z } from '@arena/domain/zod';
import { guessCountry } from './guess-country.ts';

export interface RegistrationValues {
  fullName: string;
  nickname: string;
  freeFireId: string;
  email: string;
  phone: string;
  /** Country of the phones; empty if the player typed calling codes. */
  country: PhoneCountry | '';
  answers: Answers;
  /** The answer to the age question; empty before. */
  age: 'adult' | 'minor' | '';
  guardian: { name: string; contact: string };
  /** Teammates; empty in solo tournaments. */
  team: { name: string; players: { nickname: string; freeFireId: string }[] };
}

const Text = z.string().catch('');
const nobody = { nickname: '', freeFireId: '' };

/** Stored values; invalid ones count as empty. */
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

/** Returns the stored answer, or an empty one: a list for checkboxes. */
function startingAnswer(question: ActiveQuestion, kept: unknown): string | string[] {
  return restoredAnswer(question, kept) ?? (question.type === 'checkbox' ? [] : '');
}

/** Returns the initial values of a form with these questions and team size, restored as far as they fit. */
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

/** Data that a tournament needs besides those of every registration. */
export type Needed = Pick<PublicTournament, 'asksNickname' | 'guardianConsent'>;

/** Returns the values to send: without a team in solo tournaments, without a guardian for adults or if left empty. */
export function registrationFieldsOf({ team, age, guardian, country, nickname, ...values }: RegistrationValues) {
  const namesGuardian = `${guardian.name}${guardian.contact}`.trim() !== '';
  return {
    ...values,
    ...(nickname.trim() === '' ? {} : { nickname }),
    ...(country === '' ? {} : { country }),
    ...(team.players.length === 0 ? {} : { team }),
    ...(age === 'minor' && namesGuardian ? { guardian } : {}),
  };
}

/** Returns what was typed into a registration that was to be sent. It doesn't say that a player is of age. */
export function registrationValuesOf(sent: Partial<ReturnType<typeof registrationFieldsOf>> | null): unknown {
  return sent === null ? null : { ...sent, age: sent.guardian === undefined ? '' : 'minor' };
}

/** Maps field paths to problems with the prescribed texts; empty without problems. */
export function problemsWithRegistration(
  values: RegistrationValues,
  questions: readonly ActiveQuestion[],
  { asksNickname, guardianConsent }: Needed,
): FieldErrors {
  const { age, guardian, nickname } = values;
  const fields = {
    ...registrationFieldsOf(values),
    ...(asksNickname ? { nickname } : {}),
    ...(guardianConsent && age === 'minor' ? { guardian } : {}),
  };
  const { error } = RegistrationFields.safeParse(fields);
  const problems = { ...problemsIn(error), ...repeatedIds(values) };
  if (guardianConsent && age === '') problems.age = 'Elige una opción';
  return { ...problems, ...checkAnswers(questions, values.answers) };
}
