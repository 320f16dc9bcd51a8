import { errorText, type FieldErrors } from '../errors.ts';
import type { TeamSize } from '../tournament/modes.schema.ts';
import { teamText } from '../tournament/team-size.ts';
import { withoutLeadingZeros } from './free-fire-id.ts';
import type { Registration } from './registration.schema.ts';

type Named = Pick<Registration, 'nickname' | 'freeFireId' | 'team'>;

interface Captain {
  freeFireId: string;
  team?: { players: readonly { freeFireId: string }[] } | null | undefined;
}

/** Returns all players of a registration, the captain first. */
export function playersOf({ nickname, freeFireId, team }: Named): { nickname: string; freeFireId: string }[] {
  return [{ nickname, freeFireId }, ...(team?.players ?? [])];
}

/** True if a former teammate is missing. The captain may change their ID. */
export function hasLostPlayer(before: Registration['team'], after: Registration['team']): boolean {
  const now = new Set((after?.players ?? []).map(({ freeFireId }) => freeFireId));
  return (before?.players ?? []).some(({ freeFireId }) => !now.has(freeFireId));
}

/** Returns the field path of a player's ID, by the index in `playersOf`. */
export function idField(place: number): string {
  return place === 0 ? 'freeFireId' : `team.players.${place - 1}.freeFireId`;
}

/** Maps taken IDs to messages, by `isTaken`; empty without any. */
export function takenIds(registration: Named, isTaken: (freeFireId: string) => boolean): FieldErrors {
  const taken = playersOf(registration).flatMap(({ freeFireId }, place) =>
    isTaken(freeFireId) ? [[idField(place), errorText.already_registered]] : [],
  );
  return Object.fromEntries(taken);
}

/** Maps IDs repeated within the team to messages; empty if all differ. */
export function repeatedIds({ freeFireId, team }: Captain): FieldErrors {
  const ids = [freeFireId, ...(team?.players ?? []).map((player) => player.freeFireId)].map((id) =>
    withoutLeadingZeros(id.trim()),
  );
  const again = ids.flatMap((id, place) =>
    id !== '' && ids.indexOf(id) < place ? [[idField(place), 'Este ID ya está en tu equipo']] : [],
  );
  return Object.fromEntries(again);
}

/** Returns the problem of a team with the wrong number of players. A missing team is allowed. */
export function teamSizeProblem({ team }: Pick<Captain, 'team'>, teamSize: TeamSize): FieldErrors {
  if (!team || team.players.length === teamSize - 1) return {};
  const { one } = teamText[teamSize];
  return {
    team:
      teamSize === 1
        ? 'Este torneo es individual: recarga la página e inscríbete sin equipo.'
        : `Este torneo se juega en ${one}: recarga la página y agrega a los ${teamSize} jugadores.`,
  };
}
