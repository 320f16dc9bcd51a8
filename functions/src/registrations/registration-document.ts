import {
  countIn,
  isInLine,
  orNull,
  type Registration,
  type RegistrationReceipt,
  readRegistration,
  textIn,
  type Waiting,
} from '@arena/domain';
import { z } from 'zod';

/** A registration's document, with its private fields. */
export interface StoredRegistration extends Registration {
  /** Hash of the request that made it. */
  requestHash: string;
  /** The keyed hash of its private link's token; empty where it has none. */
  link: string;
  /** The same of its guardian's, and how many of those that their player sent were taken back. */
  guardianLink: string;
  guardianLinks: number;
  /** The same of the one by which its team sees its place, and how many of them were replaced. */
  teamLink: string;
  teamLinks: number;
  /** Set while its player is marked as absent from a match's lobby. */
  absence: Absence | null;
  /** Absent registration whose seat it is offered or has. */
  replaces: string | null;
}

/** The match whose lobby a player wasn't in, and the registration that their seat is offered to or that took it. */
const Absence = z.object({ matchId: z.string(), substituteId: z.string().nullable() });
export type Absence = z.infer<typeof Absence>;

/** Reads a registration with its private fields. @param fields plain values; instants as ISO texts. */
export function readStoredRegistration(id: string, fields: Readonly<Record<string, unknown>>): StoredRegistration {
  return {
    ...readRegistration(id, fields),
    requestHash: textIn(fields.requestHash),
    link: textIn(fields.link),
    guardianLink: textIn(fields.guardianLink),
    guardianLinks: countIn(fields.guardianLinks),
    teamLink: textIn(fields.teamLink),
    teamLinks: countIn(fields.teamLinks),
    absence: orNull(Absence, fields.absence),
    replaces: textIn(fields.replaces) || null,
  };
}

/** True if a registration has the IDs of its players, so that they are in no other: any that isn't rejected. */
export function holdsIds(registration: Pick<Registration, 'status'> | null): boolean {
  return registration !== null && registration.status !== 'rejected';
}

/**
 * True if a registration holds a place: any that isn't rejected, and of those that wait the ones
 * to whom a place is offered.
 */
export function holdsSeat(registration: Pick<Registration, 'status' | 'offeredUntil'> | null): boolean {
  return registration !== null && holdsIds(registration) && !isInLine(registration);
}

/** A player's view of a registration and of the waiting list. */
export function toReceipt(
  { tournamentId, freeFireId, status }: StoredRegistration,
  waiting: Waiting | null,
): RegistrationReceipt {
  return { tournamentId, freeFireId, status, ...(waiting === null ? {} : { waiting }) };
}

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
    networkHash: stored.networkHash,
  };
}

/** Fields of a registration outside the waiting list. */
export const outOfLine = { line: null, offeredUntil: null } as const;

/** Fields of an undecided registration. */
export const UNDECIDED = {
  decidedAt: null,
  decidedBy: null,
  reason: null,
  out: null,
  enrolmentConfirmedAt: null,
  matchConfirmedAt: null,
  matchConfirmedFor: null,
  ...outOfLine,
} as const;
