import { useSyncExternalStore } from 'react';

/** Has every screen look again at what this browser keeps. Another tab tells of its changes by this event by itself. */
export function tellOfStorage(): void {
  window.dispatchEvent(new Event('storage'));
}

/** Calls `listener` whenever what this browser keeps may have changed. */
export function followStorage(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Selects from this browser's storage, live; `otherwise` while the server renders, which has no storage. */
export function useStored<T extends string | boolean | undefined | null>(select: () => T, otherwise: T): T {
  return useSyncExternalStore(followStorage, select, () => otherwise);
}
