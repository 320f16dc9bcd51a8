import { isNoOnId, isOver, type VisibleTournament } from '@arena/domain';
import { entryOf } from '../../audit/entry.ts';
import type { Actor } from '../../auth/actor.ts';
import { isLater, type StoredRegistration } from '../record.ts';
import type { Decide, Departure, GuardianNo } from './decide.ts';
import { recorded } from './status-change.ts';

/** As what one goes on being counted that is gone; who waited only arrived. */
const lasting = ({ status }: StoredRegistration) => (status === 'waiting' ? null : status);

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
 * @param createdAt tells the registration that was seen from a later one with the same ID, which stays.
 */
export function removal(actor: Actor, createdAt?: string): Decide {
  let found = false;
  return (tournament, registration) => {
    if (registration === null || isLater(registration, createdAt)) {
      return found ? { next: registration } : { refused: 'not_found' };
    }
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
