// Auth's emulator compiles the OpenAPI validators of all its calls before its first answer: half of the emulators'
// start. This compiles each on first use; the site needs a few of them.
import { createRequire } from 'node:module';
import { FIREBASE_CLI } from '../local.ts';

interface Options {
  compileOptions(given?: object): object;
}

const options: Options = createRequire(FIREBASE_CLI)('exegesis/lib/options.js');
const { compileOptions } = options;
options.compileOptions = (given) => compileOptions({ ...given, lazyCompileValidationSchemas: true });
