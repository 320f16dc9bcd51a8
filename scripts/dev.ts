// `npm run dev`: as `npm start`, with hot reload of the site and of the functions.
import { main } from './lib/lifetime.ts';
import { serve } from './lib/serve.ts';
import { addressesOf, stackFor } from './lib/stack.ts';
import { step } from './lib/steps.ts';
import { startSiteServer, watchFunctions } from './lib/watchers.ts';

const stack = stackFor('dev');

await main(
  () =>
    serve(stack, async () => {
      await step('Starting Vite', () => startSiteServer(stack));
      watchFunctions(stack);
      return [`with hot reload at ${addressesOf(stack).vite}`];
    }),
  0,
);
