import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { UserError } from './log.ts';
import { FIREBASE_CLI, inRoot } from './paths.ts';
import { onExit, type RunningProcess, startProcess } from './process.ts';
import { addressesOf, configOf, emulatorLog, PROJECT_ID, type Stack, settingsFolder, settingsOf } from './stack.ts';

const READY = 'All emulators ready';
const START_TIMEOUT_MS = 180_000;
const CHECK_MS = 200;
const GRACE_MS = 10_000;
/** Patches of firebase-tools; docs/decisions/013-local-stack.md. */
const PRELOADED = ['decodable-addresses', 'lazy-checks', 'concurrent-calls'];

/**
 * Starts the emulators on the stack's builds and waits until they answer.
 *
 * @param prerequisites environment from `checkPrerequisites`
 * @param data folder to import from; null starts empty
 * @throws UserError if they don't get ready
 */
export async function startEmulators(
  stack: Stack,
  prerequisites: Record<string, string>,
  data: string | null,
): Promise<RunningProcess> {
  mkdirSync(stack.folder, { recursive: true });
  const config = inRoot(`firebase.${stack.name}.local.json`);
  writeFileSync(config, `${JSON.stringify(configOf(stack), null, 2)}\n`);
  writeSettings(stack);
  // firebase-tools finds its hub by a file in the temporary folder, named after the project only. A folder for each
  // stack keeps one stack from saving another's data.
  const TMPDIR = mkdtempSync(join(tmpdir(), 'arena-'));
  onExit(() => rmSync(TMPDIR, { recursive: true, force: true }));
  const log = emulatorLog(stack);
  onExit(() => endFirestore(stack));
  const emulators = startProcess({
    command: process.execPath,
    args: [
      ...PRELOADED.flatMap((name) => ['--import', new URL(`preloaded/${name}.ts`, import.meta.url).href]),
      FIREBASE_CLI,
      'emulators:start',
      `--config=${config}`,
      `--project=${PROJECT_ID}`,
      '--only=auth,functions,firestore,hosting',
      ...(data === null ? [] : [`--import=${data}`]),
    ],
    // firebase-tools leaves its debug logs in its working folder.
    cwd: stack.folder,
    env: {
      ...prerequisites,
      TMPDIR,
      METADATA_SERVER_DETECTION: 'none',
      NO_UPDATE_NOTIFIER: '1',
      // Discovery by a file saves three seconds.
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    },
    log,
    graceMs: GRACE_MS,
  });
  await untilReady(emulators, log);
  return emulators;
}

/** Ends Firestore's emulator where it outlived firebase-tools, which starts it in a process group of its own. */
export async function endFirestore(stack: Stack): Promise<void> {
  const url = `http://${addressesOf(stack).firestoreHost}/shutdown`;
  while ((await fetch(url, { method: 'POST' }).catch(() => null)) !== null) await delay(CHECK_MS);
}

/** Writes the functions' settings. A file that firebase-tools added in an earlier run would count for more. */
function writeSettings(stack: Stack): void {
  const folder = settingsFolder(stack);
  const file = `.env.${PROJECT_ID}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  writeFileSync(join(folder, file), settingsOf(stack, readFileSync(inRoot('functions', file), 'utf8')));
}

async function untilReady(emulators: RunningProcess, log: string): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!readFileSync(log, 'utf8').includes(READY)) {
    if (!emulators.isRunning()) throw new UserError(`The emulators ended while starting${reasonIn(log)} (${log})`);
    if (performance.now() > deadline) throw new UserError(`The emulators weren't ready after 3 minutes; see ${log}`);
    await delay(CHECK_MS);
  }
}

function reasonIn(log: string): string {
  const text = existsSync(log) ? readFileSync(log, 'utf8') : '';
  const complaint = text.split('\n').findLast((line) => /error|fatal|has exited|not open/i.test(line));
  return complaint === undefined ? '' : `: ${complaint.trim()}`;
}
