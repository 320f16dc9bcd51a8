import {
  type Consent,
  consentStateOf,
  isFull,
  isNoOnId,
  isOver,
  mostPendingFromOne,
  placeRights,
  takenIds,
  type VisibleTournament,
} from '@arena/domain';
import { entryOf } from '../../audit/entry.ts';
import type { Actor } from '../../auth/actor.ts';
import type { StoredRegistration } from '../record.ts';
import type { Around, Decide, Verdict } from './decide.ts';
import { UNDECIDED } from './status-change.ts';

type Facts = Pick<Around, 'isTaken' | 'crowd'> & { tournament: VisibleTournament | null; now: Date };

/** A registration whose guardian says no: its place is free, until its tournament is over. */
function refused(registration: StoredRegistration, { tournament, now }: Facts): Verdict {
  // What has no place already keeps the reason for it.
  if (registration.status === 'rejected') return { next: registration };
  if (!placeRights(registration.status, tournament, now).leave) return { refused: 'place_closed' };
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

/**
 * One whose guardian says yes; after a no it takes a place again, where there is one, as one who registers: of those that
 * may wait from one address. Whose ID plays for another one meanwhile stays out of it: the yes is for where they play.
 */
function consented(registration: StoredRegistration, { tournament, isTaken, crowd, now }: Facts): Verdict {
  if (registration.status !== 'rejected') return { next: registration };
  if (registration.out !== 'no_consent' || tournament === null || isOver(tournament, now)) {
    return { refused: 'place_closed' };
  }
  if (Object.keys(takenIds(registration, isTaken)).length > 0) return { next: { ...registration, out: 'left' } };
  if (isFull(tournament)) return { refused: 'tournament_full' };
  if (crowd >= mostPendingFromOne(tournament)) return { refused: 'network_crowded' };
  return { next: { ...registration, ...UNDECIDED, status: 'pending' } };
}

/** Whether that was said already; a no that was lifted is said anew. */
export function isSaid(consent: Consent | null, given: boolean): boolean {
  return given ? consent?.given === true : isNoOnId(consent);
}

/**
 * Decides on what a guardian answers, by their link or through an organiser. The same answer again changes nothing, so
 * that a repeated call answers the same.
 */
function answered(registration: StoredRegistration, consent: Consent, actor: Actor, facts: Facts): Verdict {
  if (isSaid(registration.consent, consent.given)) return { next: registration };
  const verdict = consent.given ? consented(registration, facts) : refused(registration, facts);
  if ('refused' in verdict || verdict.next === null) return verdict;
  const next = { ...verdict.next, consent };
  const audit = entryOf('registration.consent', registration.id, actor, {
    before: { consent: consentStateOf(registration), status: registration.status },
    after: { consent: consentStateOf(next), way: consent.way, status: next.status },
  });
  return { next, audit };
}

/** The same by the link; which one it was, the player's or the team's, is noted with it. */
export function guardianAnswer(link: string, given: boolean, actor: Actor): Decide {
  return (tournament, registration, { isTaken, crowd }) => {
    if (registration?.guardianLink !== link) return { refused: 'link_not_found' };
    const way = registration.guardianAsked === 'team' ? 'team_link' : 'player_link';
    const consent = { given, at: actor.now.toISOString(), way } as const;
    return answered(registration, consent, actor, { tournament, isTaken, crowd, now: actor.now });
  };
}

/**
 * The same as an organiser was told it.
 * @param seen what they saw that the guardian had answered: an answer that came meanwhile isn't overwritten unseen.
 */
export function notedAnswer(
  { createdAt, given, way, from }: Pick<Consent, 'given' | 'way'> & { createdAt: string; from: string },
  actor: Actor,
): Decide {
  return (tournament, registration, { isTaken, crowd }) => {
    if (registration === null || (registration.guardian ?? registration.consent) === null) {
      return { refused: 'not_found' };
    }
    if (Date.parse(registration.createdAt) !== Date.parse(createdAt)) return { refused: 'edited_meanwhile' };
    const isDone = isSaid(registration.consent, given);
    if (!isDone && consentStateOf(registration) !== from) return { refused: 'decided_meanwhile' };
    const consent = { given, at: actor.now.toISOString(), way };
    return answered(registration, consent, actor, { tournament, isTaken, crowd, now: actor.now });
  };
}

/**
 * What an adult keeps of the no that their ID's guardian said, where they register again or come to have the ID: it
 * isn't undone by that, nor by the erasure of whom it was about, and what was approved isn't any more. It is the no
 * alone: they may be somebody else, who learns of no guardian, and whom that guardian learns nothing of.
 * @param kept the no of one that is gone.
 */
export function afterGuardianNo(
  candidate: StoredRegistration,
  before: StoredRegistration | null,
  kept: Consent | null,
): StoredRegistration {
  const consent = isNoOnId(before?.consent) ? before.consent : kept;
  if (consent === null || candidate.guardian !== null) return candidate;
  const undecided = candidate.status === 'approved' ? ({ ...UNDECIDED, status: 'pending' } as const) : {};
  return { ...candidate, ...undecided, consent };
}
