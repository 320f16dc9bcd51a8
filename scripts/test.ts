// `npm test`: every test. `npm test -- <part> [file…]`: one part, and of it only the files that match.
import { provideBrowser } from './lib/browser.ts';
import type { Machine } from './lib/emulators.ts';
import { main } from './lib/lifetime.ts';
import { runOffline } from './lib/offline-parts.ts';
import { conclude, show } from './lib/results.ts';
import { type Outcome, runPlaywright, runVitest } from './lib/runners.ts';
import { addressesOf, environmentOf, type Stack, stackFor } from './lib/stack.ts';
import { bringUp, findMachine } from './lib/stack-up.ts';
import { say, step } from './lib/steps.ts';
import { ONE_FAILED, ONE_PASSED } from './lib/tally.ts';
import { type Choice, chooseParts, type StackPart } from './lib/test-parts.ts';

const PROBE_TIMEOUT_MS = 30_000;

type Filters = readonly string[];

const stackRuns: Record<StackPart, (filters: Filters, env: Record<string, string>) => Promise<Outcome>> = {
  rules: (filters, env) => runVitest('rules', ['rules'], filters, env),
  api: (filters, env) => runVitest('api', ['api'], filters, env),
  scheduled: (filters, env) => runVitest('scheduled', ['scheduled'], filters, env),
  e2e: runPlaywright,
};

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

/** Runs the parts that need the emulators. Without those, that is the one failure. */
async function runOnTheStack(stack: Stack, machine: Machine, { onTheStack, filters }: Choice, browser: string) {
  const broken = await bringUpFor(stack, machine);
  if (broken !== null) return [broken];
  const env = { ...environmentOf(stack), CHROMIUM_PATH: browser };
  const outcomes: Outcome[] = [];
  for (const part of onTheStack) outcomes.push(await run(part, () => stackRuns[part](filters, env)));
  outcomes.push(await run('health', () => probe(stack)));
  return outcomes;
}

await main(async () => {
  const choice = chooseParts(process.argv.slice(2));
  const stack = stackFor('test');
  const needsStack = choice.onTheStack.length > 0;
  // What is missing on the computer is said before minutes were spent.
  const machine = needsStack ? await findMachine(stack) : null;
  const browser = choice.onTheStack.includes('e2e') ? await provideBrowser() : '';
  const outcomes = await runOffline(choice.offline, choice.filters);
  show(outcomes);
  if (machine !== null) outcomes.push(...(await runOnTheStack(stack, machine, choice, browser)));
  return conclude(outcomes);
});
