import { fileURLToPath } from 'node:url';

/** The command of the functions framework, a script for Node. It lies beside what the package exports. */
export const FRAMEWORK = fileURLToPath(new URL('main.js', import.meta.resolve('@google-cloud/functions-framework')));
