// `npm run test:hostile`: the long attempts to break the product. With words: only the files that match.
import { main } from './lib/lifetime.ts';
import { conclude } from './lib/results.ts';
import { runVitest } from './lib/runners.ts';
import { stackFor } from './lib/stack.ts';
import { runOnTheStack, type StackRun } from './lib/stack-tests.ts';
import { findMachine } from './lib/stack-up.ts';

await main(async () => {
  const stack = stackFor('test');
  const machine = await findMachine(stack);
  const filters = process.argv.slice(2);
  const run: StackRun = (env) => runVitest('hostile', ['hostile'], filters, env);
  return conclude(await runOnTheStack(stack, machine, new Map([['hostile', run]])));
});
