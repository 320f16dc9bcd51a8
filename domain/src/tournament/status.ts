import * as limits from '../limits/limits.ts';
import { isPast, toMillis } from '../time/instant.ts';
import type { Tournament } from './tournament.schema.ts';

type Ending = Pick<Tournament, 'date' | 'endDate'>;
type Running = Ending & Pick<Tournament, 'result'>;
type Dated = Running & Pick<Tournament, 'registrationDeadline'>;
type Kept = Partial<Pick<Tournament, 'reservedPlaces' | 'invitedPlayers' | 'result'>>;
type Seats = Pick<Tournament, 'maxPlayers' | 'currentPlayers'> & Kept;
type Counted = Seats & Partial<Pick<Tournament, 'waitingPlayers'>>;

export const registrationPhases = ['open', 'full', 'registration_closed', 'completed'] as const;
export type RegistrationPhase = (typeof registrationPhases)[number];

/**
 * Returns the first phase that applies at `now`. A draw closes the registration, and the end of the competition
 * completes the tournament. Without a draw the clock decides: past the date, past the deadline, full, open. The exact
 * instant isn't past.
 */
export function registrationPhase(tournament: Dated & Counted, now: Date): RegistrationPhase {
  if (isDrawn(tournament)) return isOver(tournament, now) ? 'completed' : 'registration_closed';
  if (isPast(tournament.date, now)) return 'completed';
  if (isPast(tournament.registrationDeadline, now)) return 'registration_closed';
  return isFull(tournament) ? 'full' : 'open';
}

/** True if the registration is open with its last seats: any moment may make the tournament full. */
export function hasLastSeats(tournament: Dated & Counted, now: Date): boolean {
  const { most, share } = limits.lastSeats;
  const free = freeSeats(tournament);
  return (
    free !== null &&
    free <= Math.max(most, tournament.maxPlayers * share) &&
    registrationPhase(tournament, now) === 'open'
  );
}

/** Returns the end of a tournament in milliseconds: its end, or a day after its date; null without a date. */
export function endOf({ date, endDate }: Ending): number | null {
  const end = toMillis(endDate);
  if (end !== null) return end;
  const start = toMillis(date);
  return start === null ? null : start + limits.assumedDuration;
}

/**
 * True if a tournament is over at `now`: its competition is finished, or, without a draw, its end has passed. One
 * without a draw and without a known end is never over.
 */
export function isOver(tournament: Running, now: Date): boolean {
  if (isDrawn(tournament)) return tournament.result?.state === 'finished';
  const end = endOf(tournament);
  return end !== null && now.getTime() > end;
}

/** True if a published tournament is upcoming, running, or without a date. */
export function isActive(tournament: Running, now: Date): boolean {
  return !isOver(tournament, now);
}

/** True if a tournament belongs in the public catalogue: active, or over for at most 30 days. */
export function belongsInCatalogue(tournament: Ending, now: Date): boolean {
  const end = endOf(tournament);
  return end === null || now.getTime() <= end + limits.catalogueRetention;
}

/**
 * Returns the places that wait for invited players. After the draw nobody is invited: substitutes may take them.
 */
export function keptPlaces({ reservedPlaces = 0, invitedPlayers = 0, result = null }: Kept): number {
  return isDrawn({ result }) ? 0 : Math.max(0, reservedPlaces - invitedPlayers);
}

/**
 * Returns the free seats, without those that waiting players or invitations have a claim to. Null without a limit
 * (`maxPlayers` 0). Never negative.
 */
export function freeSeats(tournament: Counted): number | null {
  const { maxPlayers, currentPlayers, waitingPlayers = 0 } = tournament;
  return maxPlayers > 0 ? Math.max(0, maxPlayers - currentPlayers - waitingPlayers - keptPlaces(tournament)) : null;
}

/** True if a seat is neither taken nor offered, nor kept for others. An invited player may have a kept one. */
export function hasRoom(tournament: Seats, isInvited = false): boolean {
  const { maxPlayers, currentPlayers } = tournament;
  return maxPlayers === 0 || currentPlayers + (isInvited ? 0 : keptPlaces(tournament)) < maxPlayers;
}

/** True if every place is taken. A tournament without a limit is never full. */
export function isFull(tournament: Counted): boolean {
  return freeSeats(tournament) === 0;
}

/** True if no seat is left for one more registration. An invited one gets a kept place of a full tournament. */
export function isFullFor(tournament: Counted, isInvited: boolean): boolean {
  return isFull(tournament) && !(isInvited && keptPlaces(tournament) > 0 && hasRoom(tournament, true));
}

type Played = Pick<Tournament, 'result'>;

/** True if the groups of a tournament are drawn, which ends its registration. */
export function isDrawn({ result }: Played): boolean {
  return result?.drawn === true || hasPlay({ result });
}

/** True if a match of a tournament was played, or is being played. */
export function hasPlay({ result }: Played): boolean {
  return result?.state === 'playing' || result?.state === 'finished';
}
