import { useEffect } from 'react';
import { startSession } from './session.ts';
import { type Session, useSession } from './session-store.ts';

/** The session, live; found out first where this page hasn't yet. */
export function useStartedSession(): Session {
  useEffect(() => {
    void startSession();
  }, []);
  return useSession();
}
