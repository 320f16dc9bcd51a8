import { EmailAddress } from '../email.schema.ts';
import { fieldText } from '../field-texts.ts';
import { DocumentId, RequestId } from '../ids.ts';
import * as limits from '../limits/limits.ts';
import { Answers } from '../question/answer.schema.ts';
import { leadsToPerson, NOT_PUBLIC } from '../text/characters.ts';
import { nameUpTo, requiredText } from '../text/text.ts';
import { Waiting } from '../waiting-list.schema.ts';
import { z } from '../zod.ts';
import { Consent, GuardianAsked } from './consent.schema.ts';
import { Guardian, NamedGuardian } from './guardian.schema.ts';
import { LinkToken } from './link-token.schema.ts';
import { isPhone, plainPhone } from './phone.ts';

/** `waiting`: in line for a place of a tournament that was full. */
export const RegistrationStatus = z.enum(['pending', 'approved', 'rejected', 'waiting']);
export type RegistrationStatus = z.infer<typeof RegistrationStatus>;

/** What an organiser can decide, and what stays counted of one that is gone. */
export const DecidedStatus = RegistrationStatus.exclude(['waiting']);
export type DecidedStatus = z.infer<typeof DecidedStatus>;

/** Spanish labels of the statuses (specification, section 9). */
export const registrationStatusLabel: Record<RegistrationStatus, string> = {
  pending: 'Pendiente',
  approved: 'Aprobado',
  rejected: 'Rechazado',
  waiting: 'En espera',
};

/**
 * How a registration gave its place back although no organiser rejected it: its player left the tournament, didn't
 * confirm in time, or didn't answer when a place was offered to them; or their guardian said no.
 */
export const RegistrationOut = z.enum(['left', 'unconfirmed', 'no_consent', 'unanswered']);

/** The player's ID in the game: 8 to 12 digits (specification, section 5). */
export const FreeFireId = requiredText('El ID de Free Fire es obligatorio')
  // The game shows it in one piece; phones and chats group its digits.
  .overwrite((typed) => typed.replaceAll(/\s/g, ''))
  .regex(/^\d{8,12}$/, 'El ID debe contener entre 8 y 12 dígitos numéricos');

/** A name by which everybody knows somebody in a competition. */
const publicName = (missing: string) =>
  nameUpTo(limits.nicknameCharacters, missing).refine((name) => !leadsToPerson(name), NOT_PUBLIC);

/** What a player is called in the game. */
const Nickname = publicName('El apodo es obligatorio');

/** Those who play with the one that registers, who is their captain. */
export const Team = z.strictObject(
  {
    name: publicName('El nombre del equipo es obligatorio'),
    players: z
      .array(z.strictObject({ nickname: Nickname, freeFireId: FreeFireId }), 'Escribe a los jugadores del equipo')
      .min(1, 'Escribe a los jugadores del equipo')
      .max(limits.teammates, `Un equipo tiene ${limits.teammates + 1} jugadores como máximo`),
  },
  'Escribe a los jugadores del equipo',
);
export type Team = z.infer<typeof Team>;

/**
 * The fields of the public registration form with the messages of the specification, section 5.
 * Texts are trimmed; the e-mail is lower-cased, so one address is one person.
 */
export const RegistrationFields = z.strictObject({
  fullName: nameUpTo(limits.fullNameCharacters, fieldText.name),
  /** The form asks for it; callers that know the specification alone don't send it. */
  nickname: Nickname.optional(),
  freeFireId: FreeFireId,
  email: EmailAddress,
  // Dots are how phones are written in Venezuela, though the specification has none in a public form's.
  phone: requiredText('El teléfono es obligatorio')
    .overwrite((typed) => plainPhone(typed.replaceAll('.', ' ')))
    .max(limits.phoneCharacters, fieldText.phoneInvalid)
    .refine(isPhone, fieldText.phoneInvalid),
  answers: Answers.default({}),
  /** Where teams play: who registers is its captain. Those who aren't named yet are an organiser's to add. */
  team: Team.optional(),
  /** Of a player under 18. The form asks whether one is; of who is older nothing is said, or kept. */
  guardian: Guardian.optional(),
});
export type RegistrationFields = z.infer<typeof RegistrationFields>;

/**
 * A submission of the registration form. `requestId` names one player's try: sending it again, after a lost
 * reply or a double tap, is the same registration and not a second one.
 */
export const RegistrationSubmission = RegistrationFields.extend({
  tournamentId: DocumentId,
  requestId: RequestId.optional(),
  /** The token of its private link, made by the phone: where the reply is lost, the phone has it all the same. */
  link: LinkToken.optional(),
  /** Onto the waiting list where there is no place and the tournament has one. */
  orWait: z.boolean().optional(),
});
export type RegistrationSubmission = z.infer<typeof RegistrationSubmission>;

/** A team as the database holds it. */
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

/** A registration as the database holds it and an admin sees it. Instants are ISO 8601 in UTC. */
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
  /** Who plays with them; null for one who plays alone, or whose team isn't known. */
  team: RegisteredTeam.nullable(),
  /** What it was called when it was looked at last; null where it is called so still. */
  renamed: FormerNames.nullable(),
  /** Who answers for a player under 18; null for an adult, or where nobody asked. */
  guardian: NamedGuardian.nullable(),
  /** What the guardian answered; null until they have. */
  consent: Consent.nullable(),
  /** Who made the guardian's link; null where there is none yet. */
  guardianAsked: GuardianAsked.nullable(),
  status: RegistrationStatus,
  createdAt: z.string(),
  /** When and by which account (uid) the status was last set, and the reason given; null while undecided. */
  decidedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
  reason: z.string().nullable(),
  /** Said of one that is rejected without anybody having rejected it; null else. */
  out: RegistrationOut.nullable(),
  /** When it was confirmed that they play, since they were last approved; null where it wasn't. */
  enrolmentConfirmedAt: z.string().nullable(),
  matchConfirmedAt: z.string().nullable(),
  /** When the match was to begin as it was confirmed. */
  matchConfirmedFor: z.string().nullable(),
  /** Its number among all who ever joined the line, and until when a place is offered to it; null where it doesn't wait. */
  line: z.int().min(1).nullable(),
  offeredUntil: z.string().nullable(),
  /** How often what the player typed was corrected, by themselves or by organisers. */
  revision: z.int().min(0),
  /**
   * What came from the same network address on the same day has the same; nobody reads that address out of it. Null
   * where it isn't known, or no longer.
   */
  origin: z.string().nullable(),
});
export type Registration = z.infer<typeof Registration>;

/** What a player is told about a registration: nothing that they didn't type themselves but its status. */
export const RegistrationReceipt = Registration.pick({ tournamentId: true, freeFireId: true, status: true }).extend({
  /** Said of one that waits. */
  waiting: Waiting.optional(),
});
export type RegistrationReceipt = z.infer<typeof RegistrationReceipt>;
