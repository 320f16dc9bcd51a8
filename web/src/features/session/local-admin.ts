import type { User } from 'firebase/auth';
import { keptAdminSession } from './kept-session.ts';

// Named in full, because the build would inline the whole environment otherwise.
export const LOCAL_USERNAME = import.meta.env.VITE_LOCAL_ADMIN_USERNAME;
export const LOCAL_EMAIL = import.meta.env.VITE_LOCAL_ADMIN_EMAIL;

/** True if the deployment has a local admin login. */
export const isLocalLoginOffered = Boolean(LOCAL_USERNAME && LOCAL_EMAIL);

/** True for the account behind the local admin login, however it signed in: its sessions last a day. */
export function isLocalAdmin({ email }: Pick<User, 'email'>): boolean {
  return isLocalLoginOffered && email?.toLowerCase() === LOCAL_EMAIL.toLowerCase();
}

/** True if the local admin's stored session is over, unreadable or removed; known without the server. */
export function hasLostLocalSession(user: Pick<User, 'uid' | 'email'>): boolean {
  return isLocalAdmin(user) && keptAdminSession(new Date())?.user.id !== user.uid;
}
