import { useSyncExternalStore } from 'react';

/** A screen with room for two things side by side. */
const WIDE = '(min-width: 75rem)';

function subscribe(listener: () => void): () => void {
  const wide = window.matchMedia(WIDE);
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Whether there is room for two things side by side. For screens that no server renders. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}
