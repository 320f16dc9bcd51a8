import { errorText, limits, type SignUpForm } from '@arena/domain';
import {
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  isSignInWithEmailLink,
  OAuthProvider,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  type User,
  type UserCredential,
  updateProfile,
} from 'firebase/auth';
import { paths, VERIFIED } from '#lib/addresses/paths.ts';
import { auth, codeOf } from '#lib/firebase/auth.ts';
import { reportProblem } from '#lib/page/log.ts';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { readStored, removeStored, writeStored } from '#lib/storage/storage.ts';
import { fileAccessRequest, keepOwnRequest } from '../access/access-request.ts';
import { localLogin } from '../kept-session.ts';
import { session } from '../session.ts';
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
  const login = localLogin();
  const isKnown = username.trim().toLowerCase() === login?.username.toLowerCase();
  const attempt =
    login && isKnown
      ? signInWithEmailAndPassword(auth, login.email, password)
      : Promise.reject(new SignInRefused('wrong_credentials', errorText.wrong_credentials));
  const [outcome] = await Promise.allSettled([attempt, pause(limits.adminLoginDelay)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

/** Signs in the local admin for a day. @throws {SignInRefused} */
export function signInLocally(username: string, password: string): Promise<void> {
  return admit(() => signInAsLocal(username, password), { remember: true, locally: true });
}

/*
 * Sign-in with Google by an OpenID redirect: Google returns an ID token that the provider verifies. Google's SDK would
 * load scripts and frames that the Content-Security-Policy forbids.
 */

/** True if this deployment offers it. */
export function isGoogleOffered(): boolean {
  return Boolean(import.meta.env.VITE_GOOGLE_CLIENT_ID);
}

interface UnderWay {
  state: string;
  nonce: string;
  remember: boolean;
}

function isUnderWay(value: unknown): value is UnderWay {
  if (typeof value !== 'object' || value === null) return false;
  return 'state' in value && 'nonce' in value && typeof value.state === 'string' && typeof value.nonce === 'string';
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Redirects to Google, which returns to `/login`. */
export async function leaveForGoogle(remember: boolean): Promise<void> {
  const underWay: UnderWay = { state: crypto.randomUUID(), nonce: crypto.randomUUID(), remember };
  writeStored('session', adminStorageKeys.googleSignIn, underWay);
  const query = new URLSearchParams({
    client_id: import.meta.env.VITE_GOOGLE_CLIENT_ID,
    redirect_uri: new URL(paths.login(), window.location.origin).href,
    response_type: 'id_token',
    scope: 'openid email profile',
    state: underWay.state,
    nonce: await sha256(underWay.nonce),
    prompt: 'select_account',
  });
  window.location.assign(`${import.meta.env.VITE_GOOGLE_URL}?${query}`);
}

/** True if Google redirected to this page. */
export function isGoogleAnswer(): boolean {
  return readStored('session', adminStorageKeys.googleSignIn) !== null && window.location.hash.includes('state=');
}

/**
 * Signs in by Google's answer in the address.
 * @param forget removes it from the address
 * @throws {SignInRefused} if it doesn't answer this tab's request, or the user cancelled
 */
export async function signInByGoogle(forget: () => void): Promise<void> {
  const answer = new URLSearchParams(window.location.hash.slice(1));
  const underWay = readStored('session', adminStorageKeys.googleSignIn);
  removeStored('session', adminStorageKeys.googleSignIn);
  forget();
  if (!isUnderWay(underWay) || answer.get('state') !== underWay.state)
    throw new SignInRefused('missing-or-invalid-nonce');
  const idToken = answer.get('id_token');
  if (idToken === null) throw new SignInRefused('user-cancelled');
  const credential = new OAuthProvider('google.com').credential({ idToken, rawNonce: underWay.nonce });
  await admit(() => signInWithCredential(auth, credential), { remember: underWay.remember });
}

export interface SignedUp {
  /** For another verification e-mail, without a message. */
  password: string;
  verificationSent: boolean;
  accessRequested: boolean;
}

/** Sends the verification e-mail; its link returns to the panel. */
function sendVerification(user: User): Promise<void> {
  const url = new URL(paths.admin(), window.location.origin);
  url.searchParams.set(VERIFIED.parameter, VERIFIED.value);
  return sendEmailVerification(user, { url: url.href });
}

/** Returns true if a step succeeded whose failure doesn't undo the rest. */
async function went(what: string, step: Promise<void>): Promise<boolean> {
  try {
    await step;
    return true;
  } catch (error) {
    reportProblem(what, error);
    return false;
  }
}

/** Runs `work` with an account that is signed in only for it. @throws {SignInRefused} */
function asGuest<T>(work: () => Promise<T>): Promise<T> {
  return session.changeAccount(async () => {
    try {
      await auth.setPersistence(inMemoryPersistence);
      return await work();
    } catch (error) {
      throw toRefusal(error);
    } finally {
      await auth.signOut();
    }
  });
}

/**
 * Registers an account: name, verification e-mail and access request. It isn't signed in afterwards. Its password is
 * replaced when it gets a role, so it is a random one.
 * @throws {SignInRefused} if the account couldn't be created
 */
export function signUp({ displayName, email }: SignUpForm): Promise<SignedUp> {
  const password = crypto.randomUUID();
  return asGuest(async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await went('Naming the account', updateProfile(user, { displayName }));
    const verificationSent = await went('Sending the verification', sendVerification(user));
    const token = await user.getIdToken();
    keepOwnRequest({ uid: user.uid, email });
    const request = fileAccessRequest({ uid: user.uid, email: user.email ?? email, displayName, token });
    return { password, verificationSent, accessRequested: await went('Asking for access', request) };
  });
}

/** Sends the verification e-mail again. @throws {SignInRefused} */
export function resendVerification(email: string, password: string): Promise<void> {
  return asGuest(async () => {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    await sendVerification(user);
  });
}
