import { join } from 'node:path';
import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import type { Plugin } from 'vite';

/**
 * Screens with input for visitors. React Compiler saves renders there; on screens that render once it would only add a
 * twelfth to the download. The admin area is left out: its editors hand on React Hook Form's `form`, which changes in
 * place, and the compiler would keep what was drawn of it.
 */
const WORKED_WITH =
  /\/src\/(?:features\/(?:registration|public-forms|session|help)\/|pages\/public\/(?:Register|Login))/;

export const compiled = () => [
  react(),
  babel({ presets: [reactCompilerPreset({ sources: (file) => WORKED_WITH.test(file) })] }),
];

/** Fails the build if a chunk is empty, because its pattern names moved files. */
export function expectChunk(name: string): Plugin {
  return {
    name: `expect-${name}`,
    apply: 'build',
    generateBundle(_options, bundle) {
      if (Object.values(bundle).some((each) => each.type === 'chunk' && each.name === name)) return;
      this.error(`Nothing is gathered in '${name}' any more: its pattern names files that have moved.`);
    },
  };
}

/** Class names say their module; stylesheets and server-rendered pages hash alike. */
export const css = { modules: { generateScopedName: '[name]-[local]-[hash:base64:3]' } };

const ROUTER = join(import.meta.dirname, '../node_modules/react-router/dist/production');

/**
 * Replacements for packages' imports. React has `useSyncExternalStore` itself since version 18; the router's package
 * resolves to its development build (0.5 % of a page); Firestore's pipeline queries are a fifth of its SDK. ReactFire
 * imports another database's SDK (31 KiB compressed).
 */
export const alias = [
  { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
  { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
  { find: /^re2js$/, replacement: join(import.meta.dirname, 'src/lib/firebase/no-re2js.ts') },
  { find: /^firebase\/database$/, replacement: join(import.meta.dirname, 'src/lib/firebase/no-database.ts') },
];
