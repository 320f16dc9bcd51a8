import type { Machine } from './emulators.ts';
import { show } from './results.ts';
import type { Outcome } from './runners.ts';
import { addressesOf, environmentOf, type Stack } from './stack.ts';
import { bringUp } from './stack-up.ts';
import { say, step } from './steps.ts';
import { ONE_FAILED, ONE_PASSED } from './tally.ts';

/** Runs a part of the tests against the stack that `env` tells of. */
export type StackRun = (env: Record<string, string>) => Promise<Outcome>;

const PROBE_TIMEOUT_MS = 30_000;

async function run(part: string, work: () => Promise<Outcome>): Promise<Outcome> {
  const outcome = await step(`Testing ${part}`, work);
  show([outcome]);
  return outcome;
}

/** Whether the whole stack still answers: a runner can be content although an emulator died under it. */
async function probe(stack: Stack): Promise<Outcome> {
  const url = `${addressesOf(stack).site}/api/health`;
  const response = await fetch(url, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }).catch(() => null);
  return { part: 'health', tally: response?.status === 200 ? ONE_PASSED : ONE_FAILED, log: '' };
}

async function bringUpFor(stack: Stack, machine: Machine): Promise<Outcome | null> {
  try {
    await bringUp(stack, machine, null);
    return null;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return { part: 'stack', tally: ONE_FAILED, log: '' };
  }
}

/** Brings the stack up and runs parts of the tests on it, by name. Without the emulators, that is the one failure. */
export async function runOnTheStack(
  stack: Stack,
  machine: Machine,
  runs: ReadonlyMap<string, StackRun>,
): Promise<Outcome[]> {
  const broken = await bringUpFor(stack, machine);
  if (broken !== null) return [broken];
  const env = environmentOf(stack);
  const outcomes: Outcome[] = [];
  for (const [part, work] of runs) outcomes.push(await run(part, () => work(env)));
  outcomes.push(await run('health', () => probe(stack)));
  return outcomes;
}
