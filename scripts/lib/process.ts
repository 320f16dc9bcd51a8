import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { log, UserError } from './log.ts';
import { ROOT } from './paths.ts';

interface Launch {
  command: string;
  args: readonly string[];
  cwd?: string;
  env?: Record<string, string>;
  /** Receives everything that the process prints. */
  log: string;
  /** Milliseconds between the request to end and the kill. */
  graceMs?: number;
}

export interface RunningProcess {
  /** Exit code; 1 after a signal or a failed start. */
  exited: Promise<number>;
  isRunning(): boolean;
  stop(): Promise<void>;
}

const DEFAULT_GRACE_MS = 3_000;
const ORPHAN_CHECK_MS = 500;

const cleanups: (() => Promise<void> | void)[] = [];
let isEnding = false;

/** Tells an expected end of a child from a surprise. */
export function isExiting(): boolean {
  return isEnding;
}

/** Registers a cleanup. Cleanups run in reverse order, however the program ends. */
export function onExit(cleanup: () => Promise<void> | void): void {
  cleanups.push(cleanup);
}

async function exit(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  for (const cleanup of cleanups.reverse()) await cleanup();
  process.exit(code);
}

/** Runs a command and exits with its code, or with `interrupted` after a signal or the death of the terminal. */
export async function main(work: () => Promise<number>, interrupted = 130): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void exit(interrupted));
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || void exit(interrupted), ORPHAN_CHECK_MS).unref();
  try {
    await exit(await work());
  } catch (error) {
    if (isEnding) return;
    log(error instanceof UserError ? error.message : String(error instanceof Error ? error.stack : error));
    await exit(1);
  }
}

/** Starts a program that is killed with this one at the latest, including its descendants. */
export function startProcess({ command, args, cwd = ROOT, env = {}, ...launch }: Launch): RunningProcess {
  mkdirSync(dirname(launch.log), { recursive: true });
  const output = openSync(launch.log, 'w');
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    // A group of its own: the terminal's Ctrl-C must not reach firebase-tools twice, or it drops the data.
    detached: true,
  });
  let hasExited = false;
  const exited = once(child, 'exit')
    .then(
      ([code]) => (typeof code === 'number' ? code : 1),
      () => 1,
    )
    .finally(() => {
      hasExited = true;
    });
  const stop = async () => {
    if (child.pid === undefined) return;
    if (!hasExited) kill(child.pid, 'SIGINT');
    await Promise.race([exited, delay(launch.graceMs ?? DEFAULT_GRACE_MS, null, { ref: false })]);
    kill(-child.pid, 'SIGKILL');
    await exited;
  };
  onExit(stop);
  return { exited, isRunning: () => !hasExited, stop };
}

/** Runs a program to its end and resolves with its exit code. */
export async function runProcess(launch: Launch): Promise<number> {
  const code = await startProcess(launch).exited;
  return isEnding ? new Promise<never>(() => {}) : code;
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended already.
  }
}
