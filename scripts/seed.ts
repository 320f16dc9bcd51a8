// `npm run seed`: adds the demo data to running emulators whose database is empty, e.g. of `firebase emulators:start`.
import { main } from './lib/process.ts';
import { stackFor } from './lib/stack.ts';
import { seedIfEmpty } from './lib/start-stack.ts';

await main(async () => {
  await seedIfEmpty(stackFor('dev'));
  return 0;
});
