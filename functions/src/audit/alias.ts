import { tournamentOf } from '@arena/domain';
import type { KeyedHash } from '../platform/keyed-hash.ts';

/**
 * What records call a registration: its tournament, and a keyed hash in the place of the player's Free Fire ID, so
 * that what organisers did to the same one can still be told when the player is no longer known.
 */
export function aliasOf(hash: KeyedHash, registrationId: string): string {
  return `${tournamentOf(registrationId)}_${hash('audit', registrationId)}`;
}
