import { dropLink, keptLinks } from '../../lib/addresses/links.ts';
import { tellOfStorage } from '../../lib/storage/live.ts';
import { rememberedPlayer } from '../../lib/storage/remembered-player.ts';
import { removeStored, storageKeys } from '../../lib/storage/storage.ts';
import { visitorStorageKeys } from '../../lib/storage/visitor-storage-keys.ts';

/** Forgets what this phone knows of a registration that was erased; another player whom it remembers stays. */
export function forgetRegistration({ token, freeFireId }: { token: string; freeFireId: string }): void {
  const tournamentId = keptLinks().find((each) => each.token === token)?.tournamentId ?? null;
  dropLink(token);
  if (rememberedPlayer()?.values.freeFireId === freeFireId) removeStored('local', visitorStorageKeys.player);
  if (tournamentId !== null) {
    removeStored('session', storageKeys.enrolled(tournamentId));
    removeStored('local', storageKeys.enrolled(tournamentId));
    removeStored('local', visitorStorageKeys.notices(tournamentId));
    removeStored('session', visitorStorageKeys.registrationAttempt(tournamentId));
  }
  tellOfStorage();
}
