import {
  type AuditAction,
  type ConfirmationState,
  confirmationsOf,
  type ErrorCode,
  type FieldErrors,
  hasRoom,
  isConfirmationMissed,
  isMoved,
  isOver,
  limits,
  type RegistrationDecision,
  refusalOf,
  type SeenConfirmation,
  takenIds,
  takesNames,
  teamSizeProblem,
  type VisibleTournament,
} from '@arena/domain';
import { auditEntryOf, SYSTEM } from '../../audit/audit-entry.ts';
import type { Actor } from '../../platform/context.ts';
import type { Command, Decision, DeletedCounts } from '../decision.ts';
import { invitationProblem } from '../invitation-document.ts';
import { holdsIds, holdsSeat, outOfLine, type StoredRegistration, UNDECIDED } from '../registration-document.ts';
import { carriedConsent } from '../year-consent.ts';
import { carryRefusal } from './guardian-commands.ts';
import { LINK_TAKEN } from './links.ts';

const WAITS = { freeFireId: 'Este ID ya está en la lista de espera' };

interface Circumstances {
  /** Problems with the answers and IDs under today's questions. Repeated requests ignore them. */
  wrong?: FieldErrors;
  /** True if the player accepts the waiting list when the tournament is full. */
  orWait?: boolean | undefined;
  /** Hash of the guardian's contact; null without a guardian. */
  contact?: string | null;
}

/**
 * Registers `candidate`. Repeating the request returns the registration it made, in whatever state it is now. Only a
 * complete registration learns that an ID is taken, which then takes precedence over a closed registration. A network
 * with `limits.freePerNetwork` undecided registrations has to solve a proof of work before it learns that.
 */
export function admission(
  candidate: StoredRegistration,
  now: Date,
  { wrong = {}, orWait = false, contact = null }: Circumstances = {},
): Command {
  return (tournament, registration, context) => {
    const { pendingFromNetwork, linkOwner, isTaken, isWaiting, refusalOn, yearConsentOn } = context;
    if (registration !== null) {
      return registration.requestHash === candidate.requestHash ? { next: registration } : { refused: 'key_reused' };
    }
    const isInvited = candidate.invitation !== null;
    const refused = refusalOf(tournament, now, isInvited);
    if (refused === 'tournament_not_found') return { refused };
    const unusable = isInvited ? invitationProblem(candidate, context.invitation, now) : null;
    if (unusable !== null) return { refused: unusable };
    const waits =
      orWait && !isInvited && refused === 'tournament_full' && tournament !== null && takesNames(tournament);
    const isOpen = refused === null || waits;
    const problems = { ...wrong, ...(tournament === null ? {} : teamSizeProblem(candidate, tournament.teamSize)) };
    if (Object.keys(problems).length > 0) {
      return isOpen ? { refused: 'invalid', fields: problems } : { refused };
    }
    // Asked before the IDs are compared: a challenge for free IDs alone would tell them from taken ones.
    if (isOpen && pendingFromNetwork >= limits.freePerNetwork) return { refused: 'proof_required' };
    if (isWaiting(candidate.freeFireId)) return { refused: 'already_registered', fields: WAITS };
    if (isTaken(candidate.freeFireId)) return { refused: 'already_registered' };
    const fields = takenIds(candidate, isTaken);
    if (Object.keys(fields).length > 0) return { refused: 'already_registered', fields };
    if (refused !== null && !waits) return { refused };
    if (linkOwner !== null) return { refused: 'invalid', fields: { link: LINK_TAKEN } };
    const covered = { ...candidate, consent: carriedConsent(yearConsentOn(candidate.freeFireId), contact, now) };
    const next = carryRefusal(covered, refusalOn(candidate.freeFireId));
    const entered = waits ? { ...next, status: 'waiting' as const, line: tournament.lastInLine + 1 } : next;
    return { next: entered };
  };
}

/** Confirmations that an approval gives. Without a match's time they hold for any, and no job reads them again. */
function givenConfirmations({ preconfirmed }: StoredRegistration, at: string) {
  return preconfirmed ? { enrolmentConfirmedAt: at, matchConfirmedAt: at } : {};
}

/** Fields that record a decision. A registration set back to pending counts as undecided. */
function decided(
  registration: StoredRegistration,
  { status, reason = null }: RegistrationDecision,
  { uid, now }: Actor,
) {
  if (status === 'pending') return { ...UNDECIDED, status };
  const at = now.toISOString();
  const confirmations = status === 'approved' ? givenConfirmations(registration, at) : {};
  return { ...UNDECIDED, ...confirmations, status, decidedAt: at, decidedBy: uid, reason };
}

/** Audit fields of a registration. They omit the reason, which is free text about a person. */
export function registrationAuditFields({ status }: StoredRegistration) {
  return { status };
}

/** Frees the seat of a registration that no organiser rejected. `out` holds the cause. */
export function seatRelease(
  registration: StoredRegistration,
  out: StoredRegistration['out'],
  action: AuditAction,
  actor: Actor,
): Decision {
  const decided = { decidedAt: actor.now.toISOString(), decidedBy: null, reason: null } as const;
  const next = { ...registration, ...decided, status: 'rejected', out, ...outOfLine } as const;
  const change = { before: registrationAuditFields(registration), after: registrationAuditFields(next) };
  return { next, audit: auditEntryOf(action, registration.id, actor, change) };
}

/**
 * Sets the status chosen by an admin. Repeating the call has no effect. It is refused if the status
 * (`decision_conflict`) or the registration (`edit_conflict`) changed since the admin read it. Leaving `rejected` or
 * `waiting` requires a free seat and free player IDs. Admins may bypass the waiting list.
 */
export function statusChange(decision: RegistrationDecision, actor: Actor): Command {
  return (tournament, registration, { isTaken }) => {
    if (registration === null) return { refused: 'not_found' };
    const { revision = registration.revision, from = registration.status } = decision;
    if (registration.status === decision.status) return { next: registration };
    if (registration.status !== from) return { refused: 'decision_conflict' };
    if (registration.revision !== revision) return { refused: 'edit_conflict' };
    const next = { ...registration, ...decided(registration, decision, actor) };
    if (holdsSeat(next) && !holdsSeat(registration)) {
      if (tournament === null) return { refused: 'tournament_not_found' };
      const fields = holdsIds(registration) ? {} : takenIds(registration, isTaken);
      if (Object.keys(fields).length > 0) return { refused: 'already_registered', fields };
      if (!hasRoom(tournament, registration.invitation !== null)) return { refused: 'tournament_full' };
    }
    const change = { before: registrationAuditFields(registration), after: registrationAuditFields(next) };
    return { next, audit: auditEntryOf('registration.status', registration.id, actor, change) };
  };
}

/** The status that stays in the counts after a deletion. Waiting registrations only count as received. */
const countedStatus = ({ status }: StoredRegistration) => (status === 'waiting' ? null : status);

/**
 * Returns the counts that remain after a deletion. Before the tournament ends, only the arrival remains and the seat is
 * free. Afterwards the status remains too.
 */
export function deletedCounts(
  registration: StoredRegistration,
  tournament: VisibleTournament | null,
  now: Date,
): DeletedCounts {
  const status = tournament !== null && isOver(tournament, now) ? countedStatus(registration) : null;
  return { createdAt: registration.createdAt, status };
}

const DELETED = { next: null } as const;

/** Deletes a registration, but not its guardian's refusal. Repeating the call has no effect. */
export function removal(actor: Actor): Command {
  return (tournament, registration) => {
    if (registration === null) return DELETED;
    const change = { before: registrationAuditFields(registration), after: null };
    const audit = auditEntryOf('registration.delete', registration.id, actor, change);
    return { next: null, deletion: deletedCounts(registration, tournament, actor.now), audit };
  };
}

/** Deletes a registration together with its tournament. Only the deletion of the tournament is audited. */
export function removalWithTournament(now: Date): Command {
  return (tournament, registration) => {
    if (registration === null) return DELETED;
    const deletion = deletedCounts(registration, tournament, now);
    return { next: null, deletion, refusals: { [registration.freeFireId]: null }, keepsEntry: true };
  };
}

/** Erases a registration at the end of its retention period. Its status stays in the counts. */
export const erasure: Command = (_tournament, registration) => {
  if (registration === null) return DELETED;
  const deletion = { createdAt: registration.createdAt, status: countedStatus(registration) };
  return { next: null, deletion, keepsEntry: true };
};

/** Erases the network hash of a registration. */
export const erasingNetworkHash: Command = (_tournament, registration) => ({
  next: registration?.networkHash ? { ...registration, networkHash: null } : registration,
});

/**
 * Confirms a registration in every open window. Repeating the call has no effect. A missed window, or no open one, is
 * refused with `confirmation_closed`.
 * @param matches checks that the caller means this registration.
 * @param errorCode refusal if it doesn't match.
 * @param counts states of a window that may be confirmed. Organisers may also confirm a missed window while the seat is
 * held.
 * @param seen windows that the caller saw. A window moved since is refused with `confirmation_moved`.
 */
export function confirmation(
  matches: (registration: StoredRegistration) => boolean,
  errorCode: ErrorCode,
  actor: Actor,
  { counts = ['open'], seen }: { counts?: readonly ConfirmationState[]; seen?: SeenConfirmation | undefined } = {},
): Command {
  return (tournament, registration) => {
    if (registration === null || !matches(registration)) return { refused: errorCode };
    const windows = confirmationsOf(tournament, registration, actor.now);
    if (windows.some((window) => isMoved(window, seen))) return { refused: 'confirmation_moved' };
    const open = windows.filter(({ state }) => counts.includes(state)).map(({ kind }) => kind);
    if (open.length === 0) {
      const isDone = windows.some(({ state }) => state === 'confirmed');
      const isMissed = windows.some(({ state }) => state === 'missed');
      return isDone && !isMissed ? { next: registration } : { refused: 'confirmation_closed' };
    }
    const at = actor.now.toISOString();
    const next = {
      ...registration,
      ...(open.includes('enrolment') ? { enrolmentConfirmedAt: at } : {}),
      ...(open.includes('match') ? { matchConfirmedAt: at, matchConfirmedFor: tournament?.date ?? null } : {}),
    };
    const audit = auditEntryOf('registration.confirm', registration.id, actor, {
      before: {},
      after: { confirmed: open },
    });
    return { next, audit };
  };
}

/** Frees the seat of a registration that missed its confirmation. Other registrations stay unchanged. */
export function expiry(now: Date): Command {
  return (tournament, registration) => {
    if (registration === null || !isConfirmationMissed(tournament, registration, now)) return { next: registration };
    return seatRelease(registration, 'unconfirmed', 'registration.expire', { uid: SYSTEM, now });
  };
}
