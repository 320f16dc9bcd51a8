import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'build']);

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [path];
    });
}

/** Hashes the folders' files, without installed and built ones, and further texts. */
export function fingerprintOf(folders: readonly string[], texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of folders.flatMap(filesIn)) hash.update(file).update('\0').update(readFileSync(file));
  for (const text of texts) hash.update('\0').update(text);
  return hash.digest('hex');
}
