import { fieldText } from '../field-texts.ts';
import { DocumentId } from '../ids.ts';
import * as limits from '../limits/limits.ts';
import { tooLongAnswers, tooLongText } from '../text/characters.ts';
import { publicNameUpTo } from '../text/public-name.ts';
import { EmailAddress, nameUpTo, recordUpTo, requiredText, storableText } from '../text/text.ts';
import { Waiting } from '../tournament/modes.schema.ts';
import { z } from '../zod.ts';
import { PhoneCountry } from './countries.ts';
import { freeFireIdProblem, plainFreeFireId, withoutLeadingZeros } from './free-fire-id.ts';
import { Consent, Guardian, GuardianAsked, NamedGuardian } from './guardian.schema.ts';
import { LINK_TOKEN } from './link-token.ts';
import { plainPhone } from './phone.ts';

const INVALID = 'Respuesta no válida';
const AnswerText = storableText(INVALID).max(limits.answerCharacters, tooLongText(limits.answerCharacters));

/** Answers to questions: question id → text, or the list of ticked options of a checkbox question. */
export const Answers = recordUpTo(
  { entries: limits.answersPerRegistration, characters: limits.answersCharacters },
  DocumentId,
  z.union([AnswerText, z.array(AnswerText).max(limits.answersPerRegistration)], INVALID),
  { invalid: INVALID, tooMany: 'Demasiadas respuestas', tooLong: tooLongAnswers },
);
export type Answers = z.infer<typeof Answers>;

/** The key to a registration; the server stores only its keyed hash. */
export const LinkToken = z
  .string('Este enlace no está completo')
  .regex(LINK_TOKEN, 'Este enlace no está completo')
  .max(22);

/** `waiting`: on the waiting list of a full tournament. */
export const RegistrationStatus = z.enum(['pending', 'approved', 'rejected', 'waiting']);
export type RegistrationStatus = z.infer<typeof RegistrationStatus>;

/** Statuses that an organiser can set, and that stay counted after erasure. */
export const DecidedStatus = RegistrationStatus.exclude(['waiting']);
export type DecidedStatus = z.infer<typeof DecidedStatus>;

/** Spanish labels of the statuses. */
export const registrationStatusLabel: Record<RegistrationStatus, string> = {
  pending: 'Pendiente',
  approved: 'Aprobado',
  rejected: 'Rechazado',
  waiting: 'En espera',
};

/**
 * Causes of a lost seat other than an organiser's rejection: the player left, missed a confirmation, an offered seat or
 * the lobby; or the guardian refused.
 */
export const RegistrationOut = z.enum(['left', 'unconfirmed', 'no_consent', 'unanswered', 'no_show']);

/** Builds a schema for an ID in the game. @param invalid the message, or what makes it of the typed text */
export function freeFireIdOr(missing: string, invalid: string | ((typed: string) => string)) {
  return requiredText(missing)
    .overwrite(plainFreeFireId)
    .regex(/^\d{8,12}$/, {
      error: ({ input }) => (typeof invalid === 'string' ? invalid : invalid(String(input))),
    })
    .max(limits.freeFireId.maxDigits)
    .overwrite(withoutLeadingZeros);
}

/** Builds a schema for a phone. An unusual number gets a hint in the form and is never refused. */
export function phoneOr(missing: string) {
  return requiredText(missing)
    .overwrite((typed) => plainPhone(typed.replaceAll(/[.\s]+/g, ' ')))
    .max(limits.phoneCharacters, tooLongText(limits.phoneCharacters));
}

/** The player's ID in the game: 8 to 12 digits. */
export const FreeFireId = freeFireIdOr('El ID de Free Fire es obligatorio', (typed) =>
  freeFireIdProblem('El ID debe contener entre 8 y 12 dígitos numéricos', typed),
);

const publicName = (missing: string) => publicNameUpTo(limits.nicknameCharacters, missing);

const Nickname = publicName('El apodo es obligatorio');

/** The captain's teammates. */
export const Team = z.strictObject(
  {
    name: publicName('El nombre del equipo es obligatorio'),
    players: z
      .array(
        z.strictObject({ nickname: Nickname, freeFireId: FreeFireId }),
        'Escribe los datos de los jugadores del equipo',
      )
      .min(1, 'Escribe los datos de los jugadores del equipo')
      .max(limits.teammates, `Un equipo tiene ${limits.teammates + 1} jugadores como máximo`),
  },
  'Escribe los datos de los jugadores del equipo',
);
export type Team = z.infer<typeof Team>;

/** The fields of the public registration form with prescribed messages. Texts are trimmed, and e-mails lower-cased. */
export const RegistrationFields = z.strictObject({
  fullName: nameUpTo(limits.fullNameCharacters, fieldText.name),
  /** Required in the form, optional for other callers. */
  nickname: Nickname.optional(),
  freeFireId: FreeFireId,
  email: EmailAddress,
  phone: phoneOr('El teléfono es obligatorio'),
  /** Country of the phones. Only phones with their calling code are stored. */
  country: PhoneCountry.optional(),
  answers: Answers.default({}),
  /** For team tournaments; the captain registers. Organisers add missing teammates. */
  team: Team.optional(),
  /** For players under 18. Nothing is asked or stored for adults. */
  guardian: Guardian.optional(),
});
export type RegistrationFields = z.infer<typeof RegistrationFields>;

/** A submission of the registration form. */
export const RegistrationSubmission = RegistrationFields.extend({
  tournamentId: DocumentId,
  /** Token of its private link. The phone creates it, so that a lost reply doesn't lose the link. */
  link: LinkToken.optional(),
  /** True to join the waiting list if the tournament is full and has one. */
  orWait: z.boolean().optional(),
  /** Token of an invitation, for a place that the tournament keeps. */
  invitation: LinkToken.optional(),
});
export type RegistrationSubmission = z.infer<typeof RegistrationSubmission>;

/** The stored team. */
export const RegisteredTeam = z.strictObject({
  name: z.string(),
  players: z.array(z.strictObject({ nickname: z.string(), freeFireId: z.string() })),
});

/**
 * The players that the holder of an approved registration asks for. The approved ones play until an organiser accepts.
 * `at` is the time of the request, then of the decision.
 */
export const PlayersChange = z.strictObject({
  at: z.string(),
  state: z.enum(['open', 'accepted', 'refused']),
  nickname: z.string(),
  freeFireId: z.string(),
  team: RegisteredTeam.nullable(),
});
export type PlayersChange = z.infer<typeof PlayersChange>;

/** A stored registration, for admins. Instants are ISO 8601 in UTC. */
export const Registration = z.strictObject({
  id: z.string(),
  tournamentId: DocumentId,
  fullName: z.string(),
  /** Empty if the form didn't ask for it. */
  nickname: z.string(),
  freeFireId: z.string(),
  email: z.string(),
  phone: z.string(),
  answers: Answers,
  /** Null for a solo player, or an unknown team. */
  team: RegisteredTeam.nullable(),
  /** The last request for other players; null without one. */
  playersChange: PlayersChange.nullable(),
  /** Null for an adult, or if the form didn't ask for it. */
  guardian: NamedGuardian.nullable(),
  consent: Consent.nullable(),
  guardianAsked: GuardianAsked.nullable(),
  status: RegistrationStatus,
  createdAt: z.string(),
  /** Time, account (uid) and reason of the last decision; null while undecided. */
  decidedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
  reason: z.string().nullable(),
  /** Set if it was rejected without an organiser. */
  out: RegistrationOut.nullable(),
  /** Time of the enrolment's confirmation since the last approval, or null. */
  enrolmentConfirmedAt: z.string().nullable(),
  matchConfirmedAt: z.string().nullable(),
  /** The match's beginning at the time of the confirmation. */
  matchConfirmedFor: z.string().nullable(),
  /** True if an organiser imported it as confirmed: its approval confirms it, on any date. */
  preconfirmed: z.boolean(),
  /** Its number on the waiting list, and the deadline of its offer; null if it isn't waiting. */
  line: z.int().min(1).nullable(),
  offeredUntil: z.string().nullable(),
  /** Counts corrections of fields by the player or organisers. */
  revision: z.int().min(0),
  /**
   * Keyed hash of tournament and network address: the same for all registrations of one network in a tournament. Null
   * once erased.
   */
  networkHash: z.string().nullable(),
});
export type Registration = z.infer<typeof Registration>;

/** The reply to a new registration: its own data and its status. */
export const RegistrationReceipt = Registration.pick({ tournamentId: true, freeFireId: true, status: true }).extend({
  /** Set for a waiting registration. */
  waiting: Waiting.optional(),
  /** Set if a guardian's earlier yes covers it. */
  isConsented: z.literal(true).optional(),
});
export type RegistrationReceipt = z.infer<typeof RegistrationReceipt>;
