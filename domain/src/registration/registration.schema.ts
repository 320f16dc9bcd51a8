import { EmailAddress } from '../email.schema.ts';
import { fieldText } from '../field-texts.ts';
import { DocumentId } from '../ids.ts';
import * as limits from '../limits/limits.ts';
import { Answers } from '../question/answer.schema.ts';
import { tooLongText } from '../text/characters.ts';
import { publicNameUpTo } from '../text/public-name.ts';
import { nameUpTo, requiredText } from '../text/text.ts';
import { Waiting } from '../waiting-list.schema.ts';
import { z } from '../zod.ts';
import { Consent, GuardianAsked } from './consent.schema.ts';
import { PhoneCountry } from './countries.ts';
import { Guardian, NamedGuardian } from './guardian.schema.ts';
import { LinkToken } from './link-token.schema.ts';
import { plainPhone } from './phone.ts';

/** `waiting`: in line for a place of a tournament that was full. */
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
 * The cause of a lost seat that isn't an organiser's rejection: the player left, missed a confirmation, an offered seat
 * or the lobby; or the guardian refused.
 */
export const RegistrationOut = z.enum(['left', 'unconfirmed', 'no_consent', 'unanswered', 'no_show']);

export function freeFireIdOr(missing: string, invalid: string) {
  // The game shows it without spaces; phones and chats group its digits.
  return requiredText(missing)
    .overwrite((typed) => typed.replaceAll(/\s/g, ''))
    .regex(/^\d{8,12}$/, invalid);
}

/** A phone as it was typed: an odd number is the form's hint, never a refusal. */
export function phoneOr(missing: string) {
  return requiredText(missing)
    .overwrite((typed) => plainPhone(typed.replaceAll(/[.\s]+/g, ' ')))
    .max(limits.phoneCharacters, tooLongText(limits.phoneCharacters));
}

/** The player's ID in the game: 8 to 12 digits. */
export const FreeFireId = freeFireIdOr(
  'El ID de Free Fire es obligatorio',
  'El ID debe contener entre 8 y 12 dígitos numéricos',
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

/**
 * The fields of the public registration form with prescribed messages.
 * Texts are trimmed; the e-mail is lower-cased, so one address is one person.
 */
export const RegistrationFields = z.strictObject({
  fullName: nameUpTo(limits.fullNameCharacters, fieldText.name),
  /** The form asks for it; other callers may leave it out. */
  nickname: Nickname.optional(),
  freeFireId: FreeFireId,
  email: EmailAddress,
  phone: phoneOr('El teléfono es obligatorio'),
  /** Country of the phones. Only phones with their calling code are stored. */
  country: PhoneCountry.optional(),
  answers: Answers.default({}),
  /** For team tournaments, with the captain registering. Organisers add missing teammates. */
  team: Team.optional(),
  /** For a player under 18. Nothing is asked or stored about an adult. */
  guardian: Guardian.optional(),
});
export type RegistrationFields = z.infer<typeof RegistrationFields>;

/** A submission of the registration form. */
export const RegistrationSubmission = RegistrationFields.extend({
  tournamentId: DocumentId,
  /** The token of its private link, made by the phone: where the reply is lost, the phone has it all the same. */
  link: LinkToken.optional(),
  /** Onto the waiting list where there is no place and the tournament has one. */
  orWait: z.boolean().optional(),
});
export type RegistrationSubmission = z.infer<typeof RegistrationSubmission>;

/** The stored form of a team. */
export const RegisteredTeam = z.strictObject({
  name: z.string(),
  players: z.array(z.strictObject({ nickname: z.string(), freeFireId: z.string() })),
});

/**
 * The names by which everybody knew an approved registration until its player changed them at `at`, ISO 8601. They are
 * kept until an organiser has looked at the new ones.
 */
export const FormerNames = z.strictObject({ at: z.string(), nickname: z.string(), team: RegisteredTeam.nullable() });
export type FormerNames = z.infer<typeof FormerNames>;

/** A stored registration, as admins see it. Instants are ISO 8601 in UTC. */
export const Registration = z.strictObject({
  id: z.string(),
  tournamentId: DocumentId,
  fullName: z.string(),
  /** Empty where none was asked for. */
  nickname: z.string(),
  freeFireId: z.string(),
  email: z.string(),
  phone: z.string(),
  answers: Answers,
  /** Null for a solo player, or an unknown team. */
  team: RegisteredTeam.nullable(),
  /** Names at the last review; null if unchanged. */
  renamed: FormerNames.nullable(),
  /** Null for an adult, or if none was asked for. */
  guardian: NamedGuardian.nullable(),
  consent: Consent.nullable(),
  guardianAsked: GuardianAsked.nullable(),
  status: RegistrationStatus,
  createdAt: z.string(),
  /** When and by which account (uid) the status was last set, and the reason given; null while undecided. */
  decidedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
  reason: z.string().nullable(),
  /** Set if it was rejected without an organiser. */
  out: RegistrationOut.nullable(),
  /** When it was confirmed that they play, since they were last approved; null where it wasn't. */
  enrolmentConfirmedAt: z.string().nullable(),
  matchConfirmedAt: z.string().nullable(),
  /** When the match was to begin as it was confirmed. */
  matchConfirmedFor: z.string().nullable(),
  /** Its number on the waiting list, and the deadline of its offer; null if it isn't waiting. */
  line: z.int().min(1).nullable(),
  offeredUntil: z.string().nullable(),
  /** Counts corrections of typed fields, by the player or by organisers. */
  revision: z.int().min(0),
  /** Keyed hash of tournament and network address: equal within a tournament for one network. Null once erased. */
  networkHash: z.string().nullable(),
});
export type Registration = z.infer<typeof Registration>;

/** The reply to a new registration: its own data and its status. */
export const RegistrationReceipt = Registration.pick({ tournamentId: true, freeFireId: true, status: true }).extend({
  /** Set if it is waiting. */
  waiting: Waiting.optional(),
});
export type RegistrationReceipt = z.infer<typeof RegistrationReceipt>;
