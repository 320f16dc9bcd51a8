import type { ErrorCode } from '../errors.ts';
import * as limits from '../limits/limits.ts';
import { registrationPhase } from '../tournament/status.ts';
import type { VisibleTournament } from '../tournament/tournament.schema.ts';

/** The reasons a registration is refused, whatever was typed. */
export type Refusal = Extract<
  ErrorCode,
  'tournament_not_found' | 'no_linked_form' | 'registration_closed' | 'tournament_full'
>;

type Admitting = Pick<
  VisibleTournament,
  'status' | 'linkedFormId' | 'date' | 'endDate' | 'registrationDeadline' | 'maxPlayers' | 'currentPlayers'
>;

/**
 * Why `tournament` takes no registration at `now`, or null where it takes one. Unpublished is the same as
 * unknown, so nobody learns of a draft. A closed tournament says so even when it is also full.
 */
export function refusalOf(tournament: Admitting | null, now: Date): Refusal | null {
  if (tournament === null || tournament.status !== 'published') return 'tournament_not_found';
  if (tournament.linkedFormId === null) return 'no_linked_form';
  switch (registrationPhase(tournament, now)) {
    case 'completed':
    case 'registration_closed':
      return 'registration_closed';
    case 'full':
      return 'tournament_full';
    case 'open':
      return null;
  }
}

/**
 * How many places of a tournament may wait for a decision that were asked for from one network address. Half of them,
 * so that whoever fills them leaves the others theirs: a school or a mobile network can have more, in turns, as soon as
 * the organisers have looked at the first. Never less than a squad in one house.
 */
export function mostPendingFromOne({ maxPlayers }: Pick<VisibleTournament, 'maxPlayers'>): number {
  if (maxPlayers === 0) return Number.POSITIVE_INFINITY;
  return Math.max(limits.crowd.least, Math.ceil(maxPlayers * limits.crowd.share));
}
