import type { Tournament } from '@arena/domain';
import { useSyncExternalStore } from 'react';

/** The tournament that was published from here last, to be shared. */
let published: Tournament | null = null;
const listeners = new Set<() => void>();

/** Offers to share a tournament that was published just now; null: no longer. */
export function offerToShare(tournament: Tournament | null): void {
  published = tournament;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The tournament that is offered to be shared, live; null where none is. */
export function usePublished(): Tournament | null {
  return useSyncExternalStore(subscribe, () => published);
}
