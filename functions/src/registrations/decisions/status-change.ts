import { type AuditAction, hasRoom, lacksConsent, type RegistrationDecision, takenIds } from '@arena/domain';
import { entryOf } from '../../audit/entry.ts';
import type { Actor } from '../../auth/actor.ts';
import { holdsIds, holdsPlace, isLater, type StoredRegistration } from '../record.ts';
import type { Around, Decide, Verdict } from './decide.ts';

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
export function recorded({ status }: StoredRegistration) {
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

/** Whether somebody plays for a team whose guardian said no. */
export function teamHasGuardianNo({ team }: StoredRegistration, hasGuardianNo: Around['hasGuardianNo']): boolean {
  return team?.players.some(({ freeFireId }) => hasGuardianNo(freeFireId)) === true;
}

/**
 * Decides on the status an admin gives a registration. The status it has already changes nothing, so a repeated
 * call answers the same; one that another admin has decided otherwise since this one saw it stays as that one left
 * it, and one that was corrected or registered anew since as it is: nobody has looked at that yet. One that was rejected,
 * or waits, takes a place, where there is one and none of its players has another meanwhile: who waits in line for it is
 * the organisers' to weigh.
 */
export function statusChange(decision: RegistrationDecision, actor: Actor): Decide {
  return (tournament, registration, { isTaken, hasGuardianNo }) => {
    if (registration === null) return { refused: 'not_found' };
    const { createdAt, revision = registration.revision, from = registration.status } = decision;
    if (isLater(registration, createdAt)) return { refused: 'edited_meanwhile' };
    if (registration.status === decision.status) return { next: registration };
    if (registration.status !== from) return { refused: 'decided_meanwhile' };
    if (registration.revision !== revision) return { refused: 'edited_meanwhile' };
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
