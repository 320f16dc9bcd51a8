import { isDeepStrictEqual } from 'node:util';
import {
  type Consent,
  consentStateOf,
  isFullFor,
  isOver,
  isRefusalInForce,
  myRights,
  takenIds,
  type VisibleTournament,
} from '@arena/domain';
import { auditEntryOf } from '../../audit/audit-entry.ts';
import type { Actor } from '../../platform/context.ts';
import type { Command, Decision, DecisionContext, Refusal } from '../decision.ts';
import { type StoredRegistration, UNDECIDED, withLinkMaker } from '../registration-document.ts';
import { heldIds } from '../round.ts';
import { approvalProblem, UNAPPROVED } from './approval.ts';

type Facts = Pick<DecisionContext, 'isTaken'> & { tournament: VisibleTournament | null; now: Date };

/** Rejects a registration after a guardian's refusal, which frees its seat. Not possible after the tournament. */
function refused(registration: StoredRegistration, { tournament, now }: Facts): Decision {
  // Keep the first reason for a rejection.
  if (registration.status === 'rejected') return { next: registration };
  if (!myRights(registration.status, tournament, now).leave) return { refused: 'place_closed' };
  const decidedAt = now.toISOString();
  const next = {
    ...registration,
    ...UNDECIDED,
    decidedAt,
    status: 'rejected',
    out: 'no_consent',
  } as const;
  return { next };
}

/** Applies a consent. After a refusal the registration returns to `pending` if a seat and its player IDs are free. */
function consented(registration: StoredRegistration, { tournament, isTaken, now }: Facts): Decision {
  if (registration.status !== 'rejected') return { next: registration };
  if (registration.out !== 'no_consent' || tournament === null || isOver(tournament, now)) {
    return { refused: 'place_closed' };
  }
  if (Object.keys(takenIds(registration, isTaken)).length > 0) return { next: { ...registration, out: 'left' } };
  if (isFullFor(tournament, registration.invitation !== null)) return { refused: 'tournament_full' };
  return { next: { ...registration, ...UNDECIDED, status: 'pending' } };
}

/** Checks if this answer is already stored. A refusal carried over from an earlier registration doesn't count. */
export function isAnswerStored(
  { consent, status }: Pick<StoredRegistration, 'consent' | 'status'>,
  given: boolean,
): boolean {
  return given ? consent?.given === true : isRefusalInForce(consent) && status === 'rejected';
}

/** Applies a guardian's answer, given by link or through an organiser. Repeating the call has no effect. */
function answered(registration: StoredRegistration, consent: Consent, actor: Actor, facts: Facts): Decision {
  if (isAnswerStored(registration, consent.given)) return { next: registration };
  const decision = consent.given ? consented(registration, facts) : refused(registration, facts);
  if ('refused' in decision || decision.next === null) return decision;
  const next = { ...decision.next, consent };
  const refusal = consent.given ? null : { consent, registrationId: registration.id };
  const audit = auditEntryOf('registration.consent', registration.id, actor, {
    before: { consent: consentStateOf(registration), status: registration.status },
    after: { consent: consentStateOf(next), way: consent.way, status: next.status },
  });
  return { next, audit, refusals: { [registration.freeFireId]: refusal } };
}

const wayOf = ({ guardianAsked }: Pick<StoredRegistration, 'guardianAsked'>) =>
  guardianAsked === 'team' ? 'team_link' : 'player_link';

/**
 * Applies an answer given by the guardian's link. Revoking a refusal requires a link sent by the team, because the
 * player may hold the other kind of link.
 */
export function guardianAnswer(link: string, given: boolean, actor: Actor): Command {
  return (tournament, registration, { isTaken, refusalOn }) => {
    if (registration?.guardianLink !== link) return { refused: 'link_not_found' };
    const isRefused = isRefusalInForce(registration.consent) || refusalOn(registration.freeFireId) !== null;
    if (given && isRefused && registration.guardianAsked !== 'team') {
      return { refused: 'team_link_required' };
    }
    const consent = { given, at: actor.now.toISOString(), way: wayOf(registration) } as const;
    return answered(registration, consent, actor, { tournament, isTaken, now: actor.now });
  };
}

/**
 * Applies a guardian's no to another registration that their yes covers.
 * @param asked the registration of the guardian's link
 * @param covered the other registration as it was found. Refused if its player or guardian changed since.
 */
export function coveredRefusal(asked: StoredRegistration, covered: StoredRegistration, actor: Actor): Command {
  return (tournament, registration, { isTaken }) => {
    const isSame =
      registration?.freeFireId === covered.freeFireId && isDeepStrictEqual(registration.guardian, covered.guardian);
    if (!isSame) return { refused: 'not_found' };
    const consent = { given: false, at: actor.now.toISOString(), way: wayOf(asked) } as const;
    const decision = answered(registration, consent, actor, { tournament, isTaken, now: actor.now });
    if ('refused' in decision || decision.audit === undefined) return decision;
    return { ...decision, audit: withLinkMaker(decision.audit, asked) };
  };
}

/**
 * Applies an answer that a guardian gave to an organiser.
 * @param answer `from` is the consent state the organiser saw. If it changed since, the call is refused.
 */
export function notedAnswer(
  { given, way, from }: Pick<Consent, 'given' | 'way'> & { from: string },
  actor: Actor,
): Command {
  return (tournament, registration, { isTaken }) => {
    if (registration === null || (registration.guardian ?? registration.consent) === null) {
      return { refused: 'not_found' };
    }
    const isDone = isAnswerStored(registration, given);
    if (!isDone && consentStateOf(registration) !== from) return { refused: 'decision_conflict' };
    const consent = { given, at: actor.now.toISOString(), way };
    return answered(registration, consent, actor, { tournament, isTaken, now: actor.now });
  };
}

/** Copies a guardian's refusal to another registration with the same player ID, whichever guardian it names. */
export function carryRefusal(registration: StoredRegistration, refusal: Refusal | null): StoredRegistration {
  return refusal === null ? registration : { ...registration, consent: refusal.consent };
}

/** Finds a refusal that an organiser may override. A guardian named in the registration has to answer again instead. */
export function overridableRefusal(
  { freeFireId, guardian }: Pick<StoredRegistration, 'freeFireId' | 'guardian'>,
  playerId: string,
  refusal: Refusal | null,
): Refusal | null {
  return freeFireId === playerId && guardian !== null ? null : refusal;
}

/**
 * Overrides a guardian's refusal for a player of this registration, for the whole tournament. Repeating the call has no
 * effect.
 * @param refusal `at` is the time of the refusal that the organiser saw.
 */
export function overridingRefusal({ freeFireId, at }: { freeFireId: string; at: string }, actor: Actor): Command {
  return (_tournament, registration, { refusalOn }) => {
    if (registration === null) return { refused: 'not_found' };
    if (!heldIds(registration).includes(freeFireId)) return { refused: 'edit_conflict' };
    const refusal = overridableRefusal(registration, freeFireId, refusalOn(freeFireId));
    if (refusal === null) return { next: registration };
    if (Date.parse(refusal.consent.at) !== Date.parse(at)) return { refused: 'decision_conflict' };
    const change = { before: { consent: 'refused' }, after: { consent: null } };
    const audit = auditEntryOf('registration.override', registration.id, actor, change);
    const next = registration.freeFireId === freeFireId ? { ...registration, consent: null } : registration;
    return { next, audit, refusals: { [freeFireId]: null } };
  };
}

/** Marks an overridden refusal, so that the guardian sees it and can refuse again. */
export const markOverridden: Command = (_tournament, registration, { refusalOn }) => {
  const consent = registration?.consent;
  if (!registration || !isRefusalInForce(consent) || refusalOn(registration.freeFireId) !== null)
    return { next: registration };
  return { next: { ...registration, consent: { ...consent, overridden: true } } };
};

/** Sets an approval back to pending if a guardian has refused a player of the registration since. */
export const approvalReview: Command = (tournament, registration, context) => {
  if (registration?.status !== 'approved' || approvalProblem(tournament, registration, context) === null) {
    return { next: registration };
  }
  const next = { ...carryRefusal(registration, context.refusalOn(registration.freeFireId)), ...UNAPPROVED };
  return { next };
};
