import { liveValue } from '../../lib/page/live-value.ts';
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

export const { get: currentSession, set: setSession, useLive: useSession } = liveValue<Session>({ state: 'loading' });
