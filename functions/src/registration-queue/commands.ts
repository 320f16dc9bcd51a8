import {
  type AuditAction,
  type ConfirmationState,
  confirmationsOf,
  type ErrorCode,
  type FieldErrors,
  formerNames,
  hasRoom,
  isConfirmationMissed,
  isMoved,
  isOver,
  lacksConsent,
  limits,
  type RegistrationDecision,
  refusalOf,
  type SeenConfirmation,
  takenIds,
  takesNames,
  teamSizeProblem,
  type VisibleTournament,
} from '@arena/domain';
import { entryOf, SYSTEM } from '../audit/entry.ts';
import type { Actor } from '../context.ts';
import {
  holdsIds,
  holdsSeat,
  outOfLine,
  type StoredRegistration,
  UNDECIDED,
} from '../registrations/registration-document.ts';
import type { Command, Decision, DecisionContext, Departure } from './decide.ts';
import { carryRefusal } from './guardian-commands.ts';
import { LINK_TAKEN } from './links.ts';

const WAITS = { freeFireId: 'Este ID ya está en la lista de espera' };

interface Circumstances {
  /** Problems with its answers and IDs by today's questions; a repeated request succeeds all the same. */
  wrong?: FieldErrors;
  /** True if they join the waiting list where there is no seat and the tournament has one. */
  orWait?: boolean | undefined;
}

/**
 * Registers `candidate`. The same request again answers the registration that it made, whatever became of it. A taken ID
 * is refused before anything else, unless the tournament isn't published. From the fifth undecided registration of a
 * network on a proof of work is required.
 */
export function admission(
  candidate: StoredRegistration,
  now: Date,
  { wrong = {}, orWait = false }: Circumstances = {},
): Command {
  return (tournament, registration, { pendingFromNetwork, linkOwner, isTaken, isWaiting, refusalOn }) => {
    if (registration !== null) {
      return registration.requestHash === candidate.requestHash ? { next: registration } : { refused: 'key_reused' };
    }
    const refused = refusalOf(tournament, now);
    if (refused === 'tournament_not_found') return { refused };
    if (isWaiting(candidate.freeFireId)) return { refused: 'already_registered', fields: WAITS };
    if (isTaken(candidate.freeFireId)) return { refused: 'already_registered' };
    const fields = takenIds(candidate, isTaken);
    if (Object.keys(fields).length > 0) return { refused: 'already_registered', fields };
    const waits = orWait && refused === 'tournament_full' && tournament !== null && takesNames(tournament);
    if (refused !== null && !waits) return { refused };
    const problems = { ...wrong, ...(tournament === null ? {} : teamSizeProblem(candidate, tournament.teamSize)) };
    if (Object.keys(problems).length > 0) return { refused: 'invalid', fields: problems };
    if (linkOwner !== null) return { refused: 'invalid', fields: { link: LINK_TAKEN } };
    if (pendingFromNetwork >= limits.freePerNetwork) return { refused: 'proof_required' };
    const next = carryRefusal(candidate, refusalOn(candidate.freeFireId));
    const entered = waits ? { ...next, status: 'waiting' as const, line: tournament.lastInLine + 1 } : next;
    return { next: entered };
  };
}

/** Why and when by whom a status was set; one that is pending again is undecided. */
function decided({ status, reason = null }: RegistrationDecision, { uid, now }: Actor) {
  // A decision includes the review of names.
  const renamed = null;
  if (status === 'pending') return { ...UNDECIDED, renamed, status };
  return { ...UNDECIDED, renamed, status, decidedAt: now.toISOString(), decidedBy: uid, reason };
}

/** Audit fields of a registration, without its reason, a free text about a person. */
export function recorded({ status }: StoredRegistration) {
  return { status };
}

/** A registration whose place is free though no organiser rejected it: `out` says how it came about. */
export function outOf(
  registration: StoredRegistration,
  out: StoredRegistration['out'],
  action: AuditAction,
  actor: Actor,
): Decision {
  const decided = { decidedAt: actor.now.toISOString(), decidedBy: null, reason: null } as const;
  // A rejected registration's names aren't public any more.
  const next = { ...registration, ...decided, renamed: null, status: 'rejected', out, ...outOfLine } as const;
  const change = { before: recorded(registration), after: recorded(next) };
  return { next, audit: entryOf(action, registration.id, actor, change) };
}

/** True if a player of a team has a guardian's refusal. */
export function teamHasRefusal(
  { team }: Pick<StoredRegistration, 'team'>,
  refusalOn: DecisionContext['refusalOn'],
): boolean {
  return team?.players.some(({ freeFireId }) => refusalOn(freeFireId) !== null) === true;
}

/**
 * Decides the status that an admin sets. An unchanged status changes nothing, so a call can be repeated. A status that
 * another admin changed since stays; so does a registration that was corrected or replaced since. A rejected or waiting
 * one needs a free seat, and none of its players may have another; admins may pass the waiting list.
 */
export function statusChange(decision: RegistrationDecision, actor: Actor): Command {
  return (tournament, registration, { isTaken, refusalOn }) => {
    if (registration === null) return { refused: 'not_found' };
    const { revision = registration.revision, from = registration.status } = decision;
    if (registration.status === decision.status) return { next: registration };
    if (registration.status !== from) return { refused: 'decision_conflict' };
    if (registration.revision !== revision) return { refused: 'edit_conflict' };
    if (decision.status === 'approved') {
      if (lacksConsent(tournament, registration) || refusalOn(registration.freeFireId) !== null) {
        return { refused: 'consent_missing' };
      }
      if (teamHasRefusal(registration, refusalOn)) return { refused: 'teammate_refused' };
    }
    const next = { ...registration, ...decided(decision, actor) };
    if (holdsSeat(next) && !holdsSeat(registration)) {
      if (tournament === null) return { refused: 'tournament_not_found' };
      const fields = holdsIds(registration) ? {} : takenIds(registration, isTaken);
      if (Object.keys(fields).length > 0) return { refused: 'already_registered', fields };
      if (!hasRoom(tournament)) return { refused: 'tournament_full' };
    }
    const change = { before: recorded(registration), after: recorded(next) };
    return { next, audit: entryOf('registration.status', registration.id, actor, change) };
  };
}

/** The status that stays counted after removal; a waiting registration counts as arrived only. */
const lasting = ({ status }: StoredRegistration) => (status === 'waiting' ? null : status);

/**
 * The counts that stay after a removal. Before the tournament's end it cancels the registration, which frees the seat
 * and keeps only the arrival; afterwards all of it counts.
 */
export function departureOf(
  registration: StoredRegistration,
  tournament: VisibleTournament | null,
  now: Date,
): Departure {
  const status = tournament !== null && isOver(tournament, now) ? lasting(registration) : null;
  return { createdAt: registration.createdAt, status };
}

const GONE = { next: null } as const;

/** Counters of a deletion; a guardian's refusal on the ID goes only once the tournament is over. */
export function remainsOf(...[registration, tournament, now]: Parameters<typeof departureOf>) {
  const departure = departureOf(registration, tournament, now);
  return { departure, ...(departure.status === null ? {} : { refusals: { [registration.freeFireId]: null } }) };
}

/** Deletes a registration. What is gone already is deleted. */
export function removal(actor: Actor): Command {
  return (tournament, registration) => {
    if (registration === null) return GONE;
    const change = { before: recorded(registration), after: null };
    const audit = entryOf('registration.delete', registration.id, actor, change);
    return { next: null, ...remainsOf(registration, tournament, actor.now), audit };
  };
}

/** Deletes a registration together with its tournament, which is what leaves the record. */
export function removalWithTournament(now: Date): Command {
  return (tournament, registration) => {
    if (registration === null) return GONE;
    const departure = departureOf(registration, tournament, now);
    return { next: null, departure, refusals: { [registration.freeFireId]: null }, keepsEntry: true };
  };
}

/** The erasure of a registration whose days are over: it goes on being counted as it was. */
export const erasure: Command = (_tournament, registration) => {
  if (registration === null) return GONE;
  const departure = { createdAt: registration.createdAt, status: lasting(registration) };
  return { next: null, departure, keepsEntry: true };
};

/** Erases the network hash of a registration. */
export const erasingNetworkHash: Command = (_tournament, registration) => ({
  next: registration?.networkHash ? { ...registration, networkHash: null } : registration,
});

/** One that is approved and whose player renames it: it stays so, and keeps the names that were looked at. */
export function renamedBy(before: StoredRegistration, after: StoredRegistration, now: Date): StoredRegistration {
  if (before.status !== 'approved') return after;
  return { ...after, renamed: formerNames(before, after, now.toISOString()) };
}

/** An admin's review of names changed since the approval: keep them, or restore the former ones. */
interface Seen {
  /** The registration's, as they saw it. */
  revision: number;
  keep: boolean;
}

/** Decides on names that changed. The same again finds them as it left them. */
export function namesSeen({ revision, keep }: Seen, actor: Actor): Command {
  return (_tournament, registration) => {
    if (registration === null) return { refused: 'not_found' };
    const { id, renamed } = registration;
    const after = keep ? revision : revision + 1;
    if (renamed === null) {
      return registration.revision === after ? { next: registration } : { refused: 'decision_conflict' };
    }
    if (registration.revision !== revision) return { refused: 'edit_conflict' };
    const { nickname, team } = keep ? registration : renamed;
    const audit = entryOf('registration.names', id, actor, {
      before: { revision },
      after: { revision: after, kept: keep },
    });
    return { next: { ...registration, nickname, team, revision: after, renamed: null }, audit };
  };
}

/**
 * Decides on a confirmation: it counts for every window that is open at that moment. What is confirmed already stays so,
 * so that a repeated call answers the same; who has missed a window since, or was out before it came, is told so.
 * @param isMeant tells the registration that was meant from another one under its id.
 * @param otherwise how one is refused who meant another.
 * @param counts which windows it counts for. Whom an organiser speaks for may be late, as long as they have their place.
 * @param seen what was to be confirmed where they did.
 */
export function confirmation(
  isMeant: (one: StoredRegistration) => boolean,
  otherwise: ErrorCode,
  actor: Actor,
  { counts = ['open'], seen }: { counts?: readonly ConfirmationState[]; seen?: SeenConfirmation | undefined } = {},
): Command {
  return (tournament, registration) => {
    if (registration === null || !isMeant(registration)) return { refused: otherwise };
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
    const audit = entryOf('registration.confirm', registration.id, actor, { before: {}, after: { confirmed: open } });
    return { next, audit };
  };
}

/** Decides on who didn't confirm in time: the place is free. Anybody else stays as they are, however often it is asked. */
export function expiry(now: Date): Command {
  return (tournament, registration) => {
    if (registration === null || !isConfirmationMissed(tournament, registration, now)) return { next: registration };
    return outOf(registration, 'unconfirmed', 'registration.expire', { uid: SYSTEM, now });
  };
}
