import type { KeyedHash } from '../platform/keyed-hash.ts';

const DIGITS = 20;

/** Under what everybody knows a player: nobody reads the Free Fire ID out of it without the deployment's key. */
export function publicPlayerId(freeFireId: string, hash: KeyedHash): string {
  return hash('player', freeFireId).slice(0, DIGITS);
}
