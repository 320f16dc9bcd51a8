import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** Builds without bundled packages, for the bench that measures the slower start. */
const unbundled = process.env.ARENA_UNBUNDLED !== undefined;

/**
 * Packages that Cloud Functions installs beside the bundle: native ones, and those that the deploying CLI looks for.
 */
const INSTALLED = ['firebase-functions', 'sharp'];

/**
 * Writes the package to deploy: the bundle, and the packages that Cloud Functions installs. It installs from the
 * uploaded folder alone and can't find workspace packages, so the bundle contains those and nearly all others.
 */
function deployPackage(): Plugin {
  return {
    name: 'deploy-package',
    generateBundle() {
      const { name, type, engines, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
      const entries = Object.entries(dependencies).filter(([each]) => unbundled || INSTALLED.includes(each));
      const deployed = {
        name,
        private: true,
        type,
        main: 'index.js',
        engines,
        dependencies: Object.fromEntries(entries),
      };
      this.emitFile({ type: 'asset', fileName: 'package.json', source: `${JSON.stringify(deployed, null, 2)}\n` });
    },
  };
}

/** Secrets for the emulators. Never uploaded (firebase.json, "ignore"). */
function demoSecrets(): Plugin {
  return {
    name: 'demo-secrets',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '.secret.local', source: readFileSync('.secret.demo') });
    },
  };
}

/** The site's renderer, as web built it (web/vite.server.config.ts): one folder beside the functions. */
function siteRenderer(): Plugin {
  const built = unbundled ? '../web/dist-server-unbundled' : '../web/dist-server';
  return {
    name: 'site-renderer',
    generateBundle() {
      for (const file of readdirSync(built)) {
        this.emitFile({ type: 'asset', fileName: `site/${file}`, source: readFileSync(join(built, file)) });
      }
    },
  };
}

const UNUSED_MESSAGES =
  /\/(?:google-gax\/build\/protos\/(?:iam_service|locations|operations)|firestore-api\/build\/protos\/protos)\.js$/;
const NO_MESSAGES = 'module.exports = { google: { firestore: { v1: {} } } };';

/**
 * Leaves out the classes of messages of services that we don't call, and those that Firestore's client makes only data
 * bundles and pipelines with: 2 MB to parse. What we do call is described to gRPC in JSON.
 */
function withoutUnusedMessages(): Plugin {
  return {
    name: 'without-unused-messages',
    load: (id) => (!unbundled && UNUSED_MESSAGES.test(id) ? NO_MESSAGES : null),
  };
}

const CALLABLES = /\/firebase-functions\/lib\/(?:esm\/)?common\/providers\/https\.m?js$/;
const FOR_CALLABLES: Readonly<Record<string, string>> = {
  'firebase-admin/auth': 'export const getAuth = null;',
  'firebase-admin/app-check': 'export const getAppCheck = null;',
};

/** Leaves out what checks the callers of callable functions, of which we have none: half of what an instance parses. */
function withoutCallables(): Plugin {
  const left = (id: string) => `\0without-callables:${id}`;
  const replaced = new Map(Object.entries(FOR_CALLABLES).map(([id, code]) => [left(id), code]));
  return {
    name: 'without-callables',
    enforce: 'pre',
    resolveId: (id, importer = '') => (!unbundled && CALLABLES.test(importer) && id in FOR_CALLABLES ? left(id) : null),
    load: (id) => replaced.get(id),
  };
}

/** Globals that CommonJS modules expect. */
const COMMONJS = 'var __dirname = import.meta.dirname, __filename = import.meta.filename;';

export default defineConfig({
  ssr: unbundled ? {} : { noExternal: true, external: ['sharp'] },
  build: {
    ssr: 'src/index.ts',
    outDir: unbundled ? 'dist-unbundled' : 'dist',
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
    rolldownOptions: {
      output: {
        entryFileNames: 'index.js',
        chunkFileNames: '[name].js',
        banner: unbundled ? '' : COMMONJS,
        // Names stay, for the log's sake; what goes is what an instance would parse for nothing.
        minify: unbundled ? false : { compress: true, mangle: false, codegen: true },
      },
    },
  },
  plugins: [withoutUnusedMessages(), withoutCallables(), deployPackage(), demoSecrets(), siteRenderer()],
});
