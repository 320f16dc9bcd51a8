import { useSyncExternalStore } from 'react';
import type { SessionView } from './session-view.ts';

/** What this page knows of the session. */
export type Session =
  /** Nobody has looked yet, or it is being found out. */
  | { state: 'loading' }
  /** There is one, but neither the provider nor the server could be asked. */
  | { state: 'unreachable' }
  /** `view` is provisional until the server has confirmed it. */
  | { state: 'in'; view: SessionView; provisional: boolean }
  /** Nobody is signed in; `ended` says why, where a session was taken away. */
  | { state: 'out'; ended: string | null };

let current: Session = { state: 'loading' };
const listeners = new Set<() => void>();

export function currentSession(): Session {
  return current;
}

export function setSession(next: Session): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session, live. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, currentSession);
}
