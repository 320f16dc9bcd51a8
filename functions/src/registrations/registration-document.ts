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
import { type AuditEntry, GUARDIAN, PLAYER } from '../audit/audit-entry.ts';

/** A registration's document, with its private fields. */
export interface StoredRegistration extends Registration {
  /** Hash of the request that created it. */
  requestHash: string;
  /** Keyed hash of the private link's token; empty if there is none. */
  link: string;
  /** Keyed hash of the link that was mailed to the player's address; empty if there is none. */
  mailedLink: string;
  /** The organiser who wrote the address last; null if the player did. */
  emailBy: string | null;
  /** Keyed hash of the guardian's link, and the number of revoked links that the player had sent. */
  guardianLink: string;
  guardianLinks: number;
  /** Set while the player's or the guardian's link is one that an organiser made. */
  linkMaker: LinkMaker | null;
  guardianLinkMaker: LinkMaker | null;
  /** Keyed hash of the team's link, and the number of revoked team links. */
  teamLink: string;
  teamLinks: number;
  /** Set while the registration has lost its lobby seat. */
  absence: Absence | null;
  /** Absent registration whose seat was offered to this one or taken by it. */
  replaces: string | null;
  /** Hash of the invitation that it came by; null without one. */
  invitation: string | null;
}

/**
 * The organiser who made a link, the others who read it, and the keyed hashes of their networks until the link was
 * opened from another one.
 */
const LinkMaker = z.object({
  uid: z.string(),
  readers: z.array(z.string()).default([]),
  networks: z.array(z.string()),
});
export type LinkMaker = z.infer<typeof LinkMaker>;

/** The match whose lobby seat was lost, and the registration that was offered the seat or took it. */
const Absence = z.object({ matchId: z.string(), substituteId: z.string().nullable() });
export type Absence = z.infer<typeof Absence>;

/** Parses a registration with its private fields. @param fields plain values; times in ISO 8601. */
export function readStoredRegistration(id: string, fields: Readonly<Record<string, unknown>>): StoredRegistration {
  return {
    ...readRegistration(id, fields),
    requestHash: textIn(fields.requestHash),
    link: textIn(fields.link),
    mailedLink: textIn(fields.mailedLink),
    emailBy: textIn(fields.emailBy) || null,
    guardianLink: textIn(fields.guardianLink),
    guardianLinks: countIn(fields.guardianLinks),
    linkMaker: orNull(LinkMaker, fields.linkMaker),
    guardianLinkMaker: orNull(LinkMaker, fields.guardianLinkMaker),
    teamLink: textIn(fields.teamLink),
    teamLinks: countIn(fields.teamLinks),
    absence: orNull(Absence, fields.absence),
    replaces: textIn(fields.replaces) || null,
    invitation: textIn(fields.invitation) || null,
  };
}

/** True if a registration reserves its players' IDs. Only rejected ones don't. */
export function holdsIds(registration: Pick<Registration, 'status'> | null): boolean {
  return registration !== null && registration.status !== 'rejected';
}

/** True if a registration holds a seat: all except rejected ones, and waiting ones without an offer. */
export function holdsSeat(registration: Pick<Registration, 'status' | 'offeredUntil'> | null): boolean {
  return registration !== null && holdsIds(registration) && !isInLine(registration);
}

/** True if a registration came by an invitation, and holds a seat. */
export function holdsInvitedSeat(registration: StoredRegistration | null): boolean {
  return holdsSeat(registration) && registration?.invitation !== null;
}

/** A player's view of a registration and of the waiting list. */
export function toReceipt(
  { tournamentId, freeFireId, status, consent }: StoredRegistration,
  waiting: Waiting | null,
): RegistrationReceipt {
  const { data: isConsented } = z.literal(true).safeParse(consent?.carried);
  return {
    tournamentId,
    freeFireId,
    status,
    ...(waiting === null ? {} : { waiting }),
    ...(isConsented ? { isConsented } : {}),
  };
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
    playersChange: stored.playersChange,
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
    preconfirmed: stored.preconfirmed,
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

/** Names the organiser who made the link that a player or guardian acted by. A guardian's may derive from the player's. */
export function withLinkMaker(audit: AuditEntry, registration: StoredRegistration | null): AuditEntry {
  if (audit.linkMadeBy !== undefined) return audit;
  const { linkMaker = null, guardianLinkMaker = null } = registration ?? {};
  const makers: Partial<Record<string, LinkMaker | null>> = {
    [PLAYER]: linkMaker,
    [GUARDIAN]: guardianLinkMaker ?? (registration?.guardianAsked === 'player' ? linkMaker : null),
  };
  const maker = makers[audit.actor] ?? null;
  return maker === null ? audit : { ...audit, linkMadeBy: maker.uid };
}
