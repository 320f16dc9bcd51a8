import { useSyncExternalStore } from 'react';

/** Creates a page-wide value outside of components, with a hook that follows it. */
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
