import {
  hasRoom,
  isInLine,
  isOffered,
  isOfferOver,
  lacksConsent,
  offerUntil,
  takenIds,
  type VisibleTournament,
} from '@arena/domain';
import { entryOf, SYSTEM } from '../audit/entry.ts';
import type { Actor } from '../context.ts';
import { type Absence, outOfLine, type StoredRegistration } from '../registrations/registration-document.ts';
import { expiry, outOf, recorded, teamHasRefusal } from './commands.ts';
import { type Command, type DecisionContext, playerAt } from './decide.ts';

/**
 * Decides on the offer of a free place to one who waits, which holds the place from then on. An offer that is made
 * already stays as it is, so that a repeated call answers the same.
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
    const audit = entryOf('registration.offer', registration.id, actor, change);
    return { next: { ...registration, offeredUntil: until }, audit };
  };
}

/**
 * Decides the server's own offer to the registration with number `line`. One that can't be offered a place any more, or
 * has moved to the end since, is unchanged.
 */
export function automaticOffer(line: number | null, now: Date): Command {
  const decide = offer({ uid: SYSTEM, now });
  return (tournament, registration, around) => {
    if (registration?.line !== line) return { next: registration };
    const decision = decide(tournament, registration, around);
    return 'refused' in decision ? { next: registration } : decision;
  };
}

/** True if a registration lacks no consent to play. */
function mayPlay(
  tournament: VisibleTournament | null,
  registration: StoredRegistration,
  { refusalOn }: Pick<DecisionContext, 'refusalOn'>,
): boolean {
  const isRefused = refusalOn(registration.freeFireId) !== null || teamHasRefusal(registration, refusalOn);
  return !isRefused && !lacksConsent(tournament, registration);
}

/** Fields of a player who takes a seat, or comes back to it, which confirms it. */
function playing(tournament: VisibleTournament | null, now: Date) {
  const at = now.toISOString();
  const confirmed = { enrolmentConfirmedAt: at, matchConfirmedAt: at, matchConfirmedFor: tournament?.date ?? null };
  return { status: 'approved', decidedAt: at, ...confirmed } as const;
}

/**
 * Decides on a player's taking of the place that is offered to them: it waits for approval like any other, or plays at
 * once where it replaces an absent one. Who has taken it already has.
 */
export function taking(link: string, now: Date): Command {
  return (tournament, registration, context) => {
    if (registration?.link !== link) return { refused: 'link_not_found' };
    if (registration.status === 'pending' || registration.status === 'approved') return { next: registration };
    if (!isOffered(registration, now)) return { refused: 'offer_closed' };
    const isSubstitute = registration.replaces !== null;
    if (isSubstitute && !mayPlay(tournament, registration, context)) return { refused: 'consent_missing' };
    const taken = isSubstitute ? playing(tournament, now) : ({ status: 'pending' } as const);
    const next = { ...registration, ...outOfLine, ...taken };
    const change = { before: recorded(registration), after: recorded(next) };
    return { next, audit: entryOf('registration.take', registration.id, playerAt(now), change) };
  };
}

/** Decides on an offer whose time is over: the place is the next one's. Anybody else stays as they are. */
export function offerExpiry(now: Date): Command {
  return (_tournament, registration) => {
    if (registration === null || !isOfferOver(registration, now)) return { next: registration };
    return outOf(registration, 'unanswered', 'registration.expire', { uid: SYSTEM, now });
  };
}

/** True if a seat that became free is this one's to be offered. */
function maySubstitute(
  tournament: VisibleTournament | null,
  registration: StoredRegistration | null,
  context: DecisionContext,
): registration is StoredRegistration {
  return registration !== null && isInLine(registration) && mayPlay(tournament, registration, context);
}

/** True if a registration has, or is offered, the seat of an absent one. */
export function isSubstituteOf(registration: StoredRegistration | null, { id }: StoredRegistration): boolean {
  return registration?.replaces === id && registration.status !== 'rejected';
}

/** Picks the first candidate for a seat that becomes free; null: there is no candidate or no seat. */
function substituteFor(
  tournament: VisibleTournament | null,
  candidateIds: readonly string[],
  context: DecisionContext,
): string | null {
  if (tournament === null || !hasRoom(tournament)) return null;
  return candidateIds.find((id) => maySubstitute(tournament, context.otherRegistration(id), context)) ?? null;
}

/** A place in a match's lobby that becomes free, and those who may have it, the first in line first. */
interface LobbyPlace {
  matchId: string;
  candidateIds: readonly string[];
}

/** The absence of one who loses a place in a lobby: it is for the first candidate who may have it. */
function absenceFrom(
  { matchId, candidateIds }: LobbyPlace,
  tournament: VisibleTournament | null,
  context: DecisionContext,
): Absence {
  const freed = tournament && { ...tournament, currentPlayers: tournament.currentPlayers - 1 };
  return { matchId, substituteId: substituteFor(freed, candidateIds, context) };
}

/** True if a registration has lost its place in a lobby, which its substitute gets. */
const isAbsent = ({ out, absence }: StoredRegistration): boolean =>
  absence !== null && (out === 'no_show' || out === 'unconfirmed');

/**
 * Decides on an absence from a match's lobby: the seat is free. How it was decided and confirmed stays for a player who
 * comes after all. The same again changes nothing.
 */
export function absence(place: LobbyPlace, actor: Actor): Command {
  return (tournament, registration, context) => {
    if (registration === null) return { refused: 'not_found' };
    if (isAbsent(registration)) return { next: registration };
    if (registration.status !== 'approved') return { refused: 'decision_conflict' };
    const lost = absenceFrom(place, tournament, context);
    const next = { ...registration, status: 'rejected', out: 'no_show', absence: lost } as const;
    const change = { before: recorded(registration), after: recorded(next) };
    return { next, audit: entryOf('registration.absence', registration.id, actor, change) };
  };
}

/** Decides on a missed confirmation of a player who has a place in a lobby: the next in line gets that very place. */
export function lobbyExpiry(place: LobbyPlace, now: Date): Command {
  const expire = expiry(now);
  return (tournament, registration, context) => {
    const decision = expire(tournament, registration, context);
    if ('refused' in decision || decision.next === null || decision.next === registration) return decision;
    return { ...decision, next: { ...decision.next, absence: absenceFrom(place, tournament, context) } };
  };
}

/** Decides to offer an absent one's seat to the next in line; nothing while another one has it. */
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

/** Decides on the other half of an offer: the chosen candidate has minutes to take the seat of an absent one. */
export function substituteOffer(absentId: string, until: string, actor: Actor): Command {
  return (tournament, registration, context) => {
    const absent = context.otherRegistration(absentId);
    const isMeant = registration !== null && absent?.absence?.substituteId === registration.id;
    if (!isMeant || !maySubstitute(tournament, registration, context)) return { next: registration };
    const change = { before: { line: registration.line }, after: { offeredUntil: until } };
    const audit = entryOf('registration.offer', registration.id, actor, change);
    return { next: { ...registration, offeredUntil: until, replaces: absentId }, audit };
  };
}

/**
 * Decides on a player who comes after all, while the seat isn't taken. @param substituteId the registration that
 * it was offered to, as the caller read it.
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
    if (!isOffered && tournament !== null && !hasRoom(tournament)) return { refused: 'tournament_full' };
    const fields = takenIds(registration, context.isTaken);
    if (Object.keys(fields).length > 0) return { refused: 'already_registered', fields };
    const isLate = registration.out === 'unconfirmed';
    const back = isLate ? playing(tournament, actor.now) : ({ status: 'approved' } as const);
    const next = { ...registration, ...back, out: null, absence: null };
    const change = { before: recorded(registration), after: recorded(next) };
    return { next, audit: entryOf('registration.presence', registration.id, actor, change) };
  };
}

/** Decides on the other half of a return: the seat isn't offered any more, and the number in line stays. */
export function offerWithdrawal(absentId: string, actor: Actor): Command {
  return (_tournament, registration) => {
    if (registration?.status !== 'waiting' || registration.replaces !== absentId) return { next: registration };
    const change = { before: { offeredUntil: registration.offeredUntil }, after: { offeredUntil: null } };
    const audit = entryOf('registration.offer', registration.id, actor, change);
    return { next: { ...registration, offeredUntil: null, replaces: null }, audit };
  };
}
