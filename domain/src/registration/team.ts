import { errorText, type FieldErrors } from '../errors.ts';
import type { TeamSize } from '../team-size.schema.ts';
import { teamText } from '../tournament/team-size.ts';
import type { Registration } from './registration.schema.ts';

type Named = Pick<Registration, 'nickname' | 'freeFireId' | 'team'>;

/** Who may have a team, stored or as it is typed. */
interface Captain {
  freeFireId: string;
  team?: { players: readonly { freeFireId: string }[] } | null | undefined;
}

/** Everybody for whom a registration is, the captain first. */
export function playersOf({ nickname, freeFireId, team }: Named): { nickname: string; freeFireId: string }[] {
  return [{ nickname, freeFireId }, ...(team?.players ?? [])];
}

/** Whether somebody who played for a team doesn't any more; its captain plays for it whatever their ID is. */
export function hasLostPlayer(before: Registration['team'], after: Registration['team']): boolean {
  const now = new Set((after?.players ?? []).map(({ freeFireId }) => freeFireId));
  return (before?.players ?? []).some(({ freeFireId }) => !now.has(freeFireId));
}

/** The path of a player's ID among the fields of a registration, by the place in `playersOf`. */
function idField(place: number): string {
  return place === 0 ? 'freeFireId' : `team.players.${place - 1}.freeFireId`;
}

/** The message beside each ID that is another player's, by `isTaken`; empty where none is. */
export function takenIds(registration: Named, isTaken: (freeFireId: string) => boolean): FieldErrors {
  const taken = playersOf(registration).flatMap(({ freeFireId }, place) =>
    isTaken(freeFireId) ? [[idField(place), errorText.already_registered]] : [],
  );
  return Object.fromEntries(taken);
}

/** The message beside each ID that stands in the same team before; empty where all differ. */
export function repeatedIds({ freeFireId, team }: Captain): FieldErrors {
  const ids = [freeFireId, ...(team?.players ?? []).map((player) => player.freeFireId)].map((id) => id.trim());
  const again = ids.flatMap((id, place) =>
    id !== '' && ids.indexOf(id) < place ? [[idField(place), 'Este ID ya está en tu equipo']] : [],
  );
  return Object.fromEntries(again);
}

/** What is wrong with a team where so many play together: none is needed, but one that comes is whole. */
export function teamSizeProblem({ team }: Pick<Captain, 'team'>, teamSize: TeamSize): FieldErrors {
  if (!team || team.players.length === teamSize - 1) return {};
  const { one } = teamText[teamSize];
  return {
    team:
      teamSize === 1
        ? 'Este torneo se juega solo: recarga la página e inscríbete sin equipo.'
        : `Este torneo se juega en ${one}: recarga la página y escribe a los ${teamSize} jugadores.`,
  };
}
