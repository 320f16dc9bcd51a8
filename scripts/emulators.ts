// `npm run emulators`: the tests' emulators with demo data, kept up for runs of single tests.
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { log } from './lib/log.ts';
import { ROOT } from './lib/paths.ts';
import { checkPrerequisites } from './lib/prerequisites.ts';
import { main } from './lib/process.ts';
import { environmentOf, stackFor } from './lib/stack.ts';
import { startStack } from './lib/start-stack.ts';

await main(async () => {
  const stack = stackFor('test');
  const emulators = await startStack(stack, await checkPrerequisites(stack), null);
  const file = join(stack.folder, 'env');
  const lines = Object.entries(environmentOf(stack)).map(([name, value]) => `export ${name}=${value}`);
  writeFileSync(file, `${lines.join('\n')}\n`);
  log(`Ready. In another terminal: . ${relative(ROOT, file)} && npx vitest run --project api`);
  return emulators.exited;
}, 0);
