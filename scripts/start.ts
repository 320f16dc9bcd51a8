// `npm start`: the whole product on this computer, with demo data.
import { main } from './lib/lifetime.ts';
import { serve } from './lib/serve.ts';
import { stackFor } from './lib/stack.ts';

await main(() => serve(stackFor('dev')), 0);
