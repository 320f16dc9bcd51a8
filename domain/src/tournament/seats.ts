import type { PublicTournament } from './tournament.schema.ts';

type Counted = Pick<PublicTournament, 'maxPlayers' | 'currentPlayers'> &
  Partial<Pick<PublicTournament, 'waitingPlayers'>>;

/**
 * Returns the free seats, without those offered to waiting players. Null without a limit (`maxPlayers` 0). Never
 * negative.
 */
export function freeSeats({ maxPlayers, currentPlayers, waitingPlayers = 0 }: Counted): number | null {
  return maxPlayers > 0 ? Math.max(0, maxPlayers - currentPlayers - waitingPlayers) : null;
}

/** True if every place is taken. A tournament without a limit is never full. */
export function isFull(tournament: Counted): boolean {
  return freeSeats(tournament) === 0;
}
