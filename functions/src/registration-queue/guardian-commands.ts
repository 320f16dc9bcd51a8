import {
  type Consent,
  consentStateOf,
  isFull,
  isNoOnId,
  isOver,
  myRights,
  takenIds,
  type VisibleTournament,
} from '@arena/domain';
import { entryOf } from '../audit/entry.ts';
import type { Actor } from '../context.ts';
import { type StoredRegistration, UNDECIDED } from '../registrations/registration-document.ts';
import { type Command, type Decision, type DecisionContext, idsOf, type Refusal } from './decide.ts';

type Facts = Pick<DecisionContext, 'isTaken'> & { tournament: VisibleTournament | null; now: Date };

/** A registration whose guardian says no: its place is free, until its tournament is over. */
function refused(registration: StoredRegistration, { tournament, now }: Facts): Decision {
  // Keep the first reason of a rejection.
  if (registration.status === 'rejected') return { next: registration };
  if (!myRights(registration.status, tournament, now).leave) return { refused: 'place_closed' };
  const decidedAt = now.toISOString();
  const next = {
    ...registration,
    ...UNDECIDED,
    renamed: null,
    decidedAt,
    status: 'rejected',
    out: 'no_consent',
  } as const;
  return { next };
}

/** Applies a yes; after a no the registration takes a seat again, where there is one and no other team plays with its ID. */
function consented(registration: StoredRegistration, { tournament, isTaken, now }: Facts): Decision {
  if (registration.status !== 'rejected') return { next: registration };
  if (registration.out !== 'no_consent' || tournament === null || isOver(tournament, now)) {
    return { refused: 'place_closed' };
  }
  if (Object.keys(takenIds(registration, isTaken)).length > 0) return { next: { ...registration, out: 'left' } };
  if (isFull(tournament)) return { refused: 'tournament_full' };
  return { next: { ...registration, ...UNDECIDED, status: 'pending' } };
}

/** Checks if this answer is stored already; a refusal that came from an earlier registration doesn't count. */
export function isSaid({ consent, status }: Pick<StoredRegistration, 'consent' | 'status'>, given: boolean): boolean {
  return given ? consent?.given === true : isNoOnId(consent) && status === 'rejected';
}

/**
 * Decides on what a guardian answers, by their link or through an organiser. The same answer again changes nothing, so
 * that a repeated call answers the same.
 */
function answered(registration: StoredRegistration, consent: Consent, actor: Actor, facts: Facts): Decision {
  if (isSaid(registration, consent.given)) return { next: registration };
  const decision = consent.given ? consented(registration, facts) : refused(registration, facts);
  if ('refused' in decision || decision.next === null) return decision;
  const next = { ...decision.next, consent };
  const refusal = consent.given ? null : { consent, registrationId: registration.id };
  const audit = entryOf('registration.consent', registration.id, actor, {
    before: { consent: consentStateOf(registration), status: registration.status },
    after: { consent: consentStateOf(next), way: consent.way, status: next.status },
  });
  return { next, audit, refusals: { [registration.freeFireId]: refusal } };
}

/**
 * Decides on an answer by the guardian's link. After a refusal a yes counts only by a link that the team sent: the
 * player may hold the other one.
 */
export function guardianAnswer(link: string, given: boolean, actor: Actor): Command {
  return (tournament, registration, { isTaken, refusalOn }) => {
    if (registration?.guardianLink !== link) return { refused: 'link_not_found' };
    const isRefused = isNoOnId(registration.consent) || refusalOn(registration.freeFireId) !== null;
    if (given && isRefused && registration.guardianAsked !== 'team') {
      return { refused: 'team_link_required' };
    }
    const way = registration.guardianAsked === 'team' ? 'team_link' : 'player_link';
    const consent = { given, at: actor.now.toISOString(), way } as const;
    return answered(registration, consent, actor, { tournament, isTaken, now: actor.now });
  };
}

/**
 * The same as an organiser was told it.
 * @param seen what they saw that the guardian had answered: an answer that came meanwhile isn't overwritten unseen.
 */
export function notedAnswer(
  { given, way, from }: Pick<Consent, 'given' | 'way'> & { from: string },
  actor: Actor,
): Command {
  return (tournament, registration, { isTaken }) => {
    if (registration === null || (registration.guardian ?? registration.consent) === null) {
      return { refused: 'not_found' };
    }
    const isDone = isSaid(registration, given);
    if (!isDone && consentStateOf(registration) !== from) return { refused: 'decision_conflict' };
    const consent = { given, at: actor.now.toISOString(), way };
    return answered(registration, consent, actor, { tournament, isTaken, now: actor.now });
  };
}

/**
 * Carries a guardian's refusal over to another registration of the same player ID, whatever guardian it names. An
 * approved one is pending again.
 */
export function carryRefusal(registration: StoredRegistration, refusal: Refusal | null): StoredRegistration {
  if (refusal === null) return registration;
  const undecided = registration.status === 'approved' ? ({ ...UNDECIDED, status: 'pending' } as const) : {};
  return { ...registration, ...undecided, consent: refusal.consent };
}

/** Finds a refusal that an organiser may override: a guardian who is named in the registration answers again instead. */
export function overridableRefusal(
  { freeFireId, guardian }: Pick<StoredRegistration, 'freeFireId' | 'guardian'>,
  playerId: string,
  refusal: Refusal | null,
): Refusal | null {
  return freeFireId === playerId && guardian !== null ? null : refusal;
}

/**
 * Overrides a guardian's refusal on the ID of a player of this registration: on an organiser's word it counts no more
 * in the tournament. One that is gone is overridden.
 * @param at when the refusal was said that was seen.
 */
export function overridingRefusal({ freeFireId, at }: { freeFireId: string; at: string }, actor: Actor): Command {
  return (_tournament, registration, { refusalOn }) => {
    if (registration === null) return { refused: 'not_found' };
    if (!idsOf(registration).includes(freeFireId)) return { refused: 'edit_conflict' };
    const refusal = overridableRefusal(registration, freeFireId, refusalOn(freeFireId));
    if (refusal === null) return { next: registration };
    if (Date.parse(refusal.consent.at) !== Date.parse(at)) return { refused: 'decision_conflict' };
    const change = { before: { consent: 'refused' }, after: { consent: null } };
    const audit = entryOf('registration.override', registration.id, actor, change);
    const next = registration.freeFireId === freeFireId ? { ...registration, consent: null } : registration;
    return { next, audit, refusals: { [freeFireId]: null } };
  };
}

/** Marks the answer of a guardian whose refusal was overridden, so that they see it and can refuse again. */
export const markOverridden: Command = (_tournament, registration, { refusalOn }) => {
  const consent = registration?.consent;
  if (!registration || !isNoOnId(consent) || refusalOn(registration.freeFireId) !== null) return { next: registration };
  return { next: { ...registration, consent: { ...consent, overridden: true } } };
};
