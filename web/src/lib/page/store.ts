import { useSyncExternalStore } from 'react';

/** A value of this page's that no screen holds: how it is read, changed, and seen live. */
export function createStore<T>(initial: T) {
  let current = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const get = () => current;
  return {
    get,
    set(next: T): void {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe,
    useLive: () => useSyncExternalStore(subscribe, get, get),
  };
}
