import { errorText, limits } from '@arena/domain';
import {
  isSignInWithEmailLink,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  type UserCredential,
} from 'firebase/auth';
import { paths } from '#lib/addresses/paths.ts';
import { auth, codeOf } from '#lib/firebase/auth.ts';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { readStored, removeStored, writeStored } from '#lib/storage/storage.ts';
import { isLocalLoginOffered, LOCAL_EMAIL, LOCAL_USERNAME } from '../local-admin.ts';
import { type Admission, admit, SignInRefused, toRefusal } from './sign-in.ts';

/** Signs in by e-mail and password. @throws {SignInRefused} */
export function signInByPassword(email: string, password: string, admission: Admission): Promise<void> {
  return admit(() => signInWithEmailAndPassword(auth, email, password), admission);
}

async function sendQuietly(send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (codeOf(error) !== 'auth/user-not-found') throw toRefusal(error);
  }
}

/** Sends a link to change the password. @throws {SignInRefused} */
export function sendPasswordLink(email: string): Promise<void> {
  return sendQuietly(() => sendPasswordResetEmail(auth, email));
}

interface LinkRequest {
  email: string;
  /** True if the session outlives its tab. */
  remember: boolean;
}

/** Sends a sign-in link, to be opened on this device. @throws {SignInRefused} */
export async function sendSignInLink(email: string, remember: boolean): Promise<void> {
  const url = new URL(paths.login(), window.location.origin).href;
  await sendQuietly(() => sendSignInLinkToEmail(auth, email, { url, handleCodeInApp: true }));
  const asked: LinkRequest = { email, remember };
  writeStored('local', adminStorageKeys.emailForLink, asked);
}

/** True if a sign-in link opened the page. */
export function isSignInLink(): boolean {
  return isSignInWithEmailLink(auth, window.location.href);
}

/** Returns the account that requested the link on this device; null on another device. */
export function requestedLink(): LinkRequest | null {
  const kept = readStored('local', adminStorageKeys.emailForLink);
  if (typeof kept !== 'object' || kept === null || !('email' in kept) || typeof kept.email !== 'string') return null;
  return { email: kept.email, remember: 'remember' in kept && kept.remember === true };
}

/** Signs in by the link that opened the page. @throws {SignInRefused} */
export async function signInByLink({ email, remember }: LinkRequest, link: string): Promise<void> {
  await admit(() => signInWithEmailLink(auth, email, link), { remember });
  removeStored('local', adminStorageKeys.emailForLink);
}

/**
 * Signs in with the address that last requested a link on this device; it is forgotten if the link was for another
 * address.
 * @returns true if it was theirs
 * @throws {SignInRefused}
 */
export async function signInByRequestedLink(asked: LinkRequest, link: string): Promise<boolean> {
  try {
    await signInByLink(asked, link);
    return true;
  } catch (error) {
    if (toRefusal(error).code !== 'invalid-email') throw error;
    removeStored('local', adminStorageKeys.emailForLink);
    return false;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Signs in to the account of a username. It takes at least a second, whatever the result. */
async function signInAsLocal(username: string, password: string): Promise<UserCredential> {
  const isKnown = isLocalLoginOffered && username.trim().toLowerCase() === LOCAL_USERNAME.toLowerCase();
  const attempt = isKnown
    ? signInWithEmailAndPassword(auth, LOCAL_EMAIL, password)
    : Promise.reject(new SignInRefused('wrong_credentials', errorText.wrong_credentials));
  const [outcome] = await Promise.allSettled([attempt, pause(limits.adminLoginDelay)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

/** Signs in the local admin for a day. @throws {SignInRefused} */
export function signInLocally(username: string, password: string): Promise<void> {
  return admit(() => signInAsLocal(username, password), { remember: true, locally: true });
}
