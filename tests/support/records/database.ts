import { randomUUID } from 'node:crypto';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Database, openFirestore } from '../../../functions/src/platform/firestore.ts';

/** An empty database of its own on the Firestore emulator, which keeps projects apart. */
export interface TestDatabase {
  firebase: App;
  database: Database;
  projectId: string;
  /** Removes every document. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

function emulatorHost(): string {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  if (host) return host;
  throw new Error('FIRESTORE_EMULATOR_HOST is not set: this needs the Firestore emulator.');
}

/** Opens the database of `projectId`, a `demo-` name that can't reach anything real. */
export function openDatabase(projectId: string): TestDatabase {
  const url = `http://${emulatorHost()}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  const firebase = initializeApp({ projectId }, randomUUID());
  const database = openFirestore(firebase);
  return {
    firebase,
    database,
    projectId,
    async empty() {
      const response = await fetch(url, { method: 'DELETE' });
      if (!response.ok) throw new Error(`The Firestore emulator answered ${response.status}`);
    },
    // The client stays connected until the process ends: what it still retries after an outage would fault.
    close: () => deleteApp(firebase),
  };
}
