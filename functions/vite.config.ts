import { readFileSync } from 'node:fs';
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

export default defineConfig({
  build: {
    ssr: 'src/index.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'index.js' } },
  },
  plugins: [deployPackage()],
});
