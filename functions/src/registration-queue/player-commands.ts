import {
  type Answers,
  answersTo,
  checkAnswers,
  type FieldErrors,
  hasLostPlayer,
  isNoOnId,
  myRights,
  playersOf,
  type Question,
  questionsOf,
  type RegistrationCorrection,
  repeatedIds,
  takenIds,
  teamSizeProblem,
  type VisibleTournament,
} from '@arena/domain';
import { withCallingCodes } from '@arena/domain/phones';
import { entryOf, GUARDIAN, PLAYER } from '../audit/entry.ts';
import type { Actor } from '../context.ts';
import { difference } from '../lib/audit.ts';
import { holdsIds, type StoredRegistration, UNDECIDED } from '../registrations/registration-document.ts';
import { outOf, remainsOf, renamedBy, teamHasRefusal } from './commands.ts';
import { type Command, type Decision, type DecisionContext, playerAt } from './decide.ts';
import { carryRefusal } from './guardian-commands.ts';
import { withoutGuardianLink, withoutTeamLink } from './links.ts';

const PENDING = { status: 'pending' } as const;

type Fields = Omit<RegistrationCorrection, 'id' | 'revision'>;

/** The registration as it is with these fields. Answers stay to questions of its tournament, or that were answered before. */
function corrected(
  registration: StoredRegistration,
  { answers, ...fields }: Fields,
  questions: readonly Question[],
): StoredRegistration {
  const { tournamentId } = registration;
  const kept = Object.keys(registration.answers).map((answered) => ({ id: answered }));
  const answered = [...questionsOf(questions, tournamentId), ...kept];
  return {
    ...registration,
    ...withCallingCodes(fields),
    answers: answers === undefined ? registration.answers : answersTo(answered, answers),
  };
}

/** Drops the link and the yes of a guardian who is replaced; a refusal stays. */
function ofAnother(registration: StoredRegistration, changed: readonly string[]): StoredRegistration {
  if (!changed.includes('guardian')) return registration;
  const consent = isNoOnId(registration.consent) ? registration.consent : null;
  return { ...withoutGuardianLink(registration), consent };
}

/** A refusal, and a consent noted after it, belong to their ID and don't move to another. */
function ofItsId(before: StoredRegistration, registration: StoredRegistration): StoredRegistration {
  const isMoved = before.freeFireId !== registration.freeFireId;
  return isMoved && registration.guardian === null ? { ...registration, consent: null } : registration;
}

/** A new team link number: former teammates keep a revoked link. */
function ofOthers(before: StoredRegistration, after: StoredRegistration): StoredRegistration {
  return hasLostPlayer(before.team, after.team) ? withoutTeamLink(after) : after;
}

/** A refusal for a new teammate blocks the approval; one after the approval removes no one. */
function ofNewPlayers(
  before: StoredRegistration,
  after: StoredRegistration,
  refusalOn: DecisionContext['refusalOn'],
): StoredRegistration {
  const players = new Set(playersOf(before).map(({ freeFireId }) => freeFireId));
  const refusalOnNew = (freeFireId: string) => (players.has(freeFireId) ? null : refusalOn(freeFireId));
  return after.status === 'approved' && teamHasRefusal(after, refusalOnNew)
    ? { ...after, ...UNDECIDED, ...PENDING }
    : after;
}

/** Names that an organiser writes, they have looked at. */
function ofSeenNames(after: StoredRegistration, changed: readonly string[], { uid }: Actor): StoredRegistration {
  const isSeen = uid !== PLAYER && (changed.includes('nickname') || changed.includes('team'));
  return isSeen ? { ...after, renamed: null } : after;
}

/** Why a guardian stays who they are: they have answered, or the team asks them, which their player can't undo. */
function guardianProblems({ guardian, consent, guardianAsked }: StoredRegistration, { uid }: Actor): FieldErrors {
  const said = (text: string) => ({ 'guardian.name': text, 'guardian.contact': text });
  if (guardian === null || (isNoOnId(consent) && uid !== PLAYER)) return {};
  if (consent !== null) return said('Ya respondió: no se cambia');
  return guardianAsked === 'team' && uid === PLAYER ? said('El equipo ya le escribió: pídele que lo cambie') : {};
}

/** Audit fields of an organiser's correction: field names, never values. */
function changedFields({ ...before }: StoredRegistration, { ...after }: StoredRegistration): string[] {
  return Object.keys(difference(before, after).after).toSorted();
}

/** Problems of changed answers; unchanged ones stay valid under today's questions. */
function problemsWith(before: Answers, after: Answers, questions: readonly Question[]) {
  const changed = Object.keys(difference(before, after).after);
  return checkAnswers(
    questions.filter(({ id }) => changed.includes(id)),
    after,
  );
}

/** Problems of a changed team: the tournament's size or its former size, and different IDs. */
function teamProblems(
  before: StoredRegistration,
  after: StoredRegistration,
  tournament: VisibleTournament | null,
): FieldErrors {
  const isAsMany = before.team?.players.length === after.team?.players.length;
  const size = isAsMany || tournament === null ? {} : teamSizeProblem(after, tournament.teamSize);
  return { ...size, ...repeatedIds(after) };
}

/** A registration before and after what was typed was corrected, and the names of the fields that differ. */
interface Change {
  before: StoredRegistration;
  after: StoredRegistration;
  changed: readonly string[];
}

/** True if it has another player now, or another guardian. */
function isOfAnother({ before, after, changed }: Change): boolean {
  return after.freeFireId !== before.freeFireId || changed.includes('guardian');
}

/** Why a change can't be; null where it can. */
function refusedIn(
  { before, after, changed }: Change,
  tournament: VisibleTournament | null,
  { isTaken }: DecisionContext,
  questions: readonly Question[],
  actor: Actor,
): Decision | null {
  const wrong = {
    ...problemsWith(before.answers, after.answers, questions),
    ...teamProblems(before, after, tournament),
    ...(changed.includes('guardian') ? guardianProblems(before, actor) : {}),
  };
  if (Object.keys(wrong).length > 0) return { refused: 'invalid', fields: wrong };
  const isMoved = after.freeFireId !== before.freeFireId;
  const taken = holdsIds(after) || isMoved ? takenIds(after, isTaken) : {};
  return Object.keys(taken).length > 0 ? { refused: 'already_registered', fields: taken } : null;
}

/** The registration after a change, with what follows for its links, its guardian's consent and its status. */
function withConsequences(
  change: Change,
  { refusalOn }: Pick<DecisionContext, 'refusalOn'>,
  actor: Actor,
): StoredRegistration {
  const { before, after, changed } = change;
  const linked = ofItsId(before, ofOthers(before, ofAnother(after, changed)));
  const said = isOfAnother(change) ? carryRefusal(linked, refusalOn(after.freeFireId)) : linked;
  return ofSeenNames(ofNewPlayers(before, said, refusalOn), changed, actor);
}

/** A guardian's refusal that comes along to another ID. */
function refusalsOf(before: StoredRegistration, { id, freeFireId, consent }: StoredRegistration) {
  if (freeFireId === before.freeFireId || !isNoOnId(consent)) return {};
  return { refusals: { [freeFireId]: { consent, registrationId: id } } };
}

/** Lists the IDs that may come to play for a registration by a correction. */
export function mayTakeBy({ freeFireId, team }: Pick<Fields, 'freeFireId' | 'team'>): string[] {
  return [freeFireId ?? [], (team?.players ?? []).map((player) => player.freeFireId)].flat();
}

/**
 * Corrects fields. A registration that has them all already stays as it is, so that a repeated call answers the same.
 * @param questions all of them, asked or not.
 */
export function correction(
  { revision, ...fields }: Omit<RegistrationCorrection, 'id'>,
  questions: readonly Question[],
  actor: Actor,
): Command {
  return (tournament, registration, context) => {
    if (registration === null) return { refused: 'not_found' };
    const after = corrected(registration, fields, questions);
    const change = { before: registration, after, changed: changedFields(registration, after) };
    if (change.changed.length === 0) return { next: registration };
    if (registration.revision !== revision) return { refused: 'edit_conflict' };
    const refused = refusedIn(change, tournament, context, questions, actor);
    if (refused !== null) return refused;
    const next = { ...withConsequences(change, context, actor), revision: revision + 1 };
    const audit = entryOf('registration.correct', registration.id, actor, {
      before: { revision },
      after: { revision: next.revision, changed: change.changed },
    });
    return { next, audit, ...refusalsOf(registration, next) };
  };
}

/*
 * A player's actions by private link. Each is decided for the link in the call: a replaced or erased one is answered
 * like an unknown one.
 */

const NOBODYS = { refused: 'link_not_found' } as const;

function idsOf(registration: StoredRegistration): string {
  return playersOf(registration)
    .map(({ freeFireId }) => freeFireId)
    .join(' ');
}

/**
 * Resets the approval of a corrected ID; a waiting registration keeps waiting. Public names are reviewed again. A
 * repeated correction changes nothing.
 */
function lookedAtAnew(decision: Decision, before: StoredRegistration, now: Date): Decision {
  if ('refused' in decision || decision.audit === undefined || before.status === 'waiting') return decision;
  const undecided = { ...UNDECIDED, renamed: null, status: 'pending' } as const;
  if (decision.next === null) return decision;
  if (idsOf(decision.next) === idsOf(before)) return { ...decision, next: renamedBy(before, decision.next, now) };
  return { ...decision, next: { ...decision.next, ...undecided } };
}

/** Decides on what a player corrects, which `correct` decides on as it does for organisers. */
export function ownCorrection(link: string, correct: Command, now: Date): Command {
  return (tournament, registration, context) => {
    if (registration?.link !== link) return NOBODYS;
    if (!myRights(registration.status, tournament, now).correct) return { refused: 'place_closed' };
    return lookedAtAnew(correct(tournament, registration, context), registration, now);
  };
}

/** Decides on a player's leaving: their place and their IDs are free. Who has left already has. */
export function leaving(link: string, now: Date): Command {
  return (tournament, registration) => {
    if (registration?.link !== link) return NOBODYS;
    if (registration.out === 'left') return { next: registration };
    if (!myRights(registration.status, tournament, now).leave) return { refused: 'place_closed' };
    return outOf(registration, 'left', 'registration.leave', playerAt(now));
  };
}

/** The holder of a link, recorded as the actor. */
export interface Holder {
  holds(registration: StoredRegistration): boolean;
  uid: string;
}

export function playerOf({ link }: Pick<StoredRegistration, 'link'>): Holder {
  return { holds: (one) => one.link === link, uid: PLAYER };
}

export function guardianOf({ guardianLink }: Pick<StoredRegistration, 'guardianLink'>): Holder {
  return { holds: (one) => one.guardianLink === guardianLink, uid: GUARDIAN };
}

/** Erases a registration for its player or their guardian. What is gone already is erased. */
export function ownErasure({ holds, uid }: Holder, now: Date): Command {
  return (tournament, registration) => {
    if (registration === null) return { next: null };
    if (!holds(registration)) return NOBODYS;
    const change = { before: { status: registration.status }, after: null };
    const audit = entryOf('registration.delete', registration.id, { uid, now }, change);
    return { next: null, ...remainsOf(registration, tournament, now), audit };
  };
}
