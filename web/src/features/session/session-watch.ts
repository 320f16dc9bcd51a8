import { limits } from '@arena/domain';
import { followStorage } from '#lib/storage/storage.ts';

export interface Watched {
  uid: string;
  /** Expiry in milliseconds since the epoch; null for none. */
  expiry: number | null;
  /** Called when the session has to be checked again, every 50 minutes with a new token. */
  onRecheck(renew: boolean): void;
  onExpiry(): void;
  /** Called when this browser's storage may have changed, and on return to the tab. */
  onStorage(): void;
  /** Called after a sign-out in another tab, possibly later if this tab slept. */
  onSignedOutElsewhere(): void;
}

const CHANNEL = 'session';
const RETURN_PAUSE = 10_000;

/**
 * Watches a session: requests a check every 50 minutes and when the tab becomes visible. Returns a function that stops
 * it.
 */
export function watchSession({
  uid,
  expiry,
  onRecheck,
  onExpiry,
  onStorage,
  onSignedOutElsewhere,
}: Watched): () => void {
  let checkedAt = performance.now();
  const recheck = (renew: boolean) => {
    checkedAt = performance.now();
    onRecheck(renew);
  };
  const onReturn = () => {
    if (document.visibilityState === 'visible') onStorage();
    if (document.visibilityState === 'visible' && performance.now() - checkedAt >= RETURN_PAUSE) recheck(false);
  };
  const interval = setInterval(() => recheck(true), limits.sessionRecheck);
  const end = expiry === null ? undefined : setTimeout(onExpiry, expiry - Date.now());
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data === uid) onSignedOutElsewhere();
  };
  document.addEventListener('visibilitychange', onReturn);
  const stopFollowing = followStorage(onStorage);
  return () => {
    stopFollowing();
    clearInterval(interval);
    clearTimeout(end);
    channel.close();
    document.removeEventListener('visibilitychange', onReturn);
  };
}

/** Tells other tabs that the session of `uid` has ended, including those that don't remember it. */
export function announceSignOut(uid: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(uid);
  channel.close();
}
