import { useSyncExternalStore } from 'react';

/** Notifies all screens of changed storage. Other tabs are notified by the browser. */
export function notifyStorageChange(): void {
  window.dispatchEvent(new Event('storage'));
}

/** Calls `listener` when this browser's storage may have changed. */
export function followStorage(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Selects from this browser's storage and follows its changes; `otherwise` on the server, which has no storage. */
export function useStored<T extends string | boolean | undefined | null>(select: () => T, otherwise: T): T {
  return useSyncExternalStore(followStorage, select, () => otherwise);
}
