import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../../scripts/lib/paths.ts';
import { stackFor } from '../../scripts/lib/stack.ts';
import { callerOf, type TestApi } from './calls/api.ts';
import { FRAMEWORK } from './framework.ts';
import { freePort } from './free-port.ts';
import { HASH_KEY } from './records/records.ts';

/** A built function in a process of its own, as production wraps it. */
export interface Deployed extends Pick<TestApi, 'call' | 'origin'> {
  process: ChildProcess;
  /** All that it has written so far, which is what a deployment logs. */
  written(): string;
  stop(): Promise<void>;
}

const BUILT = inRoot(stackFor('test').functions);
const CHECK_MS = 50;

interface Options {
  target?: 'api' | 'pages';
  /** What to run in the place of the built functions: a file that exports a function of the target's name. */
  source?: string;
  /** Options of Node, such as a limit of its memory. */
  node?: readonly string[];
}

/** Starts the function on the database of `projectId` under the functions framework, and waits until it answers. */
export async function deploy(
  projectId: string,
  { target = 'api', source = BUILT, node = [] }: Options = {},
): Promise<Deployed> {
  const port = await freePort();
  const platform = { NODE_ENV: 'production', FUNCTIONS_EMULATOR: 'true', FUNCTION_TARGET: target };
  const child = spawn(process.execPath, [...node, FRAMEWORK, `--source=${source}`, `--port=${port}`], {
    env: { ...process.env, ...platform, GCLOUD_PROJECT: projectId, HASH_KEY },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const written: string[] = [];
  for (const output of [child.stdout, child.stderr]) output?.on('data', (piece) => written.push(String(piece)));
  const exited = once(child, 'exit');
  // A run that breaks off leaves nothing running.
  process.once('exit', () => child.kill('SIGKILL'));
  const origin = `http://127.0.0.1:${port}`;
  const health = target === 'api' ? '/api/health' : '/health';
  const answers = () =>
    fetch(`${origin}${health}`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`The function ended with ${child.exitCode} before it answered`);
    await sleep(CHECK_MS);
  }
  return {
    process: child,
    origin,
    call: callerOf(origin),
    written: () => written.join(''),
    async stop() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
