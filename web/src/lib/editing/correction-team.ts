import { limits, type Registration } from '@arena/domain';

type Team = Registration['team'];

export const TEAM_NAME = 'team.name';
export const playerPath = (index: number, field: 'nickname' | 'freeFireId') => `team.players.${index}.${field}`;

/** The controls of a team: who there is, and as many as play together in the tournament. */
export function shownTeam(team: Team, teamSize: number): NonNullable<Team> {
  const missing = Math.max(0, teamSize - 1 - (team?.players.length ?? 0));
  const nobody = Array.from({ length: missing }, () => ({ nickname: '', freeFireId: '' }));
  return { name: team?.name ?? '', players: [...(team?.players ?? []), ...nobody] };
}

/** A team as it is stored; none where nothing was written. */
export function keptTeam(team: Team): Team {
  if (team === null) return null;
  const players = team.players.map(({ nickname, freeFireId }) => ({
    nickname: nickname.trim(),
    freeFireId: freeFireId.trim(),
  }));
  const isEmpty = [team.name.trim(), ...players.flatMap((player) => Object.values(player))].every(
    (text) => text === '',
  );
  return isEmpty ? null : { name: team.name.trim(), players };
}

/** The texts of a team under the paths by which problems name them. */
export function flatTeam(team: Team): Record<string, string> {
  if (team === null) return {};
  const players = team.players.flatMap(({ nickname, freeFireId }, index) => [
    [playerPath(index, 'nickname'), nickname],
    [playerPath(index, 'freeFireId'), freeFireId],
  ]);
  return { [TEAM_NAME]: team.name, ...Object.fromEntries(players) };
}

/** The team again out of the texts that `flatTeam` made of one. */
export function teamOf(text: (path: string) => string): Team {
  const players = Array.from({ length: limits.teammates }, (_, index) => ({
    nickname: text(playerPath(index, 'nickname')),
    freeFireId: text(playerPath(index, 'freeFireId')),
  }));
  const last = players.findLastIndex(({ nickname, freeFireId }) => nickname !== '' || freeFireId !== '');
  return keptTeam({ name: text(TEAM_NAME), players: players.slice(0, last + 1) });
}

/** What the controls of a team are called where they stand alone. */
export function teamLabels(): (readonly [path: string, label: string])[] {
  const players = Array.from({ length: limits.teammates }, (_, index) => [
    [playerPath(index, 'nickname'), `Apodo del jugador ${index + 2}`] as const,
    [playerPath(index, 'freeFireId'), `ID del jugador ${index + 2}`] as const,
  ]);
  return [[TEAM_NAME, 'Nombre del equipo'], ...players.flat()];
}
