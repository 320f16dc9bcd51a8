import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import firebase from '../../firebase.json' with { type: 'json' };

/** The repository's folder, with a slash at its end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A path inside the repository. */
export function inRoot(...parts: string[]): string {
  return join(ROOT, ...parts);
}

/** Data of the emulators and reports of tests; git ignores it. */
export const LOCAL = inRoot('.local');

/** The Firebase command line tool, to be run by Node. */
export const FIREBASE_CLI = inRoot('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');

/** A `demo-` project can only ever talk to emulators. */
export const PROJECT_ID = 'demo-arena-libre';

const { auth, firestore, functions, hosting } = firebase.emulators;

/** Ports of Google's and the mail's replacements. */
export const GOOGLE_PORT = 9599;
export const MAIL_PORT = 9699;

/** Addresses of the local site. Hosts are `127.0.0.1:port`; URLs have no trailing slash. */
export const local = {
  projectId: PROJECT_ID,
  siteUrl: `http://127.0.0.1:${hosting.port}`,
  functionsUrl: `http://127.0.0.1:${functions.port}`,
  mailUrl: `http://127.0.0.1:${MAIL_PORT}`,
  firestoreHost: `127.0.0.1:${firestore.port}`,
  authHost: `127.0.0.1:${auth.port}`,
} as const;

/** Environment that points the Admin SDK at the emulators. */
export const emulatorEnvironment = {
  GCLOUD_PROJECT: PROJECT_ID,
  METADATA_SERVER_DETECTION: 'none',
  FIRESTORE_EMULATOR_HOST: local.firestoreHost,
  FIREBASE_AUTH_EMULATOR_HOST: local.authHost,
};
