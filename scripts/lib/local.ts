import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ports } from './ports.ts';

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

/** Addresses of the local site. Hosts are `127.0.0.1:port`; URLs have no trailing slash. */
export const local = {
  projectId: PROJECT_ID,
  siteUrl: `http://127.0.0.1:${ports.site}`,
  functionsUrl: `http://127.0.0.1:${ports.functions}`,
  mailUrl: `http://127.0.0.1:${ports.mail}`,
  firestoreHost: `127.0.0.1:${ports.firestore}`,
  authHost: `127.0.0.1:${ports.auth}`,
} as const;

/** Environment that points the Admin SDK at the emulators. */
export const emulatorEnvironment = {
  GCLOUD_PROJECT: PROJECT_ID,
  METADATA_SERVER_DETECTION: 'none',
  FIRESTORE_EMULATOR_HOST: local.firestoreHost,
  FIREBASE_AUTH_EMULATOR_HOST: local.authHost,
};
