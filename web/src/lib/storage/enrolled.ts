import { useSyncExternalStore } from 'react';
import { readStored, storageKeys } from './storage.ts';

/**
 * When somebody registered in a tournament from this phone, ISO 8601; null where nobody did, as far as it knows. Whom,
 * it doesn't say. The tab knows for as long as it lives, the phone where the player said so (docs/decisions/033).
 */
export function enrolledAt(tournamentId: string): string | null {
  const key = storageKeys.enrolled(tournamentId);
  const at = readStored('session', key) ?? readStored('local', key);
  return typeof at === 'string' ? at : null;
}

/** Another tab tells of its changes by this event, and this one by `tellOfMemory`. */
function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Has every screen look again at what the phone remembers. */
export function tellOfMemory(): void {
  window.dispatchEvent(new Event('storage'));
}

/** What `select` makes of what the phone remembers, live; `otherwise` where the server writes the page, which knows nothing of it. */
export function useMemory<T extends string | boolean | undefined | null>(select: () => T, otherwise: T): T {
  return useSyncExternalStore(subscribe, select, () => otherwise);
}

/** As `enrolledAt`, live. */
export function useEnrolledAt(tournamentId: string): string | null {
  return useMemory(() => enrolledAt(tournamentId), null);
}
