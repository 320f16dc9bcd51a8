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

/** Cities of the time zones `America/…`, by country. */
const cities: Partial<Record<PhoneCountry, string>> = {
  AR: 'Buenos_Aires Cordoba Mendoza',
  BO: 'La_Paz',
  BR: 'Sao_Paulo Bahia Fortaleza Recife Manaus Belem Maceio Cuiaba Campo_Grande Araguaina Porto_Velho Rio_Branco',
  CL: 'Santiago Punta_Arenas',
  CO: 'Bogota',
  CR: 'Costa_Rica',
  CU: 'Havana',
  DO: 'Santo_Domingo',
  EC: 'Guayaquil',
  SV: 'El_Salvador',
  GT: 'Guatemala',
  HN: 'Tegucigalpa',
  MX: 'Mexico_City Monterrey Merida Cancun Tijuana Hermosillo Chihuahua Ciudad_Juarez Mazatlan Matamoros',
  NI: 'Managua',
  PA: 'Panama',
  PE: 'Lima',
  PR: 'Puerto_Rico',
  PY: 'Asuncion',
  UY: 'Montevideo',
  VE: 'Caracas',
};

/** Guesses the country of a phone from its time zone; empty if unknown. Some old browsers know none. */
export function guessCountry(
  timeZone: string | undefined = Intl.DateTimeFormat().resolvedOptions().timeZone,
): PhoneCountry | '' {
  if (timeZone === undefined) return '';
  if (timeZone.startsWith('America/Argentina/')) return 'AR';
  const city = timeZone.replace('America/', '');
  return PhoneCountry.options.find((country) => cities[country]?.split(' ').includes(city)) ?? '';
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
