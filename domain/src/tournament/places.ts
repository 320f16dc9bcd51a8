import type { PublicTournament } from './tournament.schema.ts';

type Counted = Pick<PublicTournament, 'maxPlayers' | 'currentPlayers'>;

/** Places still free; null where the tournament has no limit (`maxPlayers` 0). Never negative. */
export function freePlaces({ maxPlayers, currentPlayers }: Counted): number | null {
  return maxPlayers > 0 ? Math.max(0, maxPlayers - currentPlayers) : null;
}

/** Whether every place is taken. A tournament without a limit is never full. */
export function isFull(tournament: Counted): boolean {
  return freePlaces(tournament) === 0;
}
