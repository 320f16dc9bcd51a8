import { type AdminSession, restoreAdminSession } from '@arena/domain';
import { forgetAdminReadings } from '../../lib/storage/admin-storage-keys.ts';
import { tellOfStorage } from '../../lib/storage/live.ts';
import { readStored, readText, removeStored, storageKeys, writeStored, writeText } from '../../lib/storage/storage.ts';
import { isInTeam, type SessionView } from './session-view.ts';

/** A session's traces in browser storage, for the next page's first view. They grant nothing, even if forged. */

const { authToken, rememberMe, userRole, organiser, loginTime, adminSession } = storageKeys;

function roleOf({ isOwner, isAdmin }: SessionView): 'owner' | 'admin' | 'user' {
  if (isOwner) return 'owner';
  return isAdmin ? 'admin' : 'user';
}

/** Keeps what a recognised session leaves. Without "Recordarme" it stays with the tab, and no token is kept. */
export function keepSession(view: SessionView): void {
  const area = view.remembered ? 'local' : 'session';
  writeText(area, userRole, roleOf(view));
  if (isInTeam(view) && !view.isAdmin) writeText(area, organiser, 'true');
  else removeStored(area, organiser);
  writeText(area, loginTime, view.loginTime);
  if (view.remembered) {
    // The name of the session, not the credential: that stays with the identity provider's SDK.
    writeText('local', authToken, view.uid);
    writeText('local', rememberMe, 'true');
  } else {
    removeStored('local', authToken);
  }
  tellOfStorage();
}

/** Forgets what a session has left in this tab alone. */
export function forgetTabSession(): void {
  forgetAdminReadings();
  for (const key of [userRole, organiser, loginTime]) removeStored('session', key);
  tellOfStorage();
}

/** Forgets what this session, or one that is over, has left. */
export function forgetSession(): void {
  for (const key of [authToken, rememberMe, userRole, organiser, loginTime, adminSession]) removeStored('local', key);
  forgetTabSession();
}

/** True if the session of this account was to outlive its tab. */
export function isRemembered(uid: string): boolean {
  return readText('local', authToken) === uid;
}

/** When the session that is being restored began; null where nothing was kept of it. */
export function keptLoginTime(): string | null {
  return readText('local', loginTime) ?? readText('session', loginTime);
}

/** True if the owner asked to be remembered, so that their session may show before the server has confirmed it. */
export function isOwnerRemembered(): boolean {
  return readText('local', rememberMe) === 'true' && readText('local', userRole) === 'owner';
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
