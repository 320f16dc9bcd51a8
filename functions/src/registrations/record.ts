import { Answers, type Instant, type Registration, RegistrationStatus, toMillis } from '@arena/domain';

/** A registration as its document holds it: with the id of the request that made it, which nobody gets to see. */
export interface StoredRegistration extends Registration {
  requestId: string;
}

const EPOCH = new Date(0).toISOString();

type Fields = Readonly<Record<string, unknown>>;

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
export function readRegistration(id: string, fields: Fields): StoredRegistration {
  return {
    id,
    tournamentId: text(fields.tournamentId),
    fullName: text(fields.fullName),
    freeFireId: text(fields.freeFireId),
    email: text(fields.email),
    phone: text(fields.phone),
    answers: Answers.catch({}).parse(fields.answers),
    status: RegistrationStatus.catch('pending').parse(fields.status),
    createdAt: instant(fields.createdAt) ?? EPOCH,
    decidedAt: instant(fields.decidedAt),
    decidedBy: text(fields.decidedBy) || null,
    reason: text(fields.reason) || null,
    requestId: text(fields.requestId),
  };
}

/** Whether a registration holds a place and its Free Fire ID: any that isn't rejected (specification, section 4). */
export function holdsPlace(registration: Pick<Registration, 'status'> | null): boolean {
  return registration !== null && registration.status !== 'rejected';
}
