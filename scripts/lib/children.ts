import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { atEnd, isEnding } from './lifetime.ts';
import { ROOT } from './paths.ts';

const USUAL_GRACE_MS = 3_000;

/** A process and the one that started it. */
type Birth = readonly [pid: number, parent: number];

/** Reads one `/proc/<pid>/stat`; null for a zombie, which runs no more. */
function birthIn(stat: string): Birth | null {
  const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' || state === 'X' ? null : [Number.parseInt(stat, 10), Number(parent)];
}

function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '0 (gone) X';
  }
}

/** Every process that runs now. Linux without `ps` is usual in containers, so it is read from /proc there. */
function births(): Birth[] {
  if (existsSync('/proc/self/stat')) {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return pids.map((pid) => birthIn(statOf(pid))).filter((birth) => birth !== null);
  }
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return [...stdout.matchAll(/(\d+) +(\d+)/g)].map(([, pid, parent]) => [Number(pid), Number(parent)]);
}

/** The process and all that descend from it, those that run. */
export function treeOf(leader: number): number[] {
  const all = births();
  const found = all.filter(([pid]) => pid === leader).map(([pid]) => pid);
  for (const member of found) found.push(...all.filter(([, parent]) => parent === member).map(([pid]) => pid));
  return found;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It is gone already, which is what was wanted.
  }
}

export interface Launch {
  command: string;
  args: readonly string[];
  cwd?: string;
  env?: Record<string, string>;
  log: string;
}

export interface Child {
  /** Its exit code; 1 where a signal ended it or it couldn't be started. */
  exited: Promise<number>;
  isRunning(): boolean;
  /** How long it may take to end when asked to, from now on. What it has started by now ends with it even if it dies. */
  allow(graceMs: number): void;
  /** Asks it to end, and ends for good what of it and of all that it started still runs after its grace. */
  stop(hurry?: AbortSignal): Promise<void>;
}

/** Starts a program that ends with this one at the latest, with all that it has started. */
export function startChild({ command, args, cwd = ROOT, env = {}, log }: Launch): Child {
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, 'w');
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    // Out of reach of the terminal's Ctrl-C: a second signal has firebase-tools drop the data.
    detached: true,
  });
  const members = new Set<number>();
  let grace = USUAL_GRACE_MS;
  let hasExited = false;
  const exited = once(child, 'exit').then(
    ([code]) => (typeof code === 'number' ? code : 1),
    () => 1,
  );
  void exited.then(() => {
    hasExited = true;
  });
  const note = () => {
    if (child.pid !== undefined && !hasExited) for (const pid of treeOf(child.pid)) members.add(pid);
  };
  const stop = async (hurry = new AbortController().signal) => {
    note();
    if (child.pid === undefined || members.size === 0) return;
    if (!hasExited && grace > 0) signal(child.pid, 'SIGINT');
    await Promise.race([exited, delay(grace, null, { signal: hurry }).catch(() => null)]);
    note();
    // Its group, too: what it started later than we looked, should it have died by itself.
    for (const pid of [-child.pid, ...members]) signal(pid, 'SIGKILL');
    await exited;
  };
  atEnd(stop);
  const allow = (graceMs: number) => {
    grace = graceMs;
    note();
  };
  return { exited, isRunning: () => !hasExited, allow, stop };
}

/** Runs a program to its end; resolves with its exit code. What waits for it waits on while this program ends. */
export async function runChild(launch: Launch): Promise<number> {
  const code = await startChild(launch).exited;
  return isEnding() ? new Promise<never>(() => {}) : code;
}
