import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/**
 * The package that is deployed: the bundle and its published dependencies. Cloud Functions installs it from
 * the uploaded folder alone, where a workspace package could not be found; the bundle carries those instead.
 */
function deployPackage(): Plugin {
  return {
    name: 'deploy-package',
    generateBundle() {
      const { name, type, engines, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
      const deployed = { name, private: true, type, main: 'index.js', engines, dependencies };
      this.emitFile({ type: 'asset', fileName: 'package.json', source: `${JSON.stringify(deployed, null, 2)}\n` });
    },
  };
}

/** The site's renderer, as web built it (web/vite.server.config.ts): one folder beside the functions. */
function siteRenderer(): Plugin {
  const built = process.env.ARENA_SITE_RENDERER ?? '../web/dist-server';
  return {
    name: 'site-renderer',
    generateBundle() {
      for (const file of readdirSync(built)) {
        this.emitFile({ type: 'asset', fileName: `site/${file}`, source: readFileSync(join(built, file)) });
      }
    },
  };
}

export default defineConfig({
  build: {
    ssr: 'src/index.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'index.js', chunkFileNames: '[name].js' } },
  },
  plugins: [deployPackage(), siteRenderer()],
});
