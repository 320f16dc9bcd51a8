import {
  type ActiveQuestion,
  type Answers,
  checkAnswers,
  type FieldErrors,
  limits,
  OwnCorrection,
  problemsIn,
  type Registration,
  RegistrationCorrection,
  repeatedIds,
} from '@arena/domain';
import { z } from 'zod';
import { isEqual } from './is-equal.ts';

/** Values of the controls of a correction, by the paths of problems. */
export const CorrectionValues = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
export type CorrectionValues = Readonly<z.infer<typeof CorrectionValues>>;

/** Schema of the fields that a player corrects. */
export const CorrectedFields = OwnCorrection.omit({ revision: true });
/** Schema of the fields that an admin corrects, with the registration helper's messages. */
export const AdminCorrectedFields = RegistrationCorrection.omit({ id: true, revision: true });

export type Typed = Pick<Registration, (typeof CONTROLS)[number] | 'answers' | 'team' | 'guardian'>;

/** The controls that every registration has. */
export const CONTROLS = ['fullName', 'nickname', 'freeFireId', 'email', 'phone'] as const;
export const GUARDIAN_PATHS = ['guardian.name', 'guardian.contact'] as const;
export const TEAM_NAME = 'team.name';
export const playerPath = (index: number, field: 'nickname' | 'freeFireId') => `team.players.${index}.${field}`;
export const answerPath = (questionId: string) => `answers.${questionId}`;
const ANSWERS = answerPath('');

const places = Array.from({ length: limits.teammates }, (_, index) => index);

/** Labels of a guardian's fields for the player. */
export const guardianLabels = {
  'guardian.name': 'Nombre de tu mamá, papá o tutor',
  'guardian.contact': 'Cómo contactar a tu tutor',
} as const;
/** The same for organisers. */
export const guardianTerms = { 'guardian.name': 'Tutor', 'guardian.contact': 'Contacto del tutor' } as const;

const labels: Readonly<Record<string, string>> = {
  fullName: 'Nombre completo',
  nickname: 'Apodo en Free Fire',
  freeFireId: 'ID de Free Fire',
  email: 'Correo',
  phone: 'Teléfono',
  ...guardianTerms,
  [TEAM_NAME]: 'Nombre del equipo',
  ...Object.fromEntries(
    places.flatMap((index) => [
      [playerPath(index, 'nickname'), `Apodo del jugador ${index + 2}`],
      [playerPath(index, 'freeFireId'), `ID del jugador ${index + 2}`],
    ]),
  ),
};

/** The paths of all but the answers, in the order of the admin area's screen. */
export const PATHS = Object.keys(labels);

export const labelOf = (path: string) => labels[path] ?? 'Respuestas';

/**
 * Returns the controls' values of a registration; teams get as many rows as the tournament's size, or more if they have
 * more.
 */
export function valuesOf(registration: Typed | null, teamSize = 1): CorrectionValues {
  if (registration === null) return {};
  const { answers, team, guardian } = registration;
  const players = places.slice(0, Math.max(teamSize - 1, team?.players.length ?? 0)).flatMap((index) => [
    [playerPath(index, 'nickname'), team?.players[index]?.nickname ?? ''],
    [playerPath(index, 'freeFireId'), team?.players[index]?.freeFireId ?? ''],
  ]);
  return {
    ...Object.fromEntries(CONTROLS.map((path) => [path, registration[path]])),
    'guardian.name': guardian?.name ?? '',
    'guardian.contact': guardian?.contact ?? '',
    [TEAM_NAME]: team?.name ?? '',
    ...Object.fromEntries(players),
    ...Object.fromEntries(Object.entries(answers).map(([id, answer]) => [answerPath(id), answer])),
  };
}

export function teammatesIn(values: CorrectionValues): number {
  return places.filter((index) => playerPath(index, 'nickname') in values).length;
}

/** Parses the controls; empty answers, team or guardian are left out. */
export function typedIn(values: CorrectionValues): Typed {
  const text = (path: string) => [values[path] ?? []].flat().join(', ').trim();
  const players = places.slice(0, teammatesIn(values)).map((index) => ({
    nickname: text(playerPath(index, 'nickname')),
    freeFireId: text(playerPath(index, 'freeFireId')),
  }));
  const team = { name: text(TEAM_NAME), players };
  const guardian = { name: text('guardian.name'), contact: text('guardian.contact') };
  const answers = Object.entries(values).filter(([path]) => path.startsWith(ANSWERS) && text(path) !== '');
  return {
    fullName: text('fullName'),
    nickname: text('nickname'),
    freeFireId: text('freeFireId'),
    email: text('email'),
    phone: text('phone'),
    answers: Object.fromEntries(answers.map(([path, answer]) => [path.slice(ANSWERS.length), answer])),
    team: [team.name, ...players.flatMap((player) => Object.values(player))].join('') === '' ? null : team,
    guardian: guardian.name + guardian.contact === '' ? null : guardian,
  };
}

/** The answers in which two sets differ, by question id. */
function changedAnswers(one: Answers, other: Answers): string[] {
  const ids = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...ids].filter((id) => !isEqual(one[id], other[id]));
}

/** Returns the changed fields: only those are sent and checked. */
export function changesOf(values: CorrectionValues, base: CorrectionValues): Partial<Typed> {
  const [after, before] = [typedIn(values), typedIn(base)];
  const changed = [...CONTROLS, 'team', 'guardian'] as const;
  const fields = changed.filter((name) => !isEqual(after[name], before[name])).map((name) => [name, after[name]]);
  const hasOthers = changedAnswers(after.answers, before.answers).length > 0;
  return { ...Object.fromEntries(fields), ...(hasOthers ? { answers: after.answers } : {}) };
}

/** True if two sets of values would be stored alike. */
export function isSame(one: CorrectionValues, other: CorrectionValues): boolean {
  return Object.keys(changesOf(one, other)).length === 0;
}

/** Maps controls to problems of the changes; empty without problems. */
export function problemsWith(
  values: CorrectionValues,
  base: CorrectionValues,
  questions: readonly ActiveQuestion[],
  fields: typeof CorrectedFields | typeof AdminCorrectedFields = CorrectedFields,
): FieldErrors {
  const typed = typedIn(values);
  const problems = problemsIn(fields.safeParse(changesOf(values, base)).error);
  const changed = changedAnswers(typed.answers, typedIn(base).answers);
  const concerned = questions.filter(({ id }) => changed.includes(id));
  return { ...problems, ...repeatedIds(typed), ...checkAnswers(concerned, typed.answers) };
}
