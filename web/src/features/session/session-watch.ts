import { limits } from '@arena/domain';

export interface Watched {
  uid: string;
  /** When the server ends it, in milliseconds since the epoch; null: not by itself. */
  expiry: number | null;
  /** It is time to ask again; every 50 minutes with a new token. */
  onRecheck(renew: boolean): void;
  onExpiry(): void;
  /** Its account signed out in another tab, some time ago where this one slept. */
  onSignedOutElsewhere(): void;
}

const CHANNEL = 'session';
const RETURN_PAUSE = 10_000;

/** Watches over a session: asks for a re-check every 50 minutes and on return to the tab. Returns the way to stop. */
export function watchSession({ uid, expiry, onRecheck, onExpiry, onSignedOutElsewhere }: Watched): () => void {
  let checkedAt = performance.now();
  const recheck = (renew: boolean) => {
    checkedAt = performance.now();
    onRecheck(renew);
  };
  const onReturn = () => {
    if (document.visibilityState === 'visible' && performance.now() - checkedAt >= RETURN_PAUSE) recheck(false);
  };
  const interval = setInterval(() => recheck(true), limits.sessionRecheck);
  const end = expiry === null ? undefined : setTimeout(onExpiry, expiry - Date.now());
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data === uid) onSignedOutElsewhere();
  };
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    clearInterval(interval);
    clearTimeout(end);
    channel.close();
    document.removeEventListener('visibilitychange', onReturn);
  };
}

/** Tells the other tabs that the session of `uid` is over: those, too, that keep theirs to themselves. */
export function announceSignOut(uid: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(uid);
  channel.close();
}
