import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { startGoogle } from '../demo/google.ts';
import { isEmpty, seed } from '../demo/seed.ts';
import { buildFor } from './build.ts';
import type { Child } from './children.ts';
import { startEmulators } from './emulators.ts';
import { addressesOf, emulatorLog, environmentOf, PROJECT_ID, type Stack } from './stack.ts';
import { Stop, step } from './steps.ts';

/** The scheduled functions, by how often they run, and how long they may take. */
const SCHEDULED = { minute: ['publishScheduledTournaments', 60_000], day: ['everyDay', 600_000] } as const;

/**
 * POSTs JSON to a part of the stack.
 * @throws Stop with one line that says what failed, why, and where to read more.
 */
export async function post(stack: Stack, what: string, url: string, body: object, timeoutMs: number): Promise<void> {
  const failed = (why: unknown) => new Stop(`${what} failed: ${why} (see ${emulatorLog(stack)})`);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((fault: unknown) => {
    throw failed(fault instanceof DOMException ? 'no answer in time' : 'nothing answers');
  });
  if (!response.ok) throw failed(`${response.status} ${await response.text()}`);
}

/**
 * Runs a scheduled function once, as Cloud Scheduler would: its emulator never fires by itself.
 * @throws Stop where the function can't be reached or fails.
 */
export async function tick(stack: Stack, pace: keyof typeof SCHEDULED): Promise<void> {
  const [what, timeoutMs] = SCHEDULED[pace];
  const url = `${addressesOf(stack).functions}/functions/projects/${PROJECT_ID}/triggers/us-central1-${what}-0`;
  await post(stack, what, url, {}, timeoutMs);
}

/** Fills in the demo data where there is no data. */
async function fill(stack: Stack): Promise<void> {
  // The Admin SDK learns of emulators from the environment only.
  Object.assign(process.env, environmentOf(stack));
  const app = initializeApp({ projectId: PROJECT_ID });
  const database = getFirestore(app);
  if (await isEmpty(database)) await step('Filling in demo data', () => seed(database, getAuth(app), new Date()));
}

/**
 * Builds what changed, starts the emulators on it, fills in the demo data where there is none and publishes
 * what is due.
 * @param machine what `findMachine` found.
 * @param data where the data are kept from one start to the next; null: nowhere.
 */
export async function bringUp(stack: Stack, machine: Record<string, string>, data: string | null): Promise<Child> {
  await step('Building the site and the functions', () => buildFor(stack));
  await startGoogle(stack);
  const emulators = await step('Starting the emulators', () => startEmulators(stack, machine, data));
  await fill(stack);
  await step('Publishing what is due', () => tick(stack, 'minute'));
  return emulators;
}
