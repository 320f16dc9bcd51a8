import { limits } from '@arena/domain';
import {
  isSignInWithEmailLink,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithEmailLink,
} from 'firebase/auth';
import { paths } from '../../../lib/addresses/paths.ts';
import { call } from '../../../lib/calls/api.ts';
import { auth, codeOf } from '../../../lib/firebase/auth.ts';
import { deskStorageKeys } from '../../../lib/storage/desk-storage-keys.ts';
import { readStored, removeStored, writeStored } from '../../../lib/storage/storage.ts';
import { type Admission, admit, toRefusal } from './sign-in.ts';

/** Signs in by e-mail and password. @throws {SignInRefused} */
export function signInByPassword(email: string, password: string, admission: Admission): Promise<void> {
  return admit(() => signInWithEmailAndPassword(auth, email, password), admission);
}

/** Nobody is told whether an account exists. */
async function sendQuietly(send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } catch (fault) {
    if (codeOf(fault) !== 'auth/user-not-found') throw toRefusal(fault);
  }
}

/** Sends a link that changes the password. @throws {SignInRefused} */
export function sendPasswordLink(email: string): Promise<void> {
  return sendQuietly(() => sendPasswordResetEmail(auth, email));
}

/** What is kept of who asked for a link to sign in with. */
interface LinkAsked {
  email: string;
  /** Whether the session is to outlive its tab. */
  remember: boolean;
}

/** Sends a link that signs in, to be opened on this device. @throws {SignInRefused} */
export async function sendSignInLink(email: string, remember: boolean): Promise<void> {
  const url = new URL(paths.login(), window.location.origin).href;
  await sendQuietly(() => sendSignInLinkToEmail(auth, email, { url, handleCodeInApp: true }));
  const asked: LinkAsked = { email, remember };
  writeStored('local', deskStorageKeys.emailForLink, asked);
}

/** Whether the page was opened by a link that signs in. */
export function isSignInLink(): boolean {
  return isSignInWithEmailLink(auth, window.location.href);
}

/** Who asked for the link on this device; null where it was another. */
export function linkAskedHere(): LinkAsked | null {
  const kept = readStored('local', deskStorageKeys.emailForLink);
  if (typeof kept !== 'object' || kept === null || !('email' in kept) || typeof kept.email !== 'string') return null;
  return { email: kept.email, remember: 'remember' in kept && kept.remember === true };
}

/** Signs in by the link that opened the page. @throws {SignInRefused} */
export async function signInByLink({ email, remember }: LinkAsked, link: string): Promise<void> {
  await admit(() => signInWithEmailLink(auth, email, link), { remember });
  removeStored('local', deskStorageKeys.emailForLink);
}

/**
 * Signs in as who asked for a link on this device last, who is forgotten where this one was sent to another address.
 * @returns whether it was theirs. @throws {SignInRefused}
 */
export async function signInAsAsked(asked: LinkAsked, link: string): Promise<boolean> {
  try {
    await signInByLink(asked, link);
    return true;
  } catch (fault) {
    if (toRefusal(fault).code !== 'invalid-email') throw fault;
    removeStored('local', deskStorageKeys.emailForLink);
    return false;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/**
 * Signs the local admin in (specification, section 4), for a day.
 * @throws {SignInRefused} after a second at least.
 */
export async function signInLocally(username: string, password: string): Promise<void> {
  const login = async () => {
    const { token, user } = await call('POST /auth/local/login', { body: { username, password } });
    const local = { isAuthenticated: true, user, expiry: Date.now() + limits.adminSession };
    await admit(() => signInWithCustomToken(auth, token), { remember: true, local });
  };
  const [outcome] = await Promise.allSettled([login(), pause(limits.adminLoginDelay)]);
  if (outcome.status === 'rejected') throw toRefusal(outcome.reason);
}
