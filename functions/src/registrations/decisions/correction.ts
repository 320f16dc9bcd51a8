import {
  type Answers,
  answersTo,
  checkAnswers,
  errorText,
  type FieldErrors,
  hasLostPlayer,
  isNoOnId,
  playersOf,
  type Question,
  questionsOf,
  type RegistrationCorrection,
  registrationId,
  repeatedIds,
  takenIds,
  teamSizeProblem,
  tournamentOf,
  type VisibleTournament,
} from '@arena/domain';
import { difference, entryOf, PLAYER } from '../../audit/entry.ts';
import type { Actor } from '../../auth/actor.ts';
import { withoutGuardianLink, withoutTeamLink } from '../links.ts';
import { holdsIds, type StoredRegistration } from '../record.ts';
import { afterGuardianNo } from './consenting.ts';
import type { Around, Decide, Operation, Verdict } from './decide.ts';
import { departureOf, guardianNosKept } from './removal.ts';
import { teamHasGuardianNo, UNDECIDED } from './status-change.ts';

const PENDING = { status: 'pending' } as const;

type Fields = Omit<RegistrationCorrection, 'id' | 'createdAt' | 'revision'>;

/** The registration as it is with these fields. Answers stay to questions of its tournament, or that were answered before. */
function corrected(
  registration: StoredRegistration,
  { answers, ...fields }: Fields,
  questions: readonly Question[],
): StoredRegistration {
  const { tournamentId, id } = registration;
  const kept = Object.keys(registration.answers).map((answered) => ({ id: answered }));
  const answered = [...questionsOf(questions, tournamentId), ...kept];
  return {
    ...registration,
    ...fields,
    answers: answers === undefined ? registration.answers : answersTo(answered, answers),
    id: fields.freeFireId === undefined ? id : registrationId(tournamentId, fields.freeFireId),
  };
}

/** Another guardian is asked anew, by another link. */
function ofAnother(registration: StoredRegistration, changed: readonly string[]): StoredRegistration {
  return changed.includes('guardian') ? { ...withoutGuardianLink(registration), consent: null } : registration;
}

/** A no, and a yes that was noted after it, are about the ID that they were said on: nobody takes them to another one. */
function ofItsId(registration: StoredRegistration, isMoved: boolean): StoredRegistration {
  return isMoved && registration.guardian === null ? { ...registration, consent: null } : registration;
}

/** Who doesn't play for a team any more has its link, which is worth nothing for it: the others get the next one. */
function ofOthers(before: StoredRegistration, after: StoredRegistration): StoredRegistration {
  return hasLostPlayer(before.team, after.team) ? withoutTeamLink(after) : after;
}

/** Whoever comes to play for a team, their guardian's no keeps it from being approved; said since, it takes nobody out. */
function ofNewPlayers(
  before: StoredRegistration,
  after: StoredRegistration,
  hasGuardianNo: Around['hasGuardianNo'],
): StoredRegistration {
  const players = new Set(playersOf(before).map(({ freeFireId }) => freeFireId));
  const isComing = (freeFireId: string) => !players.has(freeFireId) && hasGuardianNo(freeFireId);
  return after.status === 'approved' && teamHasGuardianNo(after, isComing)
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
  if (guardian === null) return {};
  if (consent !== null) return said('Ya respondió: no se cambia');
  return guardianAsked === 'team' && uid === PLAYER ? said('El equipo ya le escribió: pídele que lo cambie') : {};
}

/** What an organiser changed: the names of the fields, never what is in them. */
function changedFields({ ...before }: StoredRegistration, { ...after }: StoredRegistration): string[] {
  return Object.keys(difference(before, { ...after, id: before.id }).after).toSorted();
}

/** What is wrong with the answers that change; the others stand as the player gave them, whatever is asked today. */
function problemsWith(before: Answers, after: Answers, questions: readonly Question[]) {
  const changed = Object.keys(difference(before, after).after);
  return checkAnswers(
    questions.filter(({ id }) => changed.includes(id)),
    after,
  );
}

/** What is wrong with a team that changes: as many play together as in the tournament, or as before, and all differ. */
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

/** Whether it is about somebody else from now on: another player, or another guardian's. */
function isOfAnother({ before, after, changed }: Change): boolean {
  return after.id !== before.id || changed.includes('guardian');
}

/** Why a change can't be; null where it can. */
function refusedIn(
  { before, after, changed }: Change,
  tournament: VisibleTournament | null,
  { there, isTaken }: Around,
  questions: readonly Question[],
  actor: Actor,
): Verdict | null {
  const wrong = {
    ...problemsWith(before.answers, after.answers, questions),
    ...teamProblems(before, after, tournament),
    ...(changed.includes('guardian') ? guardianProblems(before, actor) : {}),
  };
  if (Object.keys(wrong).length > 0) return { refused: 'invalid', fields: wrong };
  if (after.id !== before.id && holdsIds(there)) {
    return { refused: 'already_registered', fields: { freeFireId: errorText.already_registered } };
  }
  const taken = holdsIds(after) ? takenIds(after, isTaken) : {};
  return Object.keys(taken).length > 0 ? { refused: 'already_registered', fields: taken } : null;
}

/** The registration after a change, with what follows from it for its links, what guardians said, and its status. */
function withConsequences(
  change: Change,
  { there, guardianNo, hasGuardianNo }: Around,
  actor: Actor,
): StoredRegistration {
  const { before, after, changed } = change;
  const linked = ofItsId(ofOthers(before, ofAnother(after, changed)), after.id !== before.id);
  const said = isOfAnother(change) ? afterGuardianNo(linked, there, guardianNo) : linked;
  return ofSeenNames(ofNewPlayers(before, said, hasGuardianNo), changed, actor);
}

/** Where a correction may lead: the other id that the registration may move to, the IDs that may come to play for it. */
export function reachOf(
  id: string,
  { freeFireId, team }: Pick<Fields, 'freeFireId' | 'team'>,
): Pick<Operation, 'mayMoveTo' | 'mayTake'> {
  const wanted = freeFireId === undefined ? id : registrationId(tournamentOf(id), freeFireId);
  const players = (team?.players ?? []).map((player) => player.freeFireId);
  return { mayMoveTo: wanted === id ? undefined : wanted, mayTake: [freeFireId ?? [], players].flat() };
}

/**
 * Decides on the fields that an organiser corrects. One that has them all already stays as it is, so that a repeated
 * call answers the same. With another ID it moves, unless that one holds a place: what a rejected one leaves there
 * gives way, as it does to a player who registers again. So it is with the IDs of a team.
 * @param questions those that there are, asked or not.
 * @param alias what records call a registration.
 */
export function correction(
  { id, createdAt, revision, ...fields }: RegistrationCorrection,
  questions: readonly Question[],
  alias: (id: string) => string,
  actor: Actor,
): Decide {
  const isIt = (one: StoredRegistration | null): one is StoredRegistration =>
    one !== null && Date.parse(one.createdAt) === Date.parse(createdAt);
  const isDone = (one: StoredRegistration) => changedFields(one, corrected(one, fields, questions)).length === 0;

  function write(next: StoredRegistration, changed: readonly string[]) {
    const isMoved = next.id !== id;
    const audit = entryOf('registration.correct', id, actor, {
      before: { revision },
      after: { revision: next.revision, changed, ...(isMoved ? { became: alias(next.id) } : {}) },
    });
    return isMoved ? { next: null, moved: next, audit } : { next, audit };
  }

  return (tournament, registration, around) => {
    const { there } = around;
    if (!isIt(registration)) {
      if (isIt(there) && isDone(there)) return { next: registration, moved: there };
      return { refused: registration === null ? 'not_found' : 'edited_meanwhile' };
    }
    const after = corrected(registration, fields, questions);
    const change = { before: registration, after, changed: changedFields(registration, after) };
    if (change.changed.length === 0) return { next: registration };
    if (registration.revision !== revision) return { refused: 'edited_meanwhile' };
    const refused = refusedIn(change, tournament, around, questions, actor);
    if (refused !== null) return refused;
    const next = { ...withConsequences(change, around, actor), revision: revision + 1 };
    const left = [
      ...(isOfAnother(change) ? [registration] : []),
      ...(there !== null && !isNoOnId(next.consent) ? [there] : []),
    ];
    const verdict = { ...write(next, change.changed), ...guardianNosKept(...left) };
    return there === null ? verdict : { ...verdict, departure: departureOf(there, tournament, actor.now) };
  };
}
