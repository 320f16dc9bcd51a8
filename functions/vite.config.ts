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
        scripts: { 'gcp-build': 'node warm-up.mjs || true' },
        dependencies: Object.fromEntries(entries),
      };
      this.emitFile({ type: 'asset', fileName: 'package.json', source: `${JSON.stringify(deployed, null, 2)}\n` });
      this.emitFile({ type: 'asset', fileName: 'warm-up.mjs', source: readFileSync('warm-up.mjs') });
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

const NO_MESSAGES = 'module.exports = { google: { firestore: { v1: {} } } };';
/** Reflection is for gRPC servers. */
const NO_REFLECTION = `
  const { Enum, Root, Type } = require('protobufjs');
  const nothing = { $type: { toObject: () => ({}) } };
  Root.prototype.toDescriptor = () => ({ file: [] });
  Type.prototype.toDescriptor = Enum.prototype.toDescriptor = () => nothing;`;
/** Modules that our code never calls, by their path, and the code that takes their place. */
const REPLACED: readonly (readonly [path: RegExp, code: string])[] = [
  [/\/google-gax\/build\/protos\/(?:iam_service|locations|operations)\.js$/, NO_MESSAGES],
  [/\/firestore-api\/build\/protos\/protos\.js$/, NO_MESSAGES],
  [/\/firestore-api\/build\/src\/v1\/firestore_admin_client\.js$/, ''],
  [/\/firestore\/build\/src\/pipelines\/index\.js$/, 'exports.Pipeline = class Pipeline {};'],
  [/\/protobufjs\/ext\/descriptor\/index\.js$/, NO_REFLECTION],
  // Bodies are read as bytes.
  [/\/iconv-lite\/lib\/index\.js$/, 'exports.encodingExists = () => false;'],
];

/** Leaves out code that an instance would parse and keep in memory for nothing: 2.5 MB, most of it classes of messages. */
function withoutUnusedModules(): Plugin {
  return {
    name: 'without-unused-modules',
    load: (id) => (unbundled ? null : REPLACED.find(([path]) => path.test(id))?.[1]),
  };
}

const DESCRIPTIONS = /\/(?:google-gax|firestore-api)\/build\/protos\/\w+\.json$/;
/** Types that describe types. */
const META_TYPES = /Descriptor|Option|Edition|Feature|Info$|Visibility/;

interface Namespace {
  nested?: Record<string, Namespace>;
}

/** Leaves unused services and types out of the descriptions: the client builds a class for each before its first call. */
function withoutUnusedTypes(): Plugin {
  return {
    name: 'without-unused-types',
    enforce: 'pre',
    transform(code, id) {
      if (unbundled || !DESCRIPTIONS.test(id)) return null;
      const description: Namespace = JSON.parse(code);
      const { api: _annotations, ...google } = description.nested?.google?.nested ?? {};
      if (google.firestore !== undefined) {
        delete google.firestore.nested?.admin;
        delete google.longrunning;
      }
      const common = google.protobuf?.nested ?? {};
      for (const name of Object.keys(common)) if (META_TYPES.test(name)) delete common[name];
      return { code: JSON.stringify({ nested: { google: { nested: google } } }), map: null };
    },
  };
}

const FIRESTORE_CLIENT = /\/firestore-api\/build\/src\/v1\/firestore_client\.js$/;
const GAX = 'const google_gax_1 = require("google-gax");';
const GAX_ON_DEMAND = `const google_gax_1 = {
  loggingUtils: require("google-logging-utils"),
  get decodeAnyProtosInArray() { return require("google-gax").decodeAnyProtosInArray; },
};`;

/** Loads gRPC on demand. Firestore's client would load it for a logger, also where it calls by REST. */
function withoutUnusedGrpc(): Plugin {
  return {
    name: 'without-unused-grpc',
    enforce: 'pre',
    transform(code, id) {
      if (unbundled || !FIRESTORE_CLIENT.test(id)) return null;
      if (!code.includes(GAX))
        throw new Error('Firestore imports google-gax in another way than vite.config.ts expects');
      return { code: code.replace(GAX, GAX_ON_DEMAND), map: null };
    },
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

/** Node keeps a source with any character beyond ASCII in two bytes a character, so these are escaped. */
function oneByteSources(): Plugin {
  return {
    name: 'one-byte-sources',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        chunk.code = chunk.code.replace(
          /[^\0-\x7f]/g,
          (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
      }
    },
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
  plugins: [
    withoutUnusedModules(),
    withoutUnusedTypes(),
    withoutUnusedGrpc(),
    withoutCallables(),
    oneByteSources(),
    deployPackage(),
    demoSecrets(),
    siteRenderer(),
  ],
});
