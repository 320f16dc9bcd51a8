import type { Registration, RegistrationReceipt, Waiting } from '@arena/domain';
import type { StoredRegistration } from './record.ts';

/** What a player gets to see of a registration, and of how they stand in line. */
export function toReceipt(
  { tournamentId, freeFireId, status }: StoredRegistration,
  waiting: Waiting | null,
): RegistrationReceipt {
  return { tournamentId, freeFireId, status, ...(waiting === null ? {} : { waiting }) };
}

/** What an admin gets to see of a registration. */
export function toRegistration(stored: StoredRegistration): Registration {
  return {
    id: stored.id,
    tournamentId: stored.tournamentId,
    fullName: stored.fullName,
    nickname: stored.nickname,
    freeFireId: stored.freeFireId,
    email: stored.email,
    phone: stored.phone,
    answers: stored.answers,
    team: stored.team,
    renamed: stored.renamed,
    guardian: stored.guardian,
    consent: stored.consent,
    guardianAsked: stored.guardianAsked,
    status: stored.status,
    createdAt: stored.createdAt,
    decidedAt: stored.decidedAt,
    decidedBy: stored.decidedBy,
    reason: stored.reason,
    out: stored.out,
    enrolmentConfirmedAt: stored.enrolmentConfirmedAt,
    matchConfirmedAt: stored.matchConfirmedAt,
    matchConfirmedFor: stored.matchConfirmedFor,
    line: stored.line,
    offeredUntil: stored.offeredUntil,
    revision: stored.revision,
    origin: stored.origin,
  };
}
