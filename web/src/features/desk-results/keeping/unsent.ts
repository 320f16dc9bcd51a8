import { deskStorageKeys } from '../../../lib/storage/desk-storage-keys.ts';
import { storedKeys } from '../../../lib/storage/storage.ts';
import type { MatchPlace } from '../calls.ts';

/** The matches of which this browser keeps what an account is entering. */
export function draftPlaces(uid: string): MatchPlace[] {
  const prefix = deskStorageKeys.resultDrafts(uid);
  return storedKeys('local', prefix).flatMap((key) => {
    const [tournamentId, matchId] = key.slice(prefix.length).split(':');
    return tournamentId === undefined || matchId === undefined ? [] : [{ tournamentId, matchId }];
  });
}
