import { type AdminSession, restoreAdminSession } from '@arena/domain';
import { forgetDeskReadings } from '../../lib/storage/desk-storage-keys.ts';
import { tellOfStorage } from '../../lib/storage/live.ts';
import { readStored, removeStored, storageKeys, writeStored } from '../../lib/storage/storage.ts';
import type { SessionView } from './session-view.ts';

/**
 * What a session leaves in the browser's storage (specification, section 3), for the next page to show at once.
 * It has no power: made up, it opens nothing.
 */

const { authToken, rememberMe, userRole, loginTime, adminSession } = storageKeys;

function roleOf({ isOwner, isAdmin }: SessionView): 'owner' | 'admin' | 'user' {
  if (isOwner) return 'owner';
  return isAdmin ? 'admin' : 'user';
}

/** Keeps what a recognised session leaves. Without "Recordarme" it stays with the tab, and no token is kept. */
export function keepSession(view: SessionView): void {
  const area = view.remembered ? 'local' : 'session';
  writeStored(area, userRole, roleOf(view));
  writeStored(area, loginTime, view.loginTime);
  if (view.remembered) {
    // The name of the session, not the credential: that stays with the identity provider's SDK.
    writeStored('local', authToken, view.uid);
    writeStored('local', rememberMe, true);
  } else {
    removeStored('local', authToken);
  }
  tellOfStorage();
}

/** Forgets what a session has left in this tab alone. */
export function forgetTabSession(): void {
  forgetDeskReadings();
  for (const key of [userRole, loginTime]) removeStored('session', key);
  tellOfStorage();
}

/** Forgets what this session, or one that is over, has left. */
export function forgetSession(): void {
  for (const key of [authToken, rememberMe, userRole, loginTime, adminSession]) removeStored('local', key);
  forgetTabSession();
}

/** Whether the session of this account was to outlive its tab. */
export function isRemembered(uid: string): boolean {
  return readStored('local', authToken) === uid;
}

/** When the session that is being restored began; null where nothing was kept of it. */
export function keptLoginTime(): string | null {
  const kept = readStored('local', loginTime) ?? readStored('session', loginTime);
  return typeof kept === 'string' ? kept : null;
}

/** Whether the owner asked to be remembered, so that their session may show before the server has confirmed it. */
export function isOwnerRemembered(): boolean {
  return readStored('local', rememberMe) === true && readStored('local', userRole) === 'owner';
}

/** Keeps a local admin session. */
export function keepAdminSession(session: AdminSession): void {
  writeStored('local', adminSession, session);
}

/** The local admin session that was kept; one that isn't good, or is over at `now`, is removed. */
export function keptAdminSession(now: Date): AdminSession | null {
  const kept = restoreAdminSession(readStored('local', adminSession), now);
  if (kept === null) removeStored('local', adminSession);
  return kept;
}
