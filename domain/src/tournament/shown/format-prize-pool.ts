import type { PrizePool } from './prize-pool.ts';

const places = [
  ['1er', 'firstPlacePrize'],
  ['2do', 'secondPlacePrize'],
  ['3er', 'thirdPlacePrize'],
] as const;

/** True if a text can be stored as one prize: it must not look like the start of another place. */
export function isOnePrize(prize: string): boolean {
  return !/(1er|2do|3er)\s*:/i.test(prize);
}

/**
 * Writes a podium in the stored form '1er: X, 2do: Y, 3er: Z', with TBD for a missing prize; empty without any.
 * `parsePrizePool` reads it back if each prize is `isOnePrize`.
 */
export function formatPrizePool(pool: PrizePool): string {
  if (places.every(([, key]) => !pool[key])) return '';
  return places.map(([place, key]) => `${place}: ${pool[key] || 'TBD'}`).join(', ');
}
