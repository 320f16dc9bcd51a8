import { hasRoom, isInLine, isOffered, isOfferOver, offerUntil } from '@arena/domain';
import { entryOf, SYSTEM } from '../../audit/entry.ts';
import type { Actor } from '../../auth/actor.ts';
import { playerAt } from '../own.ts';
import type { Decide } from './decide.ts';
import { outOf, outOfLine } from './status-change.ts';

/**
 * Decides on the offer of a free place to one who waits, which holds the place from then on. An offer that is made
 * already stays as it is, so that a repeated call answers the same.
 */
export function offer(actor: Actor): Decide {
  return (tournament, registration) => {
    if (registration === null) return { refused: 'not_found' };
    if (registration.status !== 'waiting') return { refused: 'decided_meanwhile' };
    if (isOffered(registration, actor.now)) return { next: registration };
    const until = tournament && offerUntil(tournament, actor.now);
    if (tournament === null || until === null || !isInLine(registration)) return { refused: 'offer_closed' };
    if (!hasRoom(tournament)) return { refused: 'tournament_full' };
    const change = { before: { line: registration.line }, after: { offeredUntil: until } };
    const audit = entryOf('registration.offer', registration.id, actor, change);
    return { next: { ...registration, offeredUntil: until }, audit };
  };
}

/**
 * Decides on an offer that the server makes by itself to who has the number `line`: who can't be offered a place any
 * more, or has gone to the end meanwhile, stays as they are.
 */
export function automaticOffer(line: number | null, now: Date): Decide {
  const decide = offer({ uid: SYSTEM, now });
  return (tournament, registration, around) => {
    if (registration?.line !== line) return { next: registration };
    const verdict = decide(tournament, registration, around);
    return 'refused' in verdict ? { next: registration } : verdict;
  };
}

/**
 * Decides on a player's taking of the place that is offered to them: it waits for approval like any other. Who has
 * taken it already has.
 */
export function taking(link: string, now: Date): Decide {
  return (_tournament, registration) => {
    if (registration?.link !== link) return { refused: 'link_not_found' };
    if (registration.status === 'pending' || registration.status === 'approved') return { next: registration };
    if (!isOffered(registration, now)) return { refused: 'offer_closed' };
    const change = { before: { status: registration.status }, after: { status: 'pending' } };
    const audit = entryOf('registration.take', registration.id, playerAt(now), change);
    return { next: { ...registration, ...outOfLine, status: 'pending' }, audit };
  };
}

/** Decides on an offer whose time is over: the place is the next one's. Anybody else stays as they are. */
export function offerLapse(now: Date): Decide {
  return (_tournament, registration) => {
    if (registration === null || !isOfferOver(registration, now)) return { next: registration };
    return outOf(registration, 'unanswered', 'registration.lapse', { uid: SYSTEM, now });
  };
}
