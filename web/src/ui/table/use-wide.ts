import { useSyncExternalStore } from 'react';

/** Screens with space for a table's columns. */
const WIDE = '(min-width: 64rem)';

function subscribe(listener: () => void): () => void {
  const wide = window.matchMedia(WIDE);
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** True if lists are shown as tables. Only for screens that aren't server-rendered. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}
