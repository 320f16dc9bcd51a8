import { useSyncExternalStore } from 'react';
import { readStored, storageKeys } from './storage.ts';

const listeners = new Set<() => void>();

/** Tells this page that the session's keys in storage have changed; other tabs hear of it by themselves. */
export function announceSessionHint(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const kept = (key: string) => readStored('local', key) ?? readStored('session', key);

/**
 * Whether this browser has kept something of a session. It is cheap to ask, and no more than a hint: it decides
 * whether the code that finds out is worth loading.
 */
export function hasSessionHint(): boolean {
  return kept(storageKeys.userRole) !== null || kept(storageKeys.adminSession) !== null;
}

function hasAdminHint(): boolean {
  const role = kept(storageKeys.userRole);
  return role === 'admin' || role === 'owner';
}

/** Whether the visitor was an admin when last recognised. It shows a way to the panel and opens nothing. */
export function useAdminHint(): boolean {
  return useSyncExternalStore(subscribe, hasAdminHint, () => false);
}
