import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/** Made in the deployed image by `functions/warm-up.mjs`. */
const FOLDER = join(import.meta.dirname, '.compile-cache');

/** Has Node read what it loads from now on in compiled form, where the image holds it. */
export function loadCompileCache(): void {
  if (existsSync(FOLDER)) enableCompileCache(FOLDER);
}
