// `npm run looks`: takes those pictures of the public screens (docs/screens) anew that have changed, to be looked at.
import { provideBrowser } from './lib/browser.ts';
import { main } from './lib/lifetime.ts';
import { conclude } from './lib/results.ts';
import { runPlaywright } from './lib/runners.ts';
import { stackFor } from './lib/stack.ts';
import { runOnTheStack } from './lib/stack-tests.ts';
import { findMachine } from './lib/stack-up.ts';

await main(async () => {
  const stack = stackFor('test');
  const machine = await findMachine(stack);
  const browser = await provideBrowser();
  const take = (env: Record<string, string>) =>
    runPlaywright('looks', ['phone', 'desktop'], ['e2e/looks', '--update-snapshots'], {
      ...env,
      CHROMIUM_PATH: browser,
    });
  return conclude(await runOnTheStack(stack, machine, new Map([['looks', take]])));
});
