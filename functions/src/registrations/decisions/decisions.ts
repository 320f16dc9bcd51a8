import {
  type AuditAction,
  hasRoom,
  isNoOnId,
  isOver,
  lacksConsent,
  type RegistrationDecision,
  takenIds,
  type VisibleTournament,
} from '@arena/domain';
import { entryOf } from '../../audit/entry.ts';
import type { Actor } from '../../auth/actor.ts';
import { holdsIds, holdsPlace, type StoredRegistration } from '../record.ts';
import type { Around, Decide, Departure, GuardianNo, Verdict } from './decide.ts';

/** What one has who doesn't wait. */
export const outOfLine = { line: null, offeredUntil: null } as const;

/** What one has that nobody has decided on. */
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

/** Why and when by whom a status was set; one that is pending again is undecided. */
function decided({ status, reason = null }: RegistrationDecision, { uid, now }: Actor) {
  // Whoever decides has looked at the names, too.
  const renamed = null;
  if (status === 'pending') return { ...UNDECIDED, renamed, status };
  return { ...UNDECIDED, renamed, status, decidedAt: now.toISOString(), decidedBy: uid, reason };
}

/** What is recorded of a registration: not its reason, which is free text about a person. */
function recorded({ status }: StoredRegistration) {
  return { status };
}

/** A registration whose place is free though no organiser rejected it: `out` says how it came about. */
export function outOf(
  registration: StoredRegistration,
  out: StoredRegistration['out'],
  action: AuditAction,
  actor: Actor,
): Verdict {
  const decided = { decidedAt: actor.now.toISOString(), decidedBy: null, reason: null } as const;
  // Nobody sees the names any more of whoever is out.
  const next = { ...registration, ...decided, renamed: null, status: 'rejected', out, ...outOfLine } as const;
  const change = { before: recorded(registration), after: recorded(next) };
  return { next, audit: entryOf(action, registration.id, actor, change) };
}

/** As what one goes on being counted that is gone; who waited only arrived. */
const lasting = ({ status }: StoredRegistration) => (status === 'waiting' ? null : status);

/** Whether somebody plays for a team whose guardian said no. */
export function teamHasGuardianNo({ team }: StoredRegistration, hasGuardianNo: Around['hasGuardianNo']): boolean {
  return team?.players.some(({ freeFireId }) => hasGuardianNo(freeFireId)) === true;
}

/**
 * Decides on the status an admin gives a registration. The status it has already changes nothing, so a repeated
 * call answers the same; one that another admin has decided otherwise since this one saw it stays as that one left
 * it; one that was rejected, or waits, takes a place, where there is one and none of its players has another meanwhile:
 * who waits in line for it is the organisers' to weigh.
 */
export function statusChange(decision: RegistrationDecision, actor: Actor): Decide {
  return (tournament, registration, { isTaken, hasGuardianNo }) => {
    if (registration === null) return { refused: 'not_found' };
    if (registration.status === decision.status) return { next: registration };
    if (registration.status !== (decision.from ?? registration.status)) return { refused: 'decided_meanwhile' };
    if (decision.status === 'approved') {
      if (lacksConsent(tournament, registration)) return { refused: 'consent_missing' };
      if (teamHasGuardianNo(registration, hasGuardianNo)) return { refused: 'teammate_refused' };
    }
    const next = { ...registration, ...decided(decision, actor) };
    if (holdsPlace(next) && !holdsPlace(registration)) {
      if (tournament === null) return { refused: 'tournament_not_found' };
      const fields = holdsIds(registration) ? {} : takenIds(registration, isTaken);
      if (Object.keys(fields).length > 0) return { refused: 'already_registered', fields };
      if (!hasRoom(tournament)) return { refused: 'tournament_full' };
    }
    const change = { before: recorded(registration), after: recorded(next) };
    return { next, audit: entryOf('registration.status', registration.id, actor, change) };
  };
}

/**
 * What stays counted of a registration that is removed. As long as its tournament isn't over that cancels it, so its
 * place is free and all that stays is that it arrived; afterwards it was part of what there was.
 */
export function departureOf(
  registration: StoredRegistration,
  tournament: VisibleTournament | null,
  now: Date,
): Departure {
  const status = tournament !== null && isOver(tournament, now) ? lasting(registration) : null;
  return { createdAt: registration.createdAt, status };
}

/** What stays of guardians' noes where their registrations go, or are another player's. */
export function guardianNosKept(...registrations: readonly StoredRegistration[]): {
  guardianNos?: readonly GuardianNo[];
} {
  const guardianNos = registrations.flatMap(({ id, consent }) => (isNoOnId(consent) ? [{ id, consent }] : []));
  return guardianNos.length === 0 ? {} : { guardianNos };
}

/**
 * What one removal leaves: what stays counted and, until its tournament is over, the guardian's no, since somebody
 * could still register under this ID.
 */
export function remainsOf(...[registration, tournament, now]: Parameters<typeof departureOf>) {
  const departure = departureOf(registration, tournament, now);
  return { departure, ...(departure.status === null ? guardianNosKept(registration) : {}) };
}

/**
 * Decides on the removal of a registration. Where an earlier attempt of this same call found it, its absence is
 * that attempt's doing, its reply having been lost.
 */
export function removal(actor: Actor): Decide {
  let found = false;
  return (tournament, registration) => {
    if (registration === null) return found ? { next: null } : { refused: 'not_found' };
    found = true;
    const change = { before: recorded(registration), after: null };
    const audit = entryOf('registration.delete', registration.id, actor, change);
    return { next: null, ...remainsOf(registration, tournament, actor.now), audit };
  };
}

/** Nothing is left to do: a run before, or one beside, has done it. */
const GONE = { next: null } as const;

/** The removal of a registration together with its tournament, which is what leaves the record. */
export function removalWithTournament(now: Date): Decide {
  return (tournament, registration) =>
    registration === null ? GONE : { next: null, departure: departureOf(registration, tournament, now) };
}

/** The erasure of a registration whose days are over: it goes on being counted as it was. */
export const erasure: Decide = (_tournament, registration) => {
  if (registration === null) return GONE;
  return { next: null, departure: { createdAt: registration.createdAt, status: lasting(registration) } };
};

/** Forgets where a registration came from. */
export const forgettingOrigin: Decide = (_tournament, registration) =>
  registration?.origin ? { next: { ...registration, origin: null, originsBeside: [] } } : { next: registration };
