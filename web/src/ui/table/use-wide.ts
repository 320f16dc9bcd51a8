import { useSyncExternalStore } from 'react';

/** Screens with room for the columns of a table. */
const WIDE = '(min-width: 64rem)';

function subscribe(listener: () => void): () => void {
  const wide = window.matchMedia(WIDE);
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** True if a list is shown as a table. For screens that no server renders. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}
