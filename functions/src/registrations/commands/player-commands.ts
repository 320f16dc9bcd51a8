import { isDeepStrictEqual } from 'node:util';
import {
  type Answers,
  answersTo,
  checkAnswers,
  type FieldErrors,
  hasLostPlayer,
  isRefusalInForce,
  myRights,
  playersIn,
  type Question,
  questionsOf,
  type RegistrationCorrection,
  repeatedIds,
  requestFor,
  takenIds,
  teamSizeProblem,
  type VisibleTournament,
  withRequested,
} from '@arena/domain';
import type { PlayersDecision } from '@arena/domain/api';
import { withCallingCodes } from '@arena/domain/phones';
import { auditEntryOf, GUARDIAN, PLAYER } from '../../audit/audit-entry.ts';
import { difference } from '../../audit/write-audit.ts';
import type { Actor } from '../../platform/context.ts';
import type { Command, Decision, DecisionContext } from '../decision.ts';
import { holdsIds, type StoredRegistration } from '../registration-document.ts';
import { playerAt } from '../round.ts';
import { approvalProblem } from './approval.ts';
import { deletedCounts, seatRelease } from './commands.ts';
import { carryRefusal } from './guardian-commands.ts';
import { withoutGuardianLink, withoutTeamLink } from './links.ts';

type Fields = Omit<RegistrationCorrection, 'id' | 'revision'>;

/** Applies the fields. Keeps answers to the tournament's questions and to questions answered before. */
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

function withoutFormerGuardian(registration: StoredRegistration, changed: readonly string[]): StoredRegistration {
  if (!changed.includes('guardian')) return registration;
  const consent = isRefusalInForce(registration.consent) ? registration.consent : null;
  return { ...withoutGuardianLink(registration), consent };
}

/** Refusals, consents noted after them, and yeses for a year belong to a player ID and don't move to another. */
function withoutFormerConsent(before: StoredRegistration, registration: StoredRegistration): StoredRegistration {
  const isMoved = before.freeFireId !== registration.freeFireId;
  const isOfId = registration.guardian === null || registration.consent?.carried === true;
  return isMoved && isOfId ? { ...registration, consent: null } : registration;
}

/** Former teammates must not keep a working link. */
function withoutFormerTeamLink(before: StoredRegistration, after: StoredRegistration): StoredRegistration {
  return hasLostPlayer(before.team, after.team) ? withoutTeamLink(after) : after;
}

/** Players can't replace a guardian who answered or whom the team asked. Organisers can't replace a consenting one. */
function guardianProblems({ guardian, consent, guardianAsked }: StoredRegistration, { uid }: Actor): FieldErrors {
  const said = (text: string) => ({ 'guardian.name': text, 'guardian.contact': text });
  if (guardian === null || (isRefusalInForce(consent) && uid !== PLAYER)) return {};
  if (consent !== null) return said('Ya respondió: no se cambia');
  return guardianAsked === 'team' && uid === PLAYER ? said('El equipo ya le escribió: pídele que lo cambie') : {};
}

/** Audit fields of an organiser's correction: field names, never values. */
function changedFields({ ...before }: StoredRegistration, { ...after }: StoredRegistration): string[] {
  return Object.keys(difference(before, after).after).toSorted();
}

/** Checks changed answers only. Unchanged answers stay valid when questions change. */
function problemsWith(before: Answers, after: Answers, questions: readonly Question[]) {
  const changed = Object.keys(difference(before, after).after);
  return checkAnswers(
    questions.filter(({ id }) => changed.includes(id)),
    after,
  );
}

/** Checks a changed team: IDs must differ, and its size must be the tournament's or the former one. */
function teamProblems(
  before: StoredRegistration,
  after: StoredRegistration,
  tournament: VisibleTournament | null,
): FieldErrors {
  const isAsMany = before.team?.players.length === after.team?.players.length;
  const size = isAsMany || tournament === null ? {} : teamSizeProblem(after, tournament.teamSize);
  return { ...size, ...repeatedIds(after) };
}

/** A registration before and after a correction, and the names of the changed fields. */
interface Change {
  before: StoredRegistration;
  after: StoredRegistration;
  changed: readonly string[];
}

function hasNewPlayerOrGuardian({ before, after, changed }: Change): boolean {
  return after.freeFireId !== before.freeFireId || changed.includes('guardian');
}

/** Returns the refusal of a change, or null if it is allowed. */
function refusalOfChange(
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

/** An address that an organiser wrote is sent no private link: it might be the organiser's. */
function withAddressMaker(after: StoredRegistration, changed: readonly string[], { uid }: Actor): StoredRegistration {
  if (!changed.includes('email')) return after;
  return { ...after, mailedLink: '', emailBy: uid === PLAYER ? null : uid };
}

/** Applies the effects of a change on links, consent and the source of the address. */
function withConsequences(
  change: Change,
  { refusalOn }: Pick<DecisionContext, 'refusalOn'>,
  actor: Actor,
): StoredRegistration {
  const { before, after, changed } = change;
  const linked = withoutFormerConsent(before, withoutFormerTeamLink(before, withoutFormerGuardian(after, changed)));
  const said = hasNewPlayerOrGuardian(change) ? carryRefusal(linked, refusalOn(after.freeFireId)) : linked;
  return withAddressMaker(said, changed, actor);
}

/** Copies a guardian's refusal to the player's new ID. */
function refusalsOf(before: StoredRegistration, { id, freeFireId, consent }: StoredRegistration) {
  if (freeFireId === before.freeFireId || !isRefusalInForce(consent)) return {};
  return { refusals: { [freeFireId]: { consent, registrationId: id } } };
}

/** Lists the player IDs that a correction may assign to a registration. */
export function assignablePlayerIds({ freeFireId, team }: Pick<Fields, 'freeFireId' | 'team'>): string[] {
  return [freeFireId ?? [], (team?.players ?? []).map((player) => player.freeFireId)].flat();
}

type Corrected = Omit<RegistrationCorrection, 'id'>;

/** Corrects fields. Repeating the call has no effect. @param questions all questions, including inactive ones. */
export function correction({ revision, ...fields }: Corrected, questions: readonly Question[], actor: Actor): Command {
  return (tournament, registration, context) => {
    if (registration === null) return { refused: 'not_found' };
    const after = corrected(registration, fields, questions);
    const change = { before: registration, after, changed: changedFields(registration, after) };
    if (change.changed.length === 0) return { next: registration };
    if (registration.revision !== revision) return { refused: 'edit_conflict' };
    const refused = refusalOfChange(change, tournament, context, questions, actor);
    if (refused !== null) return refused;
    const next = { ...withConsequences(change, context, actor), revision: revision + 1 };
    const audit = auditEntryOf('registration.correct', registration.id, actor, {
      before: { revision },
      after: { revision: next.revision, changed: change.changed },
    });
    return { next, audit, ...refusalsOf(registration, next) };
  };
}

/*
 * A player's actions by private link. Each checks the link of the call: a replaced or erased link is answered like an
 * unknown one.
 */

const LINK_NOT_FOUND = { refused: 'link_not_found' } as const;

/** Corrects an approved registration, except who plays: that is stored as a request. */
function request(
  { nickname, freeFireId, team, ...others }: Corrected,
  questions: readonly Question[],
  now: Date,
): Command {
  const actor = playerAt(now);
  const players = { nickname, freeFireId, team };
  const named = Object.fromEntries(Object.entries(players).filter(([, value]) => value !== undefined));
  return (tournament, registration, context) => {
    if (registration === null) return { refused: 'not_found' };
    const asked = withRequested(registration);
    const whole = correction({ ...others, ...named }, questions, actor)(tournament, asked, context);
    if ('refused' in whole || whole.next === null) return whole;
    if (whole.audit === undefined) return { next: registration };
    const kept = correction(others, questions, actor)(tournament, registration, context);
    if ('refused' in kept || kept.next === null) return kept;
    const isSame = isDeepStrictEqual(playersIn(whole.next), playersIn(asked));
    const playersChange = isSame ? registration.playersChange : requestFor(registration, whole.next, now.toISOString());
    return { ...kept, next: { ...kept.next, playersChange, revision: whole.next.revision }, audit: whole.audit };
  };
}

/**
 * Applies a player's correction. An approved registration keeps its seat and its players: other ones wait for an
 * organiser.
 */
export function ownCorrection(link: string, fields: Corrected, questions: readonly Question[], now: Date): Command {
  return (tournament, registration, context) => {
    if (registration?.link !== link) return LINK_NOT_FOUND;
    const rights = myRights(registration.status, tournament, now);
    const { revision: _, nickname: _n, freeFireId: _id, team: _team, ...others } = fields;
    const mayAsk = rights.players && Object.keys(others).length === 0;
    if (!(rights.correct || mayAsk)) return { refused: 'place_closed' };
    const decide =
      registration.status === 'approved'
        ? request(fields, questions, now)
        : correction(fields, questions, playerAt(now));
    return decide(tournament, registration, context);
  };
}

/**
 * Accepts or refuses the players that a registration asks for. An accepted player may still lack a consent: then
 * nothing changes. Repeating the call has no effect.
 */
export function playersDecision({ revision, accept }: Omit<PlayersDecision, 'id'>, actor: Actor): Command {
  return (tournament, registration, context) => {
    if (registration === null) return { refused: 'not_found' };
    const { id, playersChange: asked } = registration;
    const state = accept ? 'accepted' : 'refused';
    if (asked?.state !== 'open') {
      const isDone = asked?.state === state && registration.revision === revision + 1;
      return isDone ? { next: registration } : { refused: 'decision_conflict' };
    }
    if (registration.revision !== revision) return { refused: 'edit_conflict' };
    const kept = { next: { ...registration, revision: revision + 1 } };
    const accepted = correction({ revision, ...playersIn(asked) }, [], actor);
    const decided = accept ? accepted(tournament, registration, context) : kept;
    if ('refused' in decided || decided.next === null) return decided;
    const refused = accept ? approvalProblem(tournament, decided.next, context) : null;
    if (refused !== null) return { refused };
    const audit = auditEntryOf('registration.players', id, actor, {
      before: { revision },
      after: { revision: decided.next.revision, accepted: accept },
    });
    return {
      ...decided,
      next: { ...decided.next, playersChange: { ...asked, state, at: audit.at.toISOString() } },
      audit,
    };
  };
}

/** Withdraws a player, which frees the seat and the player IDs. Repeating the call has no effect. */
export function withdrawal(link: string, now: Date): Command {
  return (tournament, registration) => {
    if (registration?.link !== link) return LINK_NOT_FOUND;
    if (registration.out === 'left') return { next: registration };
    if (!myRights(registration.status, tournament, now).leave) return { refused: 'place_closed' };
    return seatRelease(registration, 'left', 'registration.leave', playerAt(now));
  };
}

/** The holder of a link, recorded as the actor. */
export interface LinkHolder {
  holds(registration: StoredRegistration): boolean;
  uid: string;
}

export function playerOf({ link }: Pick<StoredRegistration, 'link'>): LinkHolder {
  return { holds: (registration) => registration.link === link, uid: PLAYER };
}

export function guardianOf({ guardianLink }: Pick<StoredRegistration, 'guardianLink'>): LinkHolder {
  return { holds: (registration) => registration.guardianLink === guardianLink, uid: GUARDIAN };
}

/** Erases a registration for its player or guardian. Repeating the call has no effect. */
export function ownErasure({ holds, uid }: LinkHolder, now: Date): Command {
  return (tournament, registration) => {
    if (registration === null) return { next: null };
    if (!holds(registration)) return LINK_NOT_FOUND;
    const change = { before: { status: registration.status }, after: null };
    const audit = auditEntryOf('registration.delete', registration.id, { uid, now }, change);
    return { next: null, deletion: deletedCounts(registration, tournament, now), audit };
  };
}
