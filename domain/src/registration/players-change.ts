import type { PlayersChange, Registration } from './registration.schema.ts';
import { playersOf } from './team.ts';

type Players = Pick<Registration, 'nickname' | 'freeFireId' | 'team'>;
type Changing = Players & Pick<Registration, 'playersChange'>;

/** A changed team name or player, in words. An empty text is a missing name. */
export interface ChangedText {
  before: string;
  after: string;
}

/** Returns the fields of a registration that say who plays. */
export function playersIn({ nickname, freeFireId, team }: Players): Players {
  return { nickname, freeFireId, team };
}

function changedPlayers(before: Players, after: Players): ChangedText[] {
  const [are, were] = [playersOf(after), playersOf(before)];
  const places = Array.from({ length: Math.max(are.length, were.length) }, (_, place) => place);
  return places.flatMap((place) => {
    const [was, is] = [were[place], are[place]];
    const isSameId = was?.freeFireId === is?.freeFireId;
    if (isSameId && was?.nickname === is?.nickname) return [];
    const text = (player: typeof is) =>
      (isSameId ? [player?.nickname] : [player?.nickname, player?.freeFireId]).filter(Boolean).join(' · ');
    return [{ before: text(was), after: text(is) }];
  });
}

/** Lists what an open or refused change asks for: the team's name and its players, each with the present one. */
export function requestedChanges(registration: Changing): ChangedText[] {
  const { playersChange: change } = registration;
  if (change === null || change.state === 'accepted') return [];
  const names = { before: registration.team?.name ?? '', after: change.team?.name ?? '' };
  return [...(names.before === names.after ? [] : [names]), ...changedPlayers(registration, change)];
}

/** Counts the players that an open or refused change concerns. */
export function countRequested({ playersChange: change, ...players }: Changing): number {
  return change === null || change.state === 'accepted' ? 0 : changedPlayers(players, change).length;
}

/** Returns the registration as its open change asks for it. */
export function withRequested<T extends Changing>(registration: T): T {
  const { playersChange: change } = registration;
  return change?.state === 'open' ? { ...registration, ...playersIn(change) } : registration;
}

/** Returns the change to store after a player asked for `wanted`; null if that is what is approved. */
export function requestFor(registration: Changing, wanted: Players, at: string): PlayersChange | null {
  const asked = { at, state: 'open' as const, ...playersIn(wanted) };
  const hasChanges = requestedChanges({ ...registration, playersChange: asked }).length > 0;
  return hasChanges ? asked : null;
}
