import { hasRoom, isInLine, isOffered, isOfferOver, offerUntil, takenIds, type VisibleTournament } from '@arena/domain';
import { auditEntryOf, SYSTEM } from '../../audit/audit-entry.ts';
import type { Actor } from '../../platform/context.ts';
import type { Command, DecisionContext } from '../decision.ts';
import { type Absence, outOfLine, type StoredRegistration } from '../registration-document.ts';
import { playerAt } from '../round.ts';
import { mayPlay } from './approval.ts';
import { registrationAuditFields, seatRelease } from './commands.ts';

/**
 * Offers a free seat to a waiting registration and holds the seat until the offer expires. Repeating the call has no
 * effect.
 */
export function offer(actor: Actor): Command {
  return (tournament, registration) => {
    if (registration === null) return { refused: 'not_found' };
    if (registration.status !== 'waiting') return { refused: 'decision_conflict' };
    if (isOffered(registration, actor.now)) return { next: registration };
    const until = tournament && offerUntil(tournament, actor.now);
    if (tournament === null || until === null || !isInLine(registration)) return { refused: 'offer_closed' };
    if (!hasRoom(tournament)) return { refused: 'tournament_full' };
    const change = { before: { line: registration.line }, after: { offeredUntil: until } };
    const audit = auditEntryOf('registration.offer', registration.id, actor, change);
    return { next: { ...registration, offeredUntil: until }, audit };
  };
}

/**
 * Offers a seat automatically to the registration with number `line`. A registration that isn't eligible any more, or
 * moved to the end of the line, stays unchanged.
 */
export function automaticOffer(line: number | null, now: Date): Command {
  const decide = offer({ uid: SYSTEM, now });
  return (tournament, registration, context) => {
    if (registration?.line !== line) return { next: registration };
    const decision = decide(tournament, registration, context);
    return 'refused' in decision ? { next: registration } : decision;
  };
}

/** Fields of a substitute who takes a seat, which confirms it. */
function playing(tournament: VisibleTournament | null, now: Date) {
  const at = now.toISOString();
  const confirmed = { enrolmentConfirmedAt: at, matchConfirmedAt: at, matchConfirmedFor: tournament?.date ?? null };
  return { status: 'approved', decidedAt: at, ...confirmed } as const;
}

/**
 * Accepts a seat offer. The registration then awaits approval, or plays at once if it replaces an absent player.
 * Repeating the call has no effect.
 */
export function offerAcceptance(link: string, now: Date): Command {
  return (tournament, registration, context) => {
    if (registration?.link !== link) return { refused: 'link_not_found' };
    if (registration.status === 'pending' || registration.status === 'approved') return { next: registration };
    if (!isOffered(registration, now)) return { refused: 'offer_closed' };
    const isSubstitute = registration.replaces !== null;
    if (isSubstitute && !mayPlay(tournament, registration, context)) return { refused: 'consent_missing' };
    const taken = isSubstitute ? playing(tournament, now) : ({ status: 'pending' } as const);
    const next = { ...registration, ...outOfLine, ...taken };
    const change = { before: registrationAuditFields(registration), after: registrationAuditFields(next) };
    return { next, audit: auditEntryOf('registration.take', registration.id, playerAt(now), change) };
  };
}

/** Ends an expired offer, which frees the seat for the next in line. Other registrations stay unchanged. */
export function offerExpiry(now: Date): Command {
  return (_tournament, registration) => {
    if (registration === null || !isOfferOver(registration, now)) return { next: registration };
    return seatRelease(registration, 'unanswered', 'registration.expire', { uid: SYSTEM, now });
  };
}

/** True if a registration may be offered a vacated seat. */
function maySubstitute(
  tournament: VisibleTournament | null,
  registration: StoredRegistration | null,
  context: DecisionContext,
): registration is StoredRegistration {
  return registration !== null && isInLine(registration) && mayPlay(tournament, registration, context);
}

/** True if `registration` was offered, or has taken, the seat of the absent registration. */
export function isSubstituteOf(registration: StoredRegistration | null, { id }: StoredRegistration): boolean {
  return registration?.replaces === id && registration.status !== 'rejected';
}

/** Picks the first eligible candidate for a vacated seat. Null if there is no candidate or no seat. */
function substituteFor(
  tournament: VisibleTournament | null,
  candidateIds: readonly string[],
  context: DecisionContext,
): string | null {
  if (tournament === null || !hasRoom(tournament)) return null;
  return candidateIds.find((id) => maySubstitute(tournament, context.otherRegistration(id), context)) ?? null;
}

/** A vacated seat in a match's lobby, and the candidates for it in the order of the waiting list. */
interface LobbyPlace {
  matchId: string;
  candidateIds: readonly string[];
}

/** Returns the absence record of a vacated lobby seat, with its substitute. */
function absenceFrom(
  { matchId, candidateIds }: LobbyPlace,
  tournament: VisibleTournament | null,
  context: DecisionContext,
): Absence {
  const freed = tournament && { ...tournament, currentPlayers: tournament.currentPlayers - 1 };
  return { matchId, substituteId: substituteFor(freed, candidateIds, context) };
}

/** True if a registration lost its seat in a lobby. A substitute may have it. */
const isAbsent = ({ out, absence }: StoredRegistration): boolean => absence !== null && out === 'no_show';

/**
 * Marks an approved player as absent from a match's lobby, which frees the seat. The decision and confirmation fields
 * stay, in case the player arrives late. Repeating the call has no effect.
 */
export function absence(place: LobbyPlace, actor: Actor): Command {
  return (tournament, registration, context) => {
    if (registration === null) return { refused: 'not_found' };
    if (isAbsent(registration)) return { next: registration };
    if (registration.status !== 'approved') return { refused: 'decision_conflict' };
    const lost = absenceFrom(place, tournament, context);
    const next = { ...registration, status: 'rejected', out: 'no_show', absence: lost } as const;
    const change = { before: registrationAuditFields(registration), after: registrationAuditFields(next) };
    return { next, audit: auditEntryOf('registration.absence', registration.id, actor, change) };
  };
}

/** Chooses a substitute for an absent player's seat, unless a substitute already has it. */
export function absentSeatOffer(candidateIds: readonly string[]): Command {
  return (tournament, registration, context) => {
    if (registration === null || registration.absence === null || !isAbsent(registration))
      return { next: registration };
    const { absence: before } = registration;
    if (isSubstituteOf(context.otherRegistration(before.substituteId), registration)) return { next: registration };
    const substituteId = substituteFor(tournament, candidateIds, context);
    return { next: substituteId === null ? registration : { ...registration, absence: { ...before, substituteId } } };
  };
}

/** Offers an absent player's seat to the chosen substitute. @param until expiry of the offer, ISO 8601. */
export function substituteOffer(absentId: string, until: string, actor: Actor): Command {
  return (tournament, registration, context) => {
    const absent = context.otherRegistration(absentId);
    const isMeant = registration !== null && absent?.absence?.substituteId === registration.id;
    if (!isMeant || !maySubstitute(tournament, registration, context)) return { next: registration };
    const change = { before: { line: registration.line }, after: { offeredUntil: until } };
    const audit = auditEntryOf('registration.offer', registration.id, actor, change);
    return { next: { ...registration, offeredUntil: until, replaces: absentId }, audit };
  };
}

/**
 * Returns a late player to the seat if no substitute took it.
 * @param substituteId the substitute that the caller read.
 */
export function presence(substituteId: string | null, actor: Actor): Command {
  return (tournament, registration, context) => {
    if (registration === null) return { refused: 'not_found' };
    if (registration.status === 'approved') return { next: registration };
    if (registration.absence === null || !isAbsent(registration)) return { refused: 'decision_conflict' };
    if (registration.absence.substituteId !== substituteId) return { refused: 'edit_conflict' };
    const substitute = context.otherRegistration(substituteId);
    const isOffered = isSubstituteOf(substitute, registration) && substitute?.status === 'waiting';
    if (isSubstituteOf(substitute, registration) && !isOffered) return { refused: 'seat_taken' };
    const isInvited = registration.invitation !== null;
    if (!isOffered && tournament !== null && !hasRoom(tournament, isInvited)) return { refused: 'tournament_full' };
    const fields = takenIds(registration, context.isTaken);
    if (Object.keys(fields).length > 0) return { refused: 'already_registered', fields };
    const next = { ...registration, status: 'approved', out: null, absence: null } as const;
    const change = { before: registrationAuditFields(registration), after: registrationAuditFields(next) };
    return { next, audit: auditEntryOf('registration.presence', registration.id, actor, change) };
  };
}

/** Withdraws the offer to a substitute when the absent player returns. The number in line stays. */
export function offerWithdrawal(absentId: string, actor: Actor): Command {
  return (_tournament, registration) => {
    if (registration?.status !== 'waiting' || registration.replaces !== absentId) return { next: registration };
    const change = { before: { offeredUntil: registration.offeredUntil }, after: { offeredUntil: null } };
    const audit = auditEntryOf('registration.offer', registration.id, actor, change);
    return { next: { ...registration, offeredUntil: null, replaces: null }, audit };
  };
}
