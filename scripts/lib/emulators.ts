import { type ChildProcess, execSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { startGoogle } from '../demo/google.ts';
import { startMailCatcher } from '../demo/mail-catcher.ts';
import { isEmpty, seed } from '../demo/seed.ts';
import { findEmulatorJar } from './firestore-emulator.ts';
import { findJava } from './java.ts';
import { emulatorEnvironment, FIREBASE_CLI, LOCAL, local, PROJECT_ID, ROOT } from './local.ts';
import { onExit, step, UserError } from './main.ts';

export interface Emulators {
  /** Resolves when they end, for whatever reason. */
  exited: Promise<unknown>;
  isRunning(): boolean;
}

const LOG = join(LOCAL, 'emulators.log');
/** Shows why the emulators crashed, after their restart. */
const PREVIOUS_LOG = join(LOCAL, 'emulators.previous.log');
const READY = 'All emulators ready';
const CHECK_MS = 200;
/** Saving the data takes a few seconds. */
const GRACE_MS = 30_000;
/** The daily function's own limit. */
const FUNCTION_TIMEOUT_MS = 600_000;
/** Patches of firebase-tools; docs/decisions/013-local-site.md. */
const PRELOADED = ['decodable-addresses', 'lazy-checks', 'concurrent-calls'];

/**
 * Builds what changed and starts the site: emulators with demo data, Google's sign-in and the mail catcher.
 *
 * @param data folder to read the data from and to save it in at the end; null starts empty and saves nothing
 * @throws UserError if they don't start
 */
export async function startSite(data: string | null): Promise<Emulators> {
  await startGoogle().catch(() => {
    throw new UserError('Its ports are taken: stop the other `npm start`, `npm test` or `npm run emulators` first.');
  });
  Object.assign(process.env, emulatorEnvironment, { WIREIT_CACHE: 'none' });
  execSync('npm run build:changed --silent', { cwd: ROOT, stdio: 'inherit' });
  const emulators = await startEmulators(data);
  await startMailCatcher(database());
  return emulators;
}

/** Starts the emulators, adds demo data to an empty database and publishes due tournaments. */
export async function startEmulators(data: string | null): Promise<Emulators> {
  const emulators = await step('Starting the emulators', () => launch(data));
  await seedIfEmpty();
  await tick('everyMinute');
  return emulators;
}

/** Adds the demo data to an empty database. */
export async function seedIfEmpty(): Promise<void> {
  if (await isEmpty(database())) await step('Adding demo data', () => seed(database(), getAuth(), new Date()));
}

/** Runs a scheduled function once; the emulator never fires one by itself. */
export async function tick(name: 'everyMinute' | 'everyDay'): Promise<void> {
  const url = `${local.functionsUrl}/functions/projects/${PROJECT_ID}/triggers/us-central1-${name}-0`;
  const response = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(FUNCTION_TIMEOUT_MS) });
  if (!response.ok) throw new UserError(`${name} failed: ${response.status} ${await response.text()} (see ${LOG})`);
}

async function launch(data: string | null): Promise<Emulators> {
  const bin = await findJava();
  const jar = findEmulatorJar();
  mkdirSync(LOCAL, { recursive: true });
  if (existsSync(LOG)) renameSync(LOG, PREVIOUS_LOG);
  const output = openSync(LOG, 'w');
  const preloaded = PRELOADED.map((name) => `--import=${new URL(`preloaded/${name}.ts`, import.meta.url).href}`);
  const saved = data === null ? [] : [`--import=${data}`, '--export-on-exit'];
  const args = ['emulators:start', `--project=${PROJECT_ID}`, '--only=auth,functions,firestore,hosting', ...saved];
  const child = spawn(process.execPath, [...preloaded, FIREBASE_CLI, ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...(jar === null ? {} : { FIRESTORE_EMULATOR_BINARY_PATH: jar }),
      PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
      NO_UPDATE_NOTIFIER: '1',
      // Discovery by a file saves three seconds.
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    },
    stdio: ['ignore', output, output],
    // A group of its own: the terminal's Ctrl-C must not reach firebase-tools twice, or it drops the data.
    detached: true,
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const isReady = () => readFileSync(LOG, 'utf8').includes(READY);
  const end = async () => {
    endInstances(child);
    if (isReady()) await endFirestore();
  };
  const exited = once(child, 'exit').then(end);
  onExit(async () => {
    child.kill('SIGINT');
    await Promise.race([exited, delay(GRACE_MS, null, { ref: false })]);
    await end();
  });
  while (!isReady()) {
    if (!isRunning()) throw new UserError(`The emulators didn't start:\n${readFileSync(LOG, 'utf8').trimEnd()}`);
    await delay(CHECK_MS);
  }
  return { exited, isRunning };
}

/** Ends the functions' instances where they outlived firebase-tools. */
function endInstances({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // All have ended.
  }
}

/** Ends Firestore's emulator where it outlived firebase-tools, which starts it in a process group of its own. */
async function endFirestore(): Promise<void> {
  const url = `http://${local.firestoreHost}/shutdown`;
  while ((await fetch(url, { method: 'POST' }).catch(() => null)) !== null) await delay(CHECK_MS);
}

function database() {
  return getFirestore(getApps()[0] ?? initializeApp({ projectId: PROJECT_ID }));
}
