import { type ChildProcess, execSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import config from '../../firebase.json' with { type: 'json' };
import { startGoogle } from '../demo/google.ts';
import { startMailCatcher } from '../demo/mail-catcher.ts';
import { isEmpty, seed } from '../demo/seed.ts';
import { findEmulatorJar } from './firestore-emulator.ts';
import { findJava } from './java.ts';
import { emulatorEnvironment, FIREBASE_CLI, inRoot, LOCAL, local, PROJECT_ID, ROOT } from './local.ts';
import { localConfig, withPortPrefix } from './local-config.ts';
import { onExit, step, UserError } from './main.ts';
import { describeTaken, portPrefix, sitePorts, takenPorts } from './ports.ts';

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
/** Process id of the program that uses the builds and the data of this folder. */
const RUNNING = join(LOCAL, 'running');
/** Patches of firebase-tools; docs/decisions/013-local-site.md. */
const PRELOADED = ['decodable-addresses', 'lazy-checks', 'concurrent-calls'];

/**
 * Takes this folder and the ports for this program, with the replacement of Google's sign-in.
 *
 * @param further ports to be free besides the site's
 * @throws UserError naming what is taken, by which process, and the way out
 */
export async function takePorts(further: readonly number[] = []): Promise<void> {
  const running = existsSync(RUNNING) ? Number(readFileSync(RUNNING, 'utf8')) : null;
  if (running !== null && isAlive(running)) {
    const command = '`npm start`, `npm test` or `npm run emulators`';
    throw new UserError(`This folder's ${command} runs already (process ${running}): stop it, or use another clone.`);
  }
  const taken = await takenPorts([...sitePorts, ...further]);
  if (taken.length > 0) throw new UserError(await describeTaken(taken));
  await startGoogle();
  mkdirSync(LOCAL, { recursive: true });
  writeFileSync(RUNNING, String(process.pid));
  onExit(() => rmSync(RUNNING, { force: true }));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Builds what changed and starts the site: emulators with demo data and the mail catcher, on the ports of `takePorts`.
 *
 * @param data folder to read the data from and to save it in at the end; null starts empty and saves nothing
 * @throws UserError if they don't start
 */
export async function startSite(data: string | null): Promise<Emulators> {
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
  if (existsSync(LOG)) renameSync(LOG, PREVIOUS_LOG);
  const output = openSync(LOG, 'w');
  const preloaded = PRELOADED.map((name) => `--import=${new URL(`preloaded/${name}.ts`, import.meta.url).href}`);
  const saved = data === null ? [] : [`--import=${data}`, '--export-on-exit'];
  // Emulators of one project find each other by a file in the system's temporary folder, and then save the other's data.
  const temporary = mkdtempSync(join(tmpdir(), 'arena-'));
  onExit(() => rmSync(temporary, { recursive: true, force: true }));
  const args = [
    'emulators:start',
    `--config=${writeConfig()}`,
    `--project=${PROJECT_ID}`,
    '--only=auth,functions,firestore,hosting,tasks',
    ...saved,
  ];
  const child = spawn(process.execPath, [...preloaded, FIREBASE_CLI, ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...(jar === null ? {} : { FIRESTORE_EMULATOR_BINARY_PATH: jar }),
      PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
      TMPDIR: temporary,
      TEMP: temporary,
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

/** Writes the configuration of other ports than firebase.json's. @returns its file. */
function writeConfig(): string {
  if (portPrefix === '') return inRoot('firebase.json');
  const settings = `.env.${PROJECT_ID}`;
  const folder = join(LOCAL, 'functions');
  mkdirSync(folder, { recursive: true });
  const text = readFileSync(inRoot('functions', settings), 'utf8');
  writeFileSync(join(folder, settings), withPortPrefix(text, portPrefix));
  const file = inRoot('firebase.local.json');
  writeFileSync(file, `${JSON.stringify(localConfig(config, portPrefix, relative(ROOT, folder)), null, 2)}\n`);
  return file;
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
