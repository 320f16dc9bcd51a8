// `npm run bench:registrations`: how fast many registrations at once are, beside a naive control and plain writes.
import { runChild } from './lib/children.ts';
import { startEmulators } from './lib/emulators.ts';
import { main } from './lib/lifetime.ts';
import { inRoot } from './lib/paths.ts';
import { environmentOf, stackFor } from './lib/stack.ts';
import { findMachine } from './lib/stack-up.ts';
import { step } from './lib/steps.ts';

await main(async () => {
  const stack = stackFor('test');
  const machine = await findMachine(stack);
  await step('Starting the emulator', () => startEmulators(stack, machine, { only: ['firestore'] }));
  return runChild({
    command: process.execPath,
    args: [inRoot('tests', 'bench', 'registrations.ts')],
    env: environmentOf(stack),
  });
});
