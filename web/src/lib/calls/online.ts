import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** True if the browser reports a network. False is certain, true is a guess. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Calls `listener` when the tab's visibility changes or the network is back. Returns the unsubscribe function. */
export function onVisibilityOrOnline(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('online', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('online', listener);
  };
}
