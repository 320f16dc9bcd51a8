// `npm run story`: the life of one tournament in a real browser. `npm run story -- --watch` shows it, slowly.
import { provideBrowser, provideWindows } from './lib/browser.ts';
import { main } from './lib/lifetime.ts';
import { conclude } from './lib/results.ts';
import { runPlaywright } from './lib/runners.ts';
import { stackFor } from './lib/stack.ts';
import { runOnTheStack, type StackRun } from './lib/stack-tests.ts';
import { findMachine } from './lib/stack-up.ts';

/** Milliseconds between two steps, for eyes to follow. */
const ARENA_PACE = '500';

await main(async () => {
  const isWatched = process.argv.includes('--watch');
  const stack = stackFor('test');
  const machine = await findMachine(stack);
  const CHROMIUM_PATH = isWatched ? provideWindows() : await provideBrowser();
  const run: StackRun = (env) =>
    isWatched
      ? runPlaywright('story', ['phone'], ['story.test', '--headed'], { ...env, CHROMIUM_PATH, ARENA_PACE })
      : runPlaywright('story', ['phone'], ['story.test'], { ...env, CHROMIUM_PATH });
  return conclude(await runOnTheStack(stack, machine, new Map([['story', run]])));
});
