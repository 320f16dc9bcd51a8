import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { atEnd } from './lifetime.ts';
import { ROOT } from './paths.ts';
import { type ProcessRow, runningProcesses, treeOf } from './process-table.ts';

const CHECK_MS = 100;

export interface Launch {
  command: string;
  args: readonly string[];
  cwd?: string;
  env?: Record<string, string>;
  /** Where its output goes; without one it goes to this terminal. */
  log?: string;
  /** How long it may take to end by itself when asked to. */
  graceMs?: number;
}

export interface Child {
  pid: number;
  /** Its exit code; 1 where a signal ended it or it couldn't be started. */
  exited: Promise<number>;
  stop(hurry?: AbortSignal): Promise<void>;
}

function isSame(one: ProcessRow, other: ProcessRow): boolean {
  return one.pid === other.pid && one.started === other.started;
}

function alive(members: readonly ProcessRow[]): ProcessRow[] {
  const running = runningProcesses();
  return members.filter((member) => running.some((row) => isSame(row, member)));
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It is gone already, which is what was wanted.
  }
}

/** Asks the process to end, and ends for good whatever of its tree still runs after the grace. */
async function stopTree(pid: number, graceMs: number, hurry?: AbortSignal): Promise<void> {
  const members = new Map<number, ProcessRow>();
  const remember = () => {
    for (const row of treeOf(pid, runningProcesses())) members.set(row.pid, row);
  };
  remember();
  signal(pid, 'SIGINT');
  const deadline = performance.now() + graceMs;
  while (performance.now() < deadline && !hurry?.aborted) {
    remember();
    if (alive([...members.values()]).length === 0) return;
    await delay(CHECK_MS);
  }
  await kill([...members.values()]);
}

async function kill(members: readonly ProcessRow[]): Promise<void> {
  for (let left = alive(members); left.length > 0; left = alive(left)) {
    for (const { pid } of left) signal(pid, 'SIGKILL');
    await delay(CHECK_MS);
  }
}

function spawnDetached({ command, args, cwd = ROOT, env = {}, log }: Launch): ChildProcess {
  if (log !== undefined) mkdirSync(dirname(log), { recursive: true });
  const output = log === undefined ? 'inherit' : openSync(log, 'w');
  // A group of its own: the terminal's Ctrl-C must not reach it before we have saved the data.
  return spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    detached: true,
  });
}

/** Starts a program that ends with this one at the latest, its whole tree of processes included. */
export function startChild(launch: Launch): Child {
  const child = spawnDetached(launch);
  const exited = new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
  const { pid } = child;
  const stop = async (hurry?: AbortSignal) => {
    if (pid !== undefined) await stopTree(pid, launch.graceMs ?? 3_000, hurry);
  };
  atEnd(stop);
  return { pid: pid ?? -1, exited, stop };
}

/** Runs a program to its end; resolves with its exit code. */
export function runChild(launch: Launch): Promise<number> {
  return startChild(launch).exited;
}

/** Notes the trees of running children in a file, for `stopLeftovers` of a later run. */
export function noteProcesses(file: string, pids: readonly number[]): void {
  const rows = runningProcesses();
  writeFileSync(file, JSON.stringify(pids.flatMap((pid) => treeOf(pid, rows))));
}

function isRow(value: unknown): value is ProcessRow {
  return typeof value === 'object' && value !== null && 'pid' in value && 'started' in value;
}

function notedProcesses(file: string): ProcessRow[] {
  try {
    const noted: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(noted) ? noted.filter(isRow) : [];
  } catch {
    return [];
  }
}

/** Ends what an earlier run noted and, killed itself, could not end. Resolves with how many there were. */
export async function stopLeftovers(file: string): Promise<number> {
  const left = alive(notedProcesses(file));
  await kill(left);
  rmSync(file, { force: true });
  return left.length;
}
