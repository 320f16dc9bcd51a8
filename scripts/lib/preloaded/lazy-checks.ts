// Auth's emulator describes in OpenAPI what may be asked of it, and compiles the checks of all its calls before it answers
// the first: half of the emulators' start. So each is compiled when it is first needed; the site needs a few of them.
import { createRequire } from 'node:module';
import { FIREBASE_CLI } from '../paths.ts';

interface Options {
  compileOptions(given?: object): object;
}

const options: Options = createRequire(FIREBASE_CLI)('exegesis/lib/options.js');
const { compileOptions } = options;
options.compileOptions = (given) => compileOptions({ ...given, lazyCompileValidationSchemas: true });
