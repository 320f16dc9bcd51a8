import type { ErrorCode } from '../errors.ts';
import { isFullFor, type keptPlaces, registrationPhase } from '../tournament/status.ts';
import type { VisibleTournament } from '../tournament/tournament.schema.ts';

/** Reasons to refuse a registration that don't depend on its fields. */
export type Refusal = Extract<
  ErrorCode,
  'tournament_not_found' | 'no_linked_form' | 'registration_closed' | 'tournament_full'
>;

type Admitting = Pick<
  VisibleTournament,
  'status' | 'linkedFormId' | 'date' | 'endDate' | 'registrationDeadline' | 'maxPlayers' | 'currentPlayers' | 'result'
> &
  Parameters<typeof keptPlaces>[0];

/**
 * Returns the reason why `tournament` takes no registration at `now`, or null. An unpublished tournament is reported as
 * unknown, so drafts stay secret. Closed precedes full. An invited player gets a kept place also of a full one.
 */
export function refusalOf(tournament: Admitting | null, now: Date, isInvited = false): Refusal | null {
  if (tournament === null || tournament.status !== 'published') return 'tournament_not_found';
  if (tournament.linkedFormId === null) return 'no_linked_form';
  switch (registrationPhase(tournament, now)) {
    case 'completed':
    case 'registration_closed':
      return 'registration_closed';
    case 'full':
      return isFullFor(tournament, isInvited) ? 'tournament_full' : null;
    case 'open':
      return null;
  }
}
