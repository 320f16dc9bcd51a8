import { publicNameKey } from '../../text/public-name.ts';
import type { Entry } from './entry.schema.ts';

type Named = Pick<Entry, 'name' | 'players'> & Partial<Pick<Entry, 'seed'>>;

/**
 * Names an entry: the team's name, or the first player's nickname. Without either, 'Jugador ··4525' by the last digits
 * of the Free Fire ID; without an ID, 'Jugador 7' by the order of registration.
 */
export function entryName({ name, players, seed = null }: Named): string {
  const [first] = players;
  const called = name.trim() || (first?.nickname.trim() ?? '');
  if (called !== '') return called;
  const digits = first?.freeFireId?.slice(-4) ?? '';
  if (digits !== '') return `Jugador ··${digits}`;
  return seed === null ? 'Jugador' : `Jugador ${seed}`;
}

/** True for a placeholder name, which other entries may share. */
export function isUnnamed(called: string): boolean {
  return /^Jugador(?: ··\d+| \d+)?(?: #[\d-]+)?$/.test(called);
}

/**
 * Names the entries of a competition uniquely. Similar names get their place in the order of registration: 'LD #3' and
 * 'LD #8'. Tables, refusals and pasted results use these names.
 */
export function entryNames(entries: readonly (Named & Pick<Entry, 'id'>)[]): ReadonlyMap<string, string> {
  const named = entries.map((entry) => ({ ...entry, called: entryName(entry), key: publicNameKey(entryName(entry)) }));
  const counts = new Map<string, number>();
  for (const { key } of named) counts.set(key, (counts.get(key) ?? 0) + 1);
  const used = new Set([...counts].flatMap(([key, count]) => (count === 1 ? [key] : [])));
  // A name may be typed like a number of ours: 'LD #3'.
  const free = (called: string, number: string): string => {
    const name = `${called} #${number}`;
    if (used.has(publicNameKey(name))) return free(called, `${number}-2`);
    used.add(publicNameKey(name));
    return name;
  };
  const inOrder = named.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return new Map(
    inOrder.map(({ id, called, key, seed }, index) => [
      id,
      counts.get(key) === 1 ? called : free(called, String(seed ?? index + 1)),
    ]),
  );
}
