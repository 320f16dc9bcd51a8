import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
} from 'firebase/auth';
import { firebaseApp } from './app.ts';

function open(): Auth {
  // Local storage, because other tabs hear of it at once; IndexedDB would have to be asked again and again.
  const auth = initializeAuth(firebaseApp, { persistence: [browserLocalPersistence, browserSessionPersistence] });
  auth.languageCode = 'es';
  if (import.meta.env.VITE_AUTH_URL) {
    connectAuthEmulator(auth, import.meta.env.VITE_AUTH_URL, { disableWarnings: true });
  }
  return auth;
}

/** The identity provider's SDK. Whoever imports this makes the browser load it. */
export const auth = open();

/** The provider's code of a failure, such as `auth/wrong-password`; an unknown one where it isn't the provider's. */
export function codeOf(fault: unknown): string {
  return typeof fault === 'object' && fault !== null && 'code' in fault ? String(fault.code) : 'unknown';
}
