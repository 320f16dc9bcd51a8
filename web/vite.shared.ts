import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import type { Plugin } from 'vite';

/**
 * Where people type and choose. There React Compiler saves renders; on the screens that are read, and rendered once,
 * what it adds would only make every visitor's download a twelfth larger.
 */
const WORKED_WITH =
  /\/src\/(?:features\/(?:registration|public-forms|session|desk-\w+|help)|routes\/(?:desk\/|Register|Login))/;

/** How the site's sources are read, for browsers and for the server alike. */
export const compiled = () => [
  react(),
  babel({ presets: [reactCompilerPreset({ sources: (file) => WORKED_WITH.test(file) })] }),
];

/** Breaks the build where a file that it gathers others into has come to hold none: its pattern names what has moved. */
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

/** What a stylesheet gives a name of its own: classes and keyframes. */
const NAMED = /\.(-?[_a-z][\w-]*)|@keyframes\s+([\w-]+)/gi;

const keyOf = (file: string, name: string) => `${relative(import.meta.dirname, file)}#${name}`;

function namesIn(file: string): string[] {
  const css = readFileSync(file, 'utf8');
  return [...css.matchAll(NAMED)].map(([, className, keyframes]) => keyOf(file, className ?? keyframes ?? ''));
}

/** Every name of the site's stylesheets, numbered. Who builds from the same sources numbers them alike. */
function numberNames(): Map<string, string> {
  const files = globSync('src/**/*.module.css', { cwd: import.meta.dirname }).sort();
  const keys = new Set(files.flatMap((file) => namesIn(join(import.meta.dirname, file))));
  return new Map([...keys].map((key, index) => [key, `_${index.toString(36)}`]));
}

const numbers = numberNames();

/** A name that was given only since Vite runs keeps its own. */
function shortName(name: string, file: string): string {
  return numbers.get(keyOf(file.replace(/\?.*/, ''), name)) ?? `_-${name}`;
}

/** Short names of classes, the same in the stylesheets and in what the server writes (decision 058). */
export const css = { modules: { generateScopedName: shortName } };

const ROUTER = join(import.meta.dirname, '../node_modules/react-router/dist/production');

/**
 * What other packages' code is given instead of what it asks for: React has had this hook itself since version 18, the
 * router's package leads everybody to its build for development (0.5 % of what a page loads), and what Firestore's SDK
 * brings for pipeline queries is a fifth of it. ReactFire brings the SDK of another database (31 KiB compressed).
 */
export const alias = [
  { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
  { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
  { find: /^re2js$/, replacement: join(import.meta.dirname, 'src/lib/firebase/no-re2js.ts') },
  { find: /^firebase\/database$/, replacement: join(import.meta.dirname, 'src/lib/firebase/no-database.ts') },
];

/**
 * The page that the browser fills by itself. It isn't called index.html once built: Hosting would answer `/` with it
 * before it asked the function that renders pages.
 */
export const SHELL = 'app.html';
