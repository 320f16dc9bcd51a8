// `npm test`: every test. `npm test -- <part> [file…]`: one part, and of it only the files that match.
import { provideBrowser } from './lib/browser.ts';
import { main } from './lib/lifetime.ts';
import { runOffline } from './lib/offline-parts.ts';
import { conclude, show } from './lib/results.ts';
import { type Outcome, runPlaywright, runVitest } from './lib/runners.ts';
import { stackFor } from './lib/stack.ts';
import { runOnTheStack, type StackRun } from './lib/stack-tests.ts';
import { findMachine } from './lib/stack-up.ts';
import { chooseParts, type StackPart } from './lib/test-parts.ts';

type Filters = readonly string[];

const stackRuns: Record<StackPart, (filters: Filters, env: Record<string, string>) => Promise<Outcome>> = {
  rules: (filters, env) => runVitest('rules', ['rules'], filters, env),
  api: (filters, env) => runVitest('api', ['api'], filters, env),
  scheduled: (filters, env) => runVitest('scheduled', ['scheduled'], filters, env),
  e2e: (filters, env) => runPlaywright('e2e', ['phone', 'desktop'], filters, env),
  alone: (filters, env) => runPlaywright('alone', ['alone'], filters, env),
};

await main(async () => {
  const { offline, onTheStack, filters } = chooseParts(process.argv.slice(2));
  const stack = stackFor('test');
  // What is missing on the computer is said before minutes were spent.
  const machine = onTheStack.length > 0 ? await findMachine(stack) : null;
  const browser = onTheStack.some((part) => part === 'e2e' || part === 'alone') ? await provideBrowser() : '';
  const outcomes = await runOffline(offline, filters);
  show(outcomes);
  if (machine !== null) {
    const runOf =
      (part: StackPart): StackRun =>
      (env) =>
        stackRuns[part](filters, { ...env, CHROMIUM_PATH: browser });
    const runs = new Map(onTheStack.map((part) => [part, runOf(part)]));
    outcomes.push(...(await runOnTheStack(stack, machine, runs)));
  }
  return conclude(outcomes);
});
