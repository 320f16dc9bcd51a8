import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';

/**
 * Where people type and choose. There React Compiler saves renders; on the screens that are read, and rendered once,
 * what it adds would only make every visitor's download a twelfth larger.
 */
const WORKED_WITH =
  /\/src\/(?:features\/(?:registration|public-forms|session|desk-\w+|help)|routes\/(?:Register|Login|Admin|Desk))/;

/** How the site's sources are read, for browsers and for the server alike. */
export const compiled = () => [
  react(),
  babel({ presets: [reactCompilerPreset({ sources: (file) => WORKED_WITH.test(file) })] }),
];

function shortName(name: string, file: string): string {
  const source = `${relative(import.meta.dirname, file.replace(/\?.*/, ''))}#${name}`;
  return `_${createHash('sha256').update(source).digest('base64url').slice(0, 5)}`;
}

/** Short names of classes, the same in the stylesheets and in what the server writes. */
export const css = { modules: { generateScopedName: shortName } };

/** What other packages' code is given instead of what it asks for: React has had this hook itself since version 18. */
export const alias = [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }];

/**
 * The page that the browser fills by itself. It isn't called index.html once built: Hosting would answer `/` with it
 * before it asked the function that renders pages.
 */
export const SHELL = 'app.html';
