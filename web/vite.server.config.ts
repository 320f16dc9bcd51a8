import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { defineConfig } from 'vite';
import { importPages, SHELL } from './page-lists.ts';
import { alias, compiled, css, expectChunk } from './vite.shared.ts';

const MODULE = 'virtual:site-shell';
const RESOLVED = `\0${MODULE}`;

/** Packages beside the code instead of in it: an instance starts later, and the bench says by how much. */
const unbundled = process.env.ARENA_UNBUNDLED !== undefined;

/** The screens that visitors read first, with what they load after the first sight. */
const { serverPages } = await importPages();
const readModules = serverPages
  .filter(({ page }) => page.isReading)
  .flatMap(({ route, page: { below = [] } }) => [`pages/${route.file}`, ...below]);
const READING = new RegExp(`/src/(?:${readModules.join('|')})\\.tsx$`);

interface ScreenFiles {
  scripts: string[];
  styles: string[];
}

function filesOf(manifest: Manifest, module: string, entry: string): ScreenFiles {
  const seen = new Set<string>([entry]);
  const files: ScreenFiles = { scripts: [], styles: [] };
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports ?? []) visit(imported);
    files.scripts.push(`/${chunk.file}`);
    files.styles.push(...(chunk.css ?? []).map((file) => `/${file}`));
  };
  visit(module);
  return files;
}

/** Links of the shell that a server-rendered page brings itself or doesn't need. */
const ASKED = /\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g;

/** Gives the renderer the shell and each screen's files, and copies the shell next to it as a fallback. */
function siteShell(): Plugin {
  const read = (file: string) => readFileSync(join('dist', file), 'utf8');
  return {
    name: 'site-shell',
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      const manifest: Manifest = JSON.parse(read('.vite/manifest.json'));
      const missing = readModules.map((name) => `src/${name}.tsx`).filter((name) => manifest[name] === undefined);
      // Another chunk imports it statically: then its pages would have no files.
      if (missing.length > 0) throw new Error(`No file of its own in the browser's build: ${missing.join(', ')}`);
      const screens = Object.keys(manifest).filter((name) => /^src\/(?:pages|features)\//.test(name));
      const files = Object.fromEntries(screens.map((name) => [name, filesOf(manifest, name, 'index.html')]));
      const own = (manifest['index.html']?.css ?? []).map((file) => `/${file}`);
      const sheets = new Set([...own, ...Object.values(files).flatMap(({ styles }) => styles)]);
      const contents = Object.fromEntries([...sheets].map((href) => [href, read(href).trim()]));
      return [
        `export const shell = ${JSON.stringify(read(SHELL).replaceAll(ASKED, ''))};`,
        `export const shellStyles = ${JSON.stringify(own)};`,
        `export const contents = ${JSON.stringify(contents)};`,
        `const files = ${JSON.stringify(files)};`,
        'export function filesOf(module) {',
        "  if (files[module] === undefined) throw new Error('The site was built without ' + module);",
        '  return files[module];',
        '}',
      ].join('\n');
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'shell.html', source: read(SHELL) });
    },
  };
}

/** The server build of the screens, for the function that serves pages: one folder without dependencies. */
export default defineConfig({
  resolve: { alias },
  css,
  plugins: [siteShell(), ...compiled(), ...(unbundled ? [] : [expectChunk('screens')])],
  publicDir: false,
  ssr: unbundled ? {} : { noExternal: true },
  // Wherever it runs: an emulator sets nothing, and React's other half is large and slow.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/server/index.ts',
    outDir: unbundled ? 'dist-server-unbundled' : 'dist-server',
    emptyOutDir: true,
    minify: !unbundled,
    target: 'node24',
    rolldownOptions: {
      output: {
        entryFileNames: 'renderer.js',
        chunkFileNames: '[name].js',
        // An instance that starts reads few files.
        codeSplitting: unbundled || {
          groups: [
            { name: 'site', tags: ['$initial'], priority: 1 },
            { name: 'screens', test: READING },
          ],
        },
      },
    },
  },
});
