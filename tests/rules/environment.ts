import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import firebase from 'firebase/compat/app';
import { type Case, isAllowed } from './cases.ts';
import { databaseFor } from './people.ts';
import { records } from './records.ts';
import 'firebase/compat/firestore';

// Most cases expect a denial, which the client would log as an error.
firebase.firestore.setLogLevel('silent');

/** The rules as they are deployed. */
export const deployedRules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

/** An empty database on the Firestore emulator with the deployed rules. */
export function openEnvironment(projectId: string, firestoreHost: string): Promise<RulesTestEnvironment> {
  const { hostname: host, port } = new URL(`http://${firestoreHost}`);
  return initializeTestEnvironment({ projectId, firestore: { rules: deployedRules, host, port: Number(port) } });
}

/** Empties the database and writes the records, with no rules asked. */
export async function seed(environment: RulesTestEnvironment): Promise<void> {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const database = context.firestore();
    const batch = database.batch();
    for (const [path, fields] of Object.entries(records)) batch.set(database.doc(path), fields);
    await batch.commit();
  });
}

/** Runs cases against the records; each person connects once. */
export function runner(environment: RulesTestEnvironment) {
  const databases = new Map<Case['person'], ReturnType<typeof databaseFor>>();
  return (one: Case): Promise<boolean> => {
    const database = databases.get(one.person) ?? databaseFor(one.person, environment);
    databases.set(one.person, database);
    return isAllowed(one.attempt(database));
  };
}
