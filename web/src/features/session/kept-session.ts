import { type AdminSession, restoreAdminSession } from '@arena/domain';
import type { User } from 'firebase/auth';
import { forgetAdminReadings } from '#lib/storage/admin-storage-keys.ts';
import {
  notifyStorageChange,
  readStored,
  readText,
  removeStored,
  storageKeys,
  writeStored,
  writeText,
} from '#lib/storage/storage.ts';
import { isInTeam, type SessionView } from './session-view.ts';

/** Traces of a session in browser storage, for the first view of the next page. They grant nothing, even if forged. */

const { authToken, rememberMe, userRole, organiser, loginTime, adminSession } = storageKeys;

function roleOf({ isOwner, isAdmin }: SessionView): 'owner' | 'admin' | 'user' {
  if (isOwner) return 'owner';
  return isAdmin ? 'admin' : 'user';
}

/** Stores a verified session. Without "Recordarme" it lasts as long as the tab, and no token is stored. */
export function keepSession(view: SessionView): void {
  const area = view.remembered ? 'local' : 'session';
  writeText(area, userRole, roleOf(view));
  if (isInTeam(view) && !view.isAdmin) writeText(area, organiser, 'true');
  else removeStored(area, organiser);
  writeText(area, loginTime, view.loginTime);
  if (view.remembered) {
    // The account's uid, not a credential; the provider's SDK stores that.
    writeText('local', authToken, view.uid);
    writeText('local', rememberMe, 'true');
  } else {
    removeStored('local', authToken);
  }
  notifyStorageChange();
}

/** Deletes this tab's session. */
export function forgetTabSession(): void {
  forgetAdminReadings();
  for (const key of [userRole, organiser, loginTime]) removeStored('session', key);
  notifyStorageChange();
}

/** Deletes the stored session. */
export function forgetSession(): void {
  for (const key of [authToken, rememberMe, userRole, organiser, loginTime, adminSession]) removeStored('local', key);
  forgetTabSession();
}

/** True if this account's session outlives its tab. */
export function isRemembered(uid: string): boolean {
  return readText('local', authToken) === uid;
}

/** Returns the start of the restored session; null if unknown. */
export function keptLoginTime(): string | null {
  return readText('local', loginTime) ?? readText('session', loginTime);
}

/** True if the owner chose to be remembered, so that the session is shown before the server confirms it. */
export function isOwnerRemembered(): boolean {
  return readText('local', rememberMe) === 'true' && readText('local', userRole) === 'owner';
}

/** Stores a local admin session. */
export function keepAdminSession(session: AdminSession): void {
  writeStored('local', adminSession, session);
}

/** Returns the stored local admin session; an invalid or expired one is deleted. */
export function keptAdminSession(now: Date): AdminSession | null {
  const kept = restoreAdminSession(readStored('local', adminSession), now);
  if (kept === null) removeStored('local', adminSession);
  return kept;
}

/** Returns the local admin login of this deployment; null if it has none. */
export function localLogin(): { username: string; email: string } | null {
  // Named in full, because the build would inline the whole environment otherwise.
  const username = import.meta.env.VITE_LOCAL_ADMIN_USERNAME;
  const email = import.meta.env.VITE_LOCAL_ADMIN_EMAIL;
  return username && email ? { username, email } : null;
}

/** True for the account behind the local admin login, however it signed in: its sessions last a day. */
export function isLocalAdmin({ email }: Pick<User, 'email'>): boolean {
  const login = localLogin();
  return login !== null && email?.toLowerCase() === login.email.toLowerCase();
}

/** True if the local admin's stored session is over, unreadable or removed; known without the server. */
export function hasLostLocalSession(user: Pick<User, 'uid' | 'email'>): boolean {
  return isLocalAdmin(user) && keptAdminSession(new Date())?.user.id !== user.uid;
}
