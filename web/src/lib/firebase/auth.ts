import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
} from 'firebase/auth';

/** The Firebase project for the SDKs. Only signed-in screens load them. */
export const firebaseApp = initializeApp({
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
});

function open(): Auth {
  // Local storage notifies other tabs at once; IndexedDB would have to be polled.
  const auth = initializeAuth(firebaseApp, { persistence: [browserLocalPersistence, browserSessionPersistence] });
  auth.languageCode = 'es';
  if (import.meta.env.VITE_AUTH_URL) {
    connectAuthEmulator(auth, import.meta.env.VITE_AUTH_URL, { disableWarnings: true });
  }
  return auth;
}

/** The identity provider's SDK. Importing this loads it. */
export const auth = open();

/** Returns the provider's code of a failure, such as `auth/wrong-password`, or an unknown one. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';
}
