import concurrently, { type ConcurrentlyCommandInput, type ConcurrentlyOptions } from 'concurrently';
import { ROOT } from './local.ts';

/** A failure that the developer can mend. Its message is the only line they read. */
export class UserError extends Error {
  override name = 'UserError';
}

const ORPHAN_CHECK_MS = 500;

const cleanups: (() => unknown)[] = [];
let isEnding = false;

/** Runs a command and exits with its code, or with 130 after a signal or the end of the process that started it. */
export async function main(work: () => Promise<number>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void exit(130));
  // npm passes a signal to its shell only.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || void exit(130), ORPHAN_CHECK_MS).unref();
  try {
    await exit(await work());
  } catch (error) {
    if (!isEnding)
      log(error instanceof UserError ? error.message : String(error instanceof Error ? error.stack : error));
    await exit(1);
  }
}

/** Registers a cleanup. Cleanups run in reverse order, however the program ends. */
export function onExit(cleanup: () => unknown): void {
  cleanups.unshift(cleanup);
}

/** Runs commands side by side until all have ended. They end with this program at the latest. */
export function runTogether(inputs: ConcurrentlyCommandInput[], options: Partial<ConcurrentlyOptions> = {}) {
  const { result, commands } = concurrently(inputs, { cwd: ROOT, ...options });
  // After a failure it rejects with the same events.
  const ended = result.catch((events: Awaited<typeof result>) => events);
  onExit(async () => {
    for (const command of commands) command.kill('SIGKILL');
    await ended;
  });
  return ended;
}

/** Prints one line. */
export function log(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** Runs one step and prints its name and duration. */
export async function step<Result>(name: string, work: () => Promise<Result> | Result): Promise<Result> {
  const started = performance.now();
  log(`${name}…`);
  const result = await work();
  log(`${name}: ${((performance.now() - started) / 1_000).toFixed(1)} s`);
  return result;
}

async function exit(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  for (const cleanup of cleanups) await cleanup();
  process.exit(code);
}
