import { useEffect, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser believes it has a network. False is certain, true is a guess. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/**
 * Looks after what waits for a signal: now, when the signal is back, when the tab is looked at again; not in a hidden
 * tab, nor where the browser knows that it has no network.
 */
export function useReturningSignal(look: () => void): void {
  useEffect(() => {
    const onChange = () => {
      if (!document.hidden && navigator.onLine) look();
    };
    onChange();
    window.addEventListener('online', onChange);
    document.addEventListener('visibilitychange', onChange);
    return () => {
      window.removeEventListener('online', onChange);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, [look]);
}
