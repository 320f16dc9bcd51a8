import type { Fields } from '../fields.ts';
import { Answers } from '../question/answer.schema.ts';
import { type Instant, toMillis } from '../time/instant.ts';
import { Consent, GuardianAsked } from './consent.schema.ts';
import { NamedGuardian } from './guardian.schema.ts';
import { RegisteredTeam, type Registration, RegistrationOut, RegistrationStatus } from './registration.schema.ts';

const EPOCH = new Date(0).toISOString();

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function instant(value: unknown): Instant {
  return toMillis(text(value)) === null ? null : text(value);
}

/**
 * Reads a registration out of a stored record. One whose status can't be read counts as pending: it holds its
 * place until someone has looked at it.
 * @param fields plain values; instants as ISO texts.
 */
export function readRegistration(id: string, fields: Fields): Registration {
  return {
    id,
    tournamentId: text(fields.tournamentId),
    fullName: text(fields.fullName),
    nickname: text(fields.nickname),
    freeFireId: text(fields.freeFireId),
    email: text(fields.email),
    phone: text(fields.phone),
    answers: Answers.catch({}).parse(fields.answers),
    team: RegisteredTeam.nullable()
      .catch(null)
      .parse(fields.team ?? null),
    guardian: NamedGuardian.nullable()
      .catch(null)
      .parse(fields.guardian ?? null),
    consent: Consent.nullable()
      .catch(null)
      .parse(fields.consent ?? null),
    guardianAsked: GuardianAsked.nullable()
      .catch(null)
      .parse(fields.guardianAsked ?? null),
    status: RegistrationStatus.catch('pending').parse(fields.status),
    createdAt: instant(fields.createdAt) ?? EPOCH,
    decidedAt: instant(fields.decidedAt),
    decidedBy: text(fields.decidedBy) || null,
    reason: text(fields.reason) || null,
    out: RegistrationOut.nullable()
      .catch(null)
      .parse(fields.out ?? null),
    enrolmentConfirmedAt: instant(fields.enrolmentConfirmedAt),
    matchConfirmedAt: instant(fields.matchConfirmedAt),
    line: typeof fields.line === 'number' && fields.line > 0 ? Math.trunc(fields.line) : null,
    offeredUntil: instant(fields.offeredUntil),
    revision: typeof fields.revision === 'number' && fields.revision > 0 ? Math.trunc(fields.revision) : 0,
    origin: text(fields.origin) || null,
  };
}
