import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { FRAMEWORK } from '../../fixtures/framework.ts';
import { freePort } from '../../fixtures/free-port.ts';
import { HASH_KEY } from '../../fixtures/records/records.ts';
import { withFolder } from '../folders.ts';

const PATIENCE_MS = 30_000;
const POLL_MS = 3;

/** A function as production starts it, and the address that is asked first. */
export interface Start {
  source: string;
  target: string;
  path: string;
  /** Text that proves success: a failed page answers too, with the empty shell. */
  holding?: string;
}

/** A function in a process of its own. */
export interface Instance {
  origin: string;
  /** Milliseconds from the start of the process to its first answer. */
  startedIn: number;
  stop(): Promise<void>;
}

async function answers(url: string, holding: string): Promise<boolean> {
  const response = await fetch(url).catch(() => null);
  if (response === null) return false;
  const body = await response.text();
  if (response.ok && body.includes(holding)) return true;
  throw new Error(`${url} answered ${response.status}, ${body.length} characters`);
}

/** Starts a function, with options of Node before it, and waits for its first answer. */
export async function startInstance(
  { source, target, path, holding = '' }: Start,
  node: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Instance> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [...node, FRAMEWORK, `--source=${source}`, `--target=${target}`, '--signature-type=http'],
    {
      env: { ...process.env, ...env, HASH_KEY, PORT: String(port), FUNCTIONS_EMULATOR: 'true', NODE_ENV: 'production' },
      stdio: 'ignore',
    },
  );
  // A run that breaks off leaves nothing running.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  async function stop(): Promise<void> {
    process.off('exit', end);
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  }
  try {
    while (!(await answers(`${origin}${path}`, holding))) {
      if (performance.now() - started > PATIENCE_MS) throw new Error(`${source} did not start`);
      await sleep(POLL_MS);
    }
  } catch (fault) {
    await stop();
    throw fault;
  }
  return { origin, startedIn: performance.now() - started, stop };
}

/**
 * Returns a watcher's output after `work` has run. @param watcher a module of this folder, as in `./count-files.ts`;
 * knip finds it by that path.
 */
export async function writtenIn(
  start: Start,
  watcher: string,
  work: (instance: Instance) => Promise<unknown> = async () => undefined,
): Promise<string> {
  return withFolder(mkdtempSync(join(tmpdir(), 'counted-')), async (folder) => {
    const counts = join(folder, 'count');
    const preload = ['--import', new URL(watcher, import.meta.url).href];
    const instance = await startInstance(start, preload, { ARENA_COUNTS: counts });
    await work(instance).finally(instance.stop);
    return readFileSync(counts, 'utf8');
  });
}

const Load = z.object({ reads: z.array(z.number()), memory: z.array(z.number()) });

/** When an instance read a document that is paid, and how much memory it took each second, while `work` was done. */
export const loadIn = async (start: Start, work: (instance: Instance) => Promise<unknown>) =>
  Load.parse(JSON.parse(await writtenIn(start, './count-load.ts', work)));
