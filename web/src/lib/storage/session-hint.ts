import { readText, storageKeys, useStored } from './storage.ts';

const kept = (key: string) => readText('local', key) ?? readText('session', key);

/** True if this browser may have a session. A cheap hint that decides if the session's code is loaded. */
export function hasSessionHint(): boolean {
  return kept(storageKeys.userRole) !== null || kept(storageKeys.adminSession) !== null;
}

function hasAdminHint(): boolean {
  const role = kept(storageKeys.userRole);
  return role === 'admin' || role === 'owner' || kept(storageKeys.organiser) !== null;
}

/** True if this browser has a private link (`lib/addresses/links.ts`), and follows changes; false on the server. */
export function useHasLink(): boolean {
  return useStored(() => kept(storageKeys.links) !== null, false);
}

/** True if the visitor was an organiser when last verified. It shows a link to the panel and grants nothing. */
export function useAdminHint(): boolean {
  return useStored(hasAdminHint, false);
}
