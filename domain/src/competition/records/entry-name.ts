import type { Entry } from './entry.schema.ts';

/**
 * What everybody calls an entry: its team's name, or its first player's nickname; without one 'Jugador ··4525', by the
 * last digits of the Free Fire ID.
 */
export function entryName({ name, players }: Pick<Entry, 'name' | 'players'>): string {
  const [first] = players;
  const called = name.trim() || (first?.nickname.trim() ?? '');
  if (called !== '') return called;
  const digits = first?.freeFireId?.slice(-4) ?? '';
  return digits === '' ? 'Jugador' : `Jugador ··${digits}`;
}

/** Whether an entry is called as one without a name: by digits that others may have too, or by nothing. */
export function isUnnamed(called: string): boolean {
  return /^Jugador(?: ··\d+)?$/.test(called);
}
