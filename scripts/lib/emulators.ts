import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Child, startChild } from './children.ts';
import type { EmulatorJar } from './firestore-emulator.ts';
import type { Java } from './java.ts';
import { endLeftBehind, endOwn, leftBehind, noteTree } from './leftovers.ts';
import { atEnd } from './lifetime.ts';
import { localConfig } from './local-config.ts';
import { FIREBASE_CLI, inRoot } from './paths.ts';
import { demandFreePorts } from './port-check.ts';
import type { PortName } from './ports.ts';
import { emulatorLog, PROJECT_ID, type Stack } from './stack.ts';
import { Stop } from './stop.ts';

const READY = 'All emulators ready';
const START_TIMEOUT_MS = 180_000;
const CHECK_MS = 200;
const DECODABLE_ADDRESSES = new URL('decodable-addresses.ts', import.meta.url).href;

const EMULATOR_PORTS: readonly PortName[] = [
  'hosting',
  'hub',
  'functions',
  'firestore',
  'auth',
  'firestoreWebsocket',
  'eventarc',
  'tasks',
];

/** What the emulators run on. */
export interface Machine {
  java: Java;
  jar: EmulatorJar;
}

function machineEnvironment({ java, jar }: Machine): Record<string, string> {
  return {
    METADATA_SERVER_DETECTION: 'none',
    NO_UPDATE_NOTIFIER: '1',
    // Learns the functions from a file instead of a server that takes three seconds to stop.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    ...(java.bin === null ? {} : { PATH: [java.bin, process.env.PATH ?? ''].join(delimiter) }),
    ...(jar.from === 'gcloud' ? { FIRESTORE_EMULATOR_BINARY_PATH: jar.path } : {}),
  };
}

function reasonIn(log: string): string {
  const text = existsSync(log) ? readFileSync(log, 'utf8') : '';
  const complaint = text.split('\n').findLast((line) => /error|fatal|has exited|not open/i.test(line));
  return complaint === undefined ? '' : `: ${complaint.trim()}`;
}

async function untilReady(child: Child, log: string): Promise<void> {
  let gone = false;
  void child.exited.then(() => {
    gone = true;
  });
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!readFileSync(log, 'utf8').includes(READY)) {
    if (gone) throw new Stop(`The emulators ended while starting${reasonIn(log)} (all of it: ${log})`);
    if (performance.now() > deadline) throw new Stop(`The emulators weren't ready after 3 minutes; see ${log}`);
    await delay(CHECK_MS);
  }
}

function writeConfig(stack: Stack): string {
  const file = inRoot(`firebase.${stack.name}.local.json`);
  writeFileSync(file, `${JSON.stringify(localConfig(stack), null, 2)}\n`);
  return file;
}

function noteOf(stack: Stack): string {
  return join(stack.folder, 'processes.json');
}

/** Whether emulators of an earlier, killed run of the stack still run. */
export function areLeftBehind(stack: Stack): boolean {
  return leftBehind(noteOf(stack)).length > 0;
}

/** Ends the emulators that an earlier, killed run of the stack left behind, and checks that its ports are free. */
export async function clearTheWay(stack: Stack): Promise<void> {
  await endLeftBehind(noteOf(stack));
  await demandFreePorts(stack.ports, EMULATOR_PORTS);
}

export interface EmulatorOptions {
  /** An export to start from; without one they start empty. */
  data?: string | null;
  only?: readonly ('auth' | 'functions' | 'firestore' | 'hosting')[];
}

/**
 * Starts the emulators on the stack's builds and waits until they answer.
 * @throws Stop where they don't get ready.
 */
export async function startEmulators(
  stack: Stack,
  machine: Machine,
  { data = null, only = ['auth', 'functions', 'firestore', 'hosting'] }: EmulatorOptions = {},
): Promise<Child> {
  mkdirSync(stack.folder, { recursive: true });
  const log = emulatorLog(stack);
  const options = [`--config=${writeConfig(stack)}`, `--project=${PROJECT_ID}`, `--only=${only.join(',')}`];
  // Java runs in a group of its own and outlives a firebase-tools that was killed.
  atEnd(() => endOwn(noteOf(stack)));
  const child = startChild({
    command: process.execPath,
    args: [
      '--import',
      DECODABLE_ADDRESSES,
      FIREBASE_CLI,
      'emulators:start',
      ...options,
      ...(data === null ? [] : [`--import=${data}`]),
    ],
    // It leaves its debug logs in the folder it runs in.
    cwd: stack.folder,
    env: machineEnvironment(machine),
    log,
    graceMs: 10_000,
  });
  await untilReady(child, log);
  if (child.leader !== null) noteTree(noteOf(stack), child.leader);
  return child;
}
