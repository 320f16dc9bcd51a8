import { placeRights, playersOf } from '@arena/domain';
import { entryOf, GUARDIAN, PLAYER } from '../audit/entry.ts';
import type { Actor } from '../auth/actor.ts';
import type { Decide, Verdict } from './decisions/decide.ts';
import { renamedBy } from './decisions/naming.ts';
import { remainsOf } from './decisions/removal.ts';
import { outOf, UNDECIDED } from './decisions/status-change.ts';
import type { StoredRegistration } from './record.ts';

/*
 * What its player does with a registration, by its private link. Each is decided for the link that was brought: one
 * that was replaced, or erased, since it was looked up is answered like one that never was.
 */

const NOBODYS = { refused: 'link_not_found' } as const;

/** A player, as the one who makes a write. */
export const playerAt = (now: Date): Actor => ({ uid: PLAYER, now });

/** Who plays, by their IDs. */
function idsOf(registration: StoredRegistration): string {
  return playersOf(registration)
    .map(({ freeFireId }) => freeFireId)
    .join(' ');
}

/**
 * An ID that nobody has approved is looked at like a new registration; who waits for a place goes on waiting. Names are
 * looked at while they are public already. What an earlier try changed stays as it is.
 */
function lookedAtAnew(verdict: Verdict, before: StoredRegistration, now: Date): Verdict {
  if ('refused' in verdict || verdict.audit === undefined || before.status === 'waiting') return verdict;
  const undecided = { ...UNDECIDED, renamed: null, status: 'pending' } as const;
  if (verdict.moved !== undefined) return { ...verdict, moved: { ...verdict.moved, ...undecided } };
  if (verdict.next === null) return verdict;
  if (idsOf(verdict.next) === idsOf(before)) return { ...verdict, next: renamedBy(before, verdict.next, now) };
  return { ...verdict, next: { ...verdict.next, ...undecided } };
}

/** Decides on what a player corrects, which `correct` decides on as it does for organisers. */
export function ownCorrection(link: string, correct: Decide, now: Date): Decide {
  return (tournament, registration, around) => {
    const own = [registration, around.there].find((one) => one?.link === link);
    if (!own) return NOBODYS;
    if (!placeRights(own.status, tournament, now).correct) return { refused: 'place_closed' };
    return lookedAtAnew(correct(tournament, registration, around), own, now);
  };
}

/** Decides on a player's leaving: their place and their IDs are free. Who has left already has. */
export function leaving(link: string, now: Date): Decide {
  return (tournament, registration) => {
    if (registration?.link !== link) return NOBODYS;
    if (registration.out === 'left') return { next: registration };
    if (!placeRights(registration.status, tournament, now).leave) return { refused: 'place_closed' };
    return outOf(registration, 'left', 'registration.leave', playerAt(now));
  };
}

/** Who holds a registration by a link, and is recorded as doing what is done by it. */
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

/** Decides on the erasure that a player or their guardian asks for; where this same call found it, its absence is that try's doing. */
export function ownErasure({ holds, uid }: Holder, now: Date): Decide {
  let wasThere = false;
  return (tournament, registration) => {
    if (registration === null && wasThere) return { next: null };
    if (registration === null || !holds(registration)) return NOBODYS;
    wasThere = true;
    const change = { before: { status: registration.status }, after: null };
    const audit = entryOf('registration.delete', registration.id, { uid, now }, change);
    return { next: null, ...remainsOf(registration, tournament, now), audit };
  };
}
