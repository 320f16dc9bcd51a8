import {
  type ActiveQuestion,
  type Answers,
  checkAnswers,
  type FieldErrors,
  OwnCorrection,
  problemsIn,
  type Registration,
  RegistrationCorrection,
  repeatedIds,
} from '@arena/domain';
import { z } from '@arena/domain/zod';
import type { FieldPath } from 'react-hook-form';
import { isEqual } from './merge-edits.ts';

const text = z.string();
const Player = z.strictObject({ nickname: text, freeFireId: text });

/** Control values of a correction. Their paths are those of the server's problems. */
export const CorrectionValues = z.strictObject({
  fullName: text,
  nickname: text,
  freeFireId: text,
  email: text,
  phone: text,
  guardian: z.strictObject({ name: text, contact: text }),
  team: z.strictObject({ name: text, players: z.array(Player) }),
  answers: z.record(text, z.union([text, z.array(text)])),
});
export type CorrectionValues = z.infer<typeof CorrectionValues>;

/** Fields that a player may correct. */
export const CorrectedFields = OwnCorrection.omit({ revision: true });
/** Fields that an admin may correct, with messages for admins. */
export const AdminCorrectedFields = RegistrationCorrection.omit({ id: true, revision: true });

export type Typed = Pick<Registration, (typeof CONTROLS)[number] | 'answers' | 'team' | 'guardian'>;

/** Controls of every registration. */
export const CONTROLS = ['fullName', 'nickname', 'freeFireId', 'email', 'phone'] as const;
export const GUARDIAN_PATHS = ['guardian.name', 'guardian.contact'] as const;

/** Labels of a guardian's fields for the player. */
export const guardianLabels = {
  'guardian.name': 'Nombre de tu mamá, papá o tutor',
  'guardian.contact': 'Cómo contactar a tu tutor',
} as const;
/** Labels of a guardian's fields for organisers. */
export const guardianTerms = { 'guardian.name': 'Tutor', 'guardian.contact': 'Contacto del tutor' } as const;

export const correctionLabels: Record<keyof CorrectionValues, string> = {
  fullName: 'Nombre completo',
  nickname: 'Apodo en Free Fire',
  freeFireId: 'ID de Free Fire',
  email: 'Correo',
  phone: 'Teléfono',
  guardian: 'Tutor',
  team: 'Equipo',
  answers: 'Respuestas',
};

/** Returns the control of a server's path. */
export function correctionPath(path: string): FieldPath<CorrectionValues> {
  const [part, key = '', at, field] = path.split('.');
  const name = CorrectionValues.keyof().catch('fullName').parse(part);
  if (name === 'answers') return `answers.${key}`;
  if (name === 'guardian') return key === 'contact' ? 'guardian.contact' : 'guardian.name';
  if (name !== 'team') return name;
  const control = Player.keyof().safeParse(field).data;
  return key === 'players' && control !== undefined ? `team.players.${Number(at)}.${control}` : 'team.name';
}

/**
 * Returns a registration's control values. Teams get as many rows as the tournament's size, or more if they have more
 * players.
 */
export function correctionValuesOf(registration: Typed | null, teamSize = 1): CorrectionValues {
  const { answers = {}, team = null, guardian = null } = registration ?? {};
  const rows = Math.max(teamSize - 1, team?.players.length ?? 0);
  const control = (name: (typeof CONTROLS)[number]) => registration?.[name] ?? '';
  return {
    fullName: control('fullName'),
    nickname: control('nickname'),
    freeFireId: control('freeFireId'),
    email: control('email'),
    phone: control('phone'),
    guardian: { name: guardian?.name ?? '', contact: guardian?.contact ?? '' },
    team: {
      name: team?.name ?? '',
      players: Array.from({ length: rows }, (_, index) => ({
        nickname: team?.players[index]?.nickname ?? '',
        freeFireId: team?.players[index]?.freeFireId ?? '',
      })),
    },
    answers: structuredClone(answers),
  };
}

/** Parses the controls; empty answers, team or guardian are left out. */
export function parseCorrection(values: CorrectionValues): Typed {
  const players = values.team.players.map(({ nickname, freeFireId }) => ({
    nickname: nickname.trim(),
    freeFireId: freeFireId.trim(),
  }));
  const team = { name: values.team.name.trim(), players };
  const guardian = { name: values.guardian.name.trim(), contact: values.guardian.contact.trim() };
  const answers = Object.entries(values.answers).filter(([, answer]) => [answer].flat().join('').trim() !== '');
  return {
    fullName: values.fullName.trim(),
    nickname: values.nickname.trim(),
    freeFireId: values.freeFireId.trim(),
    email: values.email.trim(),
    phone: values.phone.trim(),
    answers: Object.fromEntries(answers),
    team: [team.name, ...players.flatMap((player) => Object.values(player))].join('') === '' ? null : team,
    guardian: guardian.name + guardian.contact === '' ? null : guardian,
  };
}

/** Returns the ids of questions whose answers differ. */
function changedAnswers(one: Answers, other: Answers): string[] {
  const ids = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...ids].filter((id) => !isEqual(one[id], other[id]));
}

/** Returns the changed fields, which are the only ones checked and sent. */
export function changesOf(values: CorrectionValues, base: CorrectionValues): Partial<Typed> {
  const [after, before] = [parseCorrection(values), parseCorrection(base)];
  const changed = [...CONTROLS, 'team', 'guardian'] as const;
  const fields = changed.filter((name) => !isEqual(after[name], before[name])).map((name) => [name, after[name]]);
  const hasOthers = changedAnswers(after.answers, before.answers).length > 0;
  return { ...Object.fromEntries(fields), ...(hasOthers ? { answers: after.answers } : {}) };
}

/** True if two sets of values would be stored the same. */
export function isSameCorrection(one: CorrectionValues, other: CorrectionValues): boolean {
  return Object.keys(changesOf(one, other)).length === 0;
}

/** Maps controls to problems of the changes; empty without problems. */
export function problemsWithCorrection(
  values: CorrectionValues,
  base: CorrectionValues,
  questions: readonly ActiveQuestion[],
  fields: typeof CorrectedFields | typeof AdminCorrectedFields = CorrectedFields,
): FieldErrors {
  const typed = parseCorrection(values);
  const problems = problemsIn(fields.safeParse(changesOf(values, base)).error);
  const changed = changedAnswers(typed.answers, parseCorrection(base).answers);
  const concerned = questions.filter(({ id }) => changed.includes(id));
  return { ...problems, ...repeatedIds(typed), ...checkAnswers(concerned, typed.answers) };
}
