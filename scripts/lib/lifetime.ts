import { abandonStep, Stop, say } from './steps.ts';

/** Undoes something when the program ends. `hurry` is aborted when the developer asks a second time. */
type Cleanup = (hurry: AbortSignal) => Promise<void> | void;

/** The terminal, npm and run.mjs may each pass on one and the same Ctrl-C. */
const SAME_SIGNAL_MS = 1_000;
const ORPHAN_CHECK_MS = 500;

const cleanups: Cleanup[] = [];
const hurry = new AbortController();
let endedAt: number | null = null;

/** Has `cleanup` run before the program ends, however it ends; the last one asked for runs first. */
export function atEnd(cleanup: Cleanup): void {
  cleanups.push(cleanup);
}

/** Whether the program is on its way out, so that a child that dies is no surprise. */
export function isEnding(): boolean {
  return endedAt !== null;
}

async function end(code: number): Promise<void> {
  if (endedAt !== null) return;
  endedAt = performance.now();
  abandonStep();
  for (const cleanup of cleanups.reverse()) await cleanup(hurry.signal);
  process.exit(code);
}

function interrupt(code: number): void {
  if (endedAt === null) void end(code);
  else if (performance.now() - endedAt > SAME_SIGNAL_MS) hurry.abort();
}

/**
 * Runs a command to its exit code. A signal, or the death of the terminal, ends it with `interrupted`;
 * a Stop prints its one line and ends it with 1. Cleanups run in every case.
 */
export async function main(work: () => Promise<number>, interrupted = 130): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interrupt(interrupted));
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || void end(interrupted), ORPHAN_CHECK_MS).unref();
  try {
    await end(await work());
  } catch (error) {
    if (isEnding()) return;
    say(error instanceof Stop ? error.message : String(error instanceof Error ? error.stack : error));
    await end(1);
  }
}
