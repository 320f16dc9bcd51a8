import type { Fields } from '../fields.ts';
import { type Instant, toMillis } from '../time/instant.ts';
import { z } from '../zod.ts';
import { Consent, GuardianAsked, NamedGuardian } from './guardian.schema.ts';
import {
  Answers,
  PlayersChange,
  RegisteredTeam,
  type Registration,
  RegistrationOut,
  RegistrationStatus,
} from './registration.schema.ts';

const EPOCH = new Date(0).toISOString();

function instant(value: unknown): Instant {
  return toMillis(textIn(value)) === null ? null : textIn(value);
}

const UnopenedLink = z.object({ networks: z.array(z.unknown()).min(1) });

/** Checks if a stored registration has no private link, or one of an organiser's that is still unopened. */
export function isLinkUnopened({ link, linkMaker }: Fields): boolean {
  return textIn(link) === '' || UnopenedLink.safeParse(linkMaker).success;
}

/**
 * Reads a registration from a stored record. An unreadable status counts as pending and keeps its seat until it is
 * reviewed.
 * @param fields plain values; instants as ISO texts
 */
export function readRegistration(id: string, fields: Fields): Registration {
  return {
    id,
    tournamentId: textIn(fields.tournamentId),
    fullName: textIn(fields.fullName),
    nickname: textIn(fields.nickname),
    freeFireId: textIn(fields.freeFireId),
    email: textIn(fields.email),
    phone: textIn(fields.phone),
    answers: Answers.catch({}).parse(fields.answers),
    team: orNull(RegisteredTeam, fields.team),
    playersChange: orNull(PlayersChange, fields.playersChange),
    guardian: orNull(NamedGuardian, fields.guardian),
    consent: orNull(Consent, fields.consent),
    guardianAsked: orNull(GuardianAsked, fields.guardianAsked),
    status: RegistrationStatus.catch('pending').parse(fields.status),
    createdAt: instant(fields.createdAt) ?? EPOCH,
    decidedAt: instant(fields.decidedAt),
    decidedBy: textIn(fields.decidedBy) || null,
    reason: textIn(fields.reason) || null,
    out: orNull(RegistrationOut, fields.out),
    enrolmentConfirmedAt: instant(fields.enrolmentConfirmedAt),
    matchConfirmedAt: instant(fields.matchConfirmedAt),
    matchConfirmedFor: instant(fields.matchConfirmedFor),
    preconfirmed: fields.preconfirmed === true,
    line: countIn(fields.line) || null,
    offeredUntil: instant(fields.offeredUntil),
    revision: countIn(fields.revision),
    networkHash: textIn(fields.networkHash) || null,
  };
}

/** Returns the reason for a registration without a seat, or null if none was given. */
export function reasonText({ out, reason }: Pick<Registration, 'out' | 'reason'>): string | null {
  if (out === 'left') return 'Dejó el torneo por su cuenta';
  if (out === 'no_consent') return 'Su tutor no dio permiso';
  if (out === 'no_show') return 'No estaba en la sala';
  if (out === 'unanswered') return 'No tomó el cupo a tiempo';
  return out === 'unconfirmed' ? 'No confirmó a tiempo' : reason;
}

/** Returns a stored text, or an empty one. */
export function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns a stored text, or null. */
export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Returns a stored whole number of at least 0; else 0. */
export function countIn(value: unknown): number {
  return typeof value === 'number' && value >= 0 ? Math.trunc(value) : 0;
}

/** Parses stored data by its schema, or returns null. */
export function orNull<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> | null {
  return schema.safeParse(value).data ?? null;
}
