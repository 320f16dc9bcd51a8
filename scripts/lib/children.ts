import { spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { atEnd, isEnding } from './lifetime.ts';
import { ROOT } from './paths.ts';
import type { ProcessRow } from './process-table.ts';
import { endTree, rowOf } from './process-tree.ts';

const USUAL_GRACE_MS = 3_000;

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
  /** Null where it couldn't be started or has ended at once. */
  leader: ProcessRow | null;
  /** Its exit code; 1 where a signal ended it or it couldn't be started. */
  exited: Promise<number>;
  stop(hurry?: AbortSignal): Promise<void>;
}

/** Starts a program that ends with this one at the latest, its whole tree of processes included. */
export function startChild({ command, args, cwd = ROOT, env = {}, log, graceMs = USUAL_GRACE_MS }: Launch): Child {
  if (log !== undefined) mkdirSync(dirname(log), { recursive: true });
  const output = log === undefined ? 'inherit' : openSync(log, 'w');
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    // A group of its own: the terminal's Ctrl-C must not reach it before we have saved the data.
    detached: true,
  });
  const exited = new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
  const leader = child.pid === undefined ? null : rowOf(child.pid);
  const stop = async (hurry?: AbortSignal) => {
    if (leader !== null) await endTree(leader, graceMs, hurry);
  };
  atEnd(stop);
  return { leader, exited, stop };
}

/** Runs a program to its end; resolves with its exit code. What waits for it waits on while this program ends. */
export async function runChild(launch: Launch): Promise<number> {
  const code = await startChild(launch).exited;
  return isEnding() ? new Promise<never>(() => {}) : code;
}
