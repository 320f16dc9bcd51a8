import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { startGoogle } from '../demo/google.ts';
import { startMailCatcher } from '../demo/mail-catcher.ts';
import { isEmpty, seed } from '../demo/seed.ts';
import { buildFor } from './build.ts';
import { startEmulators } from './emulators.ts';
import { step, UserError } from './log.ts';
import type { RunningProcess } from './process.ts';
import { addressesOf, emulatorLog, environmentOf, PROJECT_ID, type Stack } from './stack.ts';

/** The scheduled functions and their time limits in milliseconds. */
const SCHEDULED = { minute: ['everyMinute', 60_000], day: ['everyDay', 600_000] } as const;

/**
 * Builds the changed parts, starts the emulators and what stands in for Google and the mail.
 *
 * @param prerequisites environment from `checkPrerequisites`
 * @param data folder to import from; null starts empty
 */
export async function startStack(
  stack: Stack,
  prerequisites: Record<string, string>,
  data: string | null,
): Promise<RunningProcess> {
  await step('Building the site and the functions', () => buildFor(stack));
  await startGoogle(stack);
  const emulators = await startWithData(stack, prerequisites, data);
  await startMailCatcher(stack, databaseOf(stack));
  return emulators;
}

/** Starts the emulators, adds demo data to an empty database and publishes due tournaments. */
export async function startWithData(
  stack: Stack,
  prerequisites: Record<string, string>,
  data: string | null,
): Promise<RunningProcess> {
  const emulators = await step('Starting the emulators', () => startEmulators(stack, prerequisites, data));
  await seedIfEmpty(stack);
  await step('Publishing due tournaments', () => tick(stack, 'minute'));
  return emulators;
}

/**
 * Posts JSON to a part of the stack.
 *
 * @throws UserError naming the failed action, its reason and the log
 */
export async function post(stack: Stack, name: string, url: string, body: object, timeoutMs: number): Promise<void> {
  const failed = (reason: unknown) => new UserError(`${name} failed: ${reason} (see ${emulatorLog(stack)})`);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw failed(error instanceof DOMException ? 'no answer in time' : 'nothing answers');
  });
  if (!response.ok) throw failed(`${response.status} ${await response.text()}`);
}

/** Runs a scheduled function once; the emulator never fires one by itself. */
export async function tick(stack: Stack, pace: keyof typeof SCHEDULED): Promise<void> {
  const [name, timeoutMs] = SCHEDULED[pace];
  const url = `${addressesOf(stack).functions}/functions/projects/${PROJECT_ID}/triggers/us-central1-${name}-0`;
  await post(stack, name, url, {}, timeoutMs);
}

/** Adds the demo data to an empty database. */
export async function seedIfEmpty(stack: Stack): Promise<void> {
  const database = databaseOf(stack);
  if (await isEmpty(database)) await step('Adding demo data', () => seed(database, getAuth(), new Date()));
}

function databaseOf(stack: Stack): Firestore {
  // The Admin SDK learns of emulators from the environment only.
  Object.assign(process.env, environmentOf(stack));
  return getFirestore(getApps()[0] ?? initializeApp({ projectId: PROJECT_ID }));
}
