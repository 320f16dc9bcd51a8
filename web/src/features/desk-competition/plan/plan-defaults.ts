import { lobbySize, type TeamSize, type Tournament } from '@arena/domain';

/** How many to plan for: the tournament's places; where it has no limit, who is in it, or a full lobby. */
export function entriesOf(
  { maxPlayers, currentPlayers }: Pick<Tournament, 'maxPlayers' | 'currentPlayers'>,
  teamSize: TeamSize,
): number {
  const known = maxPlayers > 0 ? maxPlayers : currentPlayers;
  return known > 1 ? known : lobbySize(teamSize);
}

/** Numbers of entries that are a tap away: the likely one, a full lobby and two of them. */
export function likelyCounts(likely: number, teamSize: TeamSize): number[] {
  const lobby = lobbySize(teamSize);
  return [...new Set([likely, lobby, 2 * lobby])];
}
