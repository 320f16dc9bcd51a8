import { useStored } from './live.ts';
import { readText, storageKeys } from './storage.ts';

const kept = (key: string) => readText('local', key) ?? readText('session', key);

/**
 * True if this browser has kept something of a session. It is cheap to ask, and no more than a hint: it decides
 * whether the code that finds out is worth loading.
 */
export function hasSessionHint(): boolean {
  return kept(storageKeys.userRole) !== null || kept(storageKeys.adminSession) !== null;
}

function hasAdminHint(): boolean {
  const role = kept(storageKeys.userRole);
  return role === 'admin' || role === 'owner' || kept(storageKeys.organiser) !== null;
}

/** True if this browser has a private link, live; false while the server renders. `lib/addresses/links.ts` reads it. */
export function useHasLink(): boolean {
  return useStored(() => kept(storageKeys.links) !== null, false);
}

/** True if the visitor was an organiser when last recognised. It shows a way to the panel and opens nothing. */
export function useAdminHint(): boolean {
  return useStored(hasAdminHint, false);
}
