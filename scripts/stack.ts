// `npm run stack`: the tests' emulators with the demo data, kept up, to run single tests against.
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { main } from './lib/lifetime.ts';
import { findMachine } from './lib/machine.ts';
import { ROOT } from './lib/paths.ts';
import { environmentOf, stackFor } from './lib/stack.ts';
import { bringUp } from './lib/stack-up.ts';
import { say } from './lib/steps.ts';

await main(async () => {
  const stack = stackFor('test');
  const emulators = await bringUp(stack, await findMachine(stack), null);
  const file = join(stack.folder, 'env');
  const lines = Object.entries(environmentOf(stack)).map(([name, value]) => `export ${name}=${value}`);
  writeFileSync(file, `${lines.join('\n')}\n`);
  say(`Ready. In another terminal: . ${relative(ROOT, file)} && npx vitest run --project api`);
  return emulators.exited;
}, 0);
