import { OAuthProvider, signInWithCredential } from 'firebase/auth';
import { paths } from '#lib/addresses/paths.ts';
import { auth } from '#lib/firebase/auth.ts';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { readStored, removeStored, writeStored } from '#lib/storage/storage.ts';
import { admit, SignInRefused } from './sign-in.ts';

/*
 * Sign-in with Google by an OpenID redirect: Google returns an ID token that the provider verifies. Google's SDK would
 * load scripts and frames that the Content-Security-Policy forbids.
 */

const CLIENT = import.meta.env.VITE_GOOGLE_CLIENT_ID;

/** True if this deployment offers it. */
export const isGoogleOffered = Boolean(CLIENT);

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
    client_id: CLIENT,
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
