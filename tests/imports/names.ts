import { basename } from 'node:path/posix';
import type { Module } from './modules.ts';

/** The router and the server find a page's module by its file, and its parts by the same names in each. */
const PAGE_MODULE = /^web\/src\/pages\/public\/[\w-]+-page\.ts$/;

/** Lists the names that several files export, with the files. A default export has no name: `lazy` asks for it. */
export function repeatedNames(modules: readonly Module[]): string[] {
  const named = modules
    .filter(({ file }) => !PAGE_MODULE.test(file))
    .flatMap(({ file, exports }) => [...new Set(exports)].map((name) => [name, file] as const));
  return repeated(named.filter(([name]) => name !== 'default'));
}

/** Lists the file names that several folders have. An index is called so everywhere. */
export function repeatedFiles(modules: readonly Module[]): string[] {
  return repeated(modules.map(({ file }) => [basename(file), file] as const).filter(([name]) => name !== 'index.ts'));
}

function repeated(named: readonly (readonly [name: string, file: string])[]): string[] {
  const files = new Map<string, string[]>();
  for (const [name, file] of named) files.set(name, [...(files.get(name) ?? []), file]);
  return [...files].filter(([, of]) => of.length > 1).map(([name, of]) => `${name}: ${of.join(', ')}`);
}
