import type { Entry } from './entry.schema.ts';

/**
 * Removes hidden players' nicknames and IDs, a name derived from them, and the emblem. `entryName` then returns
 * 'Jugador' with the seed. @param ids public ids of its players; null if unknown.
 */
export function withoutHidden<E extends Pick<Entry, 'name' | 'players' | 'emblem'>>(
  entry: E,
  ids: readonly (string | null)[],
  hidden: ReadonlySet<string>,
): E {
  const isHidden = (index: number) => hidden.has(ids[index] ?? '');
  if (!entry.players.some((_, index) => isHidden(index))) return entry;
  const nicknames = entry.players.flatMap(({ nickname }, index) => (isHidden(index) ? [nickname.trim()] : []));
  const isOfPlayer = entry.players.length === 1 || nicknames.includes(entry.name.trim());
  const players = entry.players.map((player, index) =>
    isHidden(index) ? { ...player, nickname: '', freeFireId: null } : player,
  );
  return { ...entry, name: isOfPlayer ? '' : entry.name, players, reason: '', emblem: undefined };
}
