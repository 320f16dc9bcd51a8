// `npm run seed`: adds the demo data to running emulators whose database is empty, e.g. of `firebase emulators:start`.
import { seedIfEmpty } from './lib/emulators.ts';
import { emulatorEnvironment } from './lib/local.ts';

Object.assign(process.env, emulatorEnvironment);
await seedIfEmpty();
