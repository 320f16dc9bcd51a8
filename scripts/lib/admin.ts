import { initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { environmentOf, PROJECT_ID, type Stack } from './stack.ts';

/** The stack's database and accounts with every right. */
export function openAdmin(stack: Stack): { database: Firestore; auth: Auth } {
  // The Admin SDK learns of emulators from the environment only.
  Object.assign(process.env, environmentOf(stack));
  const app = initializeApp({ projectId: PROJECT_ID });
  return { database: getFirestore(app), auth: getAuth(app) };
}
