// Part of the deployed package. Cloud Build runs it as `gcp-build`: what instances load at their start stays in the image
// in compiled form. See functions/src/platform/compile-cache.ts.
import { mkdirSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';

mkdirSync(join(import.meta.dirname, '.compile-cache'), { recursive: true });
// The server refuses to start without a key.
process.env.HASH_KEY ??= 'x'.repeat(32);

for (const module of ['index', 'server', 'pages-server', 'site/renderer']) await import(`./${module}.js`);
flushCompileCache();
