// `npm run pictures`: takes the pictures of docs/organisers.md anew, on the demo data.
import { provideBrowser } from './lib/browser.ts';
import { main } from './lib/lifetime.ts';
import { conclude } from './lib/results.ts';
import { runPlaywright } from './lib/runners.ts';
import { stackFor } from './lib/stack.ts';
import { runOnTheStack, type StackRun } from './lib/stack-tests.ts';
import { findMachine } from './lib/stack-up.ts';

await main(async () => {
  const stack = stackFor('test');
  const machine = await findMachine(stack);
  const CHROMIUM_PATH = await provideBrowser();
  const run: StackRun = (env) =>
    runPlaywright('pictures', ['pictures'], [], { ...env, CHROMIUM_PATH, ARENA_PICTURES: '1' });
  return conclude(await runOnTheStack(stack, machine, new Map([['pictures', run]])));
});
