import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Child, startChild } from './children.ts';
import { atEnd } from './lifetime.ts';
import { FIREBASE_CLI, inRoot } from './paths.ts';
import { configOf, emulatorLog, PROJECT_ID, type Stack } from './stack.ts';
import { Stop } from './steps.ts';

const READY = 'All emulators ready';
const START_TIMEOUT_MS = 180_000;
const CHECK_MS = 200;
/** It may have data to save. */
const GRACE_MS = 30_000;
/** What firebase-tools does otherwise here (record 056). */
const PRELOADED = ['decodable-addresses', 'ends-with-parent', 'lazy-checks', 'concurrent-calls'];

function reasonIn(log: string): string {
  const text = existsSync(log) ? readFileSync(log, 'utf8') : '';
  const complaint = text.split('\n').findLast((line) => /error|fatal|has exited|not open/i.test(line));
  return complaint === undefined ? '' : `: ${complaint.trim()}`;
}

async function untilReady(child: Child, log: string): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!readFileSync(log, 'utf8').includes(READY)) {
    if (!child.isRunning()) throw new Stop(`The emulators ended while starting${reasonIn(log)} (all of it: ${log})`);
    if (performance.now() > deadline) throw new Stop(`The emulators weren't ready after 3 minutes; see ${log}`);
    await delay(CHECK_MS);
  }
}

/**
 * Starts the emulators on the stack's builds and waits until they answer.
 * @param machine what firebase-tools has to be told of this computer.
 * @param data where they find their data, and leave it when they end; null: they start empty, and leave nothing.
 * @throws Stop where they don't get ready.
 */
export async function startEmulators(
  stack: Stack,
  machine: Record<string, string>,
  data: string | null,
): Promise<Child> {
  mkdirSync(stack.folder, { recursive: true });
  const config = inRoot(`firebase.${stack.name}.local.json`);
  writeFileSync(config, `${JSON.stringify(configOf(stack), null, 2)}\n`);
  const log = emulatorLog(stack);
  // There firebase-tools notes where its hub listens, by the project's name alone: with another stack's note it would
  // save that one's data. A short path, since sockets lie there too.
  const TMPDIR = mkdtempSync(join(tmpdir(), 'arena-'));
  atEnd(() => rmSync(TMPDIR, { recursive: true, force: true }));
  const child = startChild({
    command: process.execPath,
    args: [
      ...PRELOADED.flatMap((name) => ['--import', new URL(`preloaded/${name}.ts`, import.meta.url).href]),
      FIREBASE_CLI,
      'emulators:start',
      `--config=${config}`,
      `--project=${PROJECT_ID}`,
      '--only=auth,functions,firestore,hosting',
      ...(data === null ? [] : [`--import=${data}`, `--export-on-exit=${data}`]),
    ],
    // It leaves its debug logs in the folder it runs in.
    cwd: stack.folder,
    env: {
      ...machine,
      TMPDIR,
      METADATA_SERVER_DETECTION: 'none',
      NO_UPDATE_NOTIFIER: '1',
      // Learns the functions from a file instead of a server that takes three seconds to stop.
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    },
    log,
  });
  // Asked to end before it has read its data it would save what isn't all of it.
  child.allow(0);
  await untilReady(child, log);
  child.allow(GRACE_MS);
  return child;
}
