import type { Plugin, Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { importPages, SHELL } from './page-lists.ts';
import { patterns } from './src/lib/addresses/paths.ts';
import { config } from './src/lib/config.ts';

/** Seconds that a page may take before the shell with cached data is shown instead. */
const PATIENCE = 4;

/** The files of the screens that are kept on a visitor's phone. */
const { serverPages, browserRoutes } = await importPages();
const keptRoutes = [...serverPages.map(({ route }) => route), ...browserRoutes.filter(({ offline }) => offline)];
const keptFiles = new Set(keptRoutes.map(({ file }) => file));

const GROUND = '#14100d';

/**
 * Serves the shell instead of a cached page offline: a cached page would request scripts of an old version. This code
 * is copied into the service worker, so it can't refer to anything outside.
 */
const shellInsteadOfKeptPages = {
  cacheWillUpdate: async () => null,
  cachedResponseWillBeUsed: async () => (await caches.match('/app.html', { ignoreSearch: true })) ?? null,
};

/** True if a module of a part that is loaded when it is needed may be needed by a visitor; to share needs a network. */
function isForVisitors(module: string): boolean {
  const [, file] = /\/src\/pages\/(\w+\/\w+(?:Screen|Layout))\.tsx$/.exec(module) ?? [];
  if (file !== undefined) return keptFiles.has(file);
  return !/\/src\/features\/(?:session\/|help\/AdminHelp\.tsx$)|\/Share(?:Dialog|Table)\.tsx$|\/node_modules\/@?firebase\//.test(
    module,
  );
}

/** Collects the files for visitors: the entry, and its imports without the admin area's. */
function filesForVisitors(bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set<string>();
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || files.has(file)) return;
    files.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const imported of chunk.imports) visit(imported);
    for (const imported of chunk.dynamicImports) visitIfForVisitors(imported);
  };
  const visitIfForVisitors = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk' && chunk.moduleIds.every(isForVisitors)) visit(file);
  };
  for (const output of Object.values(bundle)) if (output.type === 'chunk' && output.isEntry) visit(output.fileName);
  return files;
}

/**
 * Makes the site installable and readable offline: a manifest, and a service worker that caches the visitors' part.
 * Pages come from the network first, so every visitor gets the newest version.
 */
export function installable(): (Plugin | Plugin[])[] {
  if (!String(shellInsteadOfKeptPages.cachedResponseWillBeUsed).includes(`/${SHELL}`)) {
    throw new Error(`The service worker falls back to another page than the shell, ${SHELL}`);
  }
  let files = new Set<string>();
  const collect: Plugin = {
    name: 'files-for-visitors',
    apply: 'build',
    generateBundle(_options, bundle) {
      files = filesForVisitors(bundle);
    },
  };
  const pwa = VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    includeManifestIcons: false,
    manifest: {
      id: '/',
      name: config.product,
      short_name: config.product,
      description: config.tagline,
      lang: 'es',
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: GROUND,
      background_color: GROUND,
      categories: ['games', 'sports'],
      icons: [
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      shortcuts: [{ name: 'Torneos', url: patterns.tournaments }],
    },
    workbox: {
      globPatterns: [SHELL, 'assets/*.{js,css,woff2}', 'mark.svg'],
      manifestTransforms: [
        (entries) => {
          const manifest = entries.filter(({ url }) => !/\.(?:js|css)$/.test(url) || files.has(url));
          return { manifest, warnings: [] };
        },
      ],
      // Otherwise `/` would always be answered with the kept shell.
      directoryIndex: null,
      navigateFallback: null,
      navigationPreload: true,
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      // Push isn't Workbox's: web/public holds it.
      importScripts: ['/notices-worker.js'],
      sourcemap: false,
      runtimeCaching: [
        {
          // A slow calendar, spreadsheet or guide isn't a screen: the shell would report a 404.
          urlPattern: ({ request, url }) =>
            request.mode === 'navigate' && !/^\/(?:api|__)\/|^\/guia$|\.\w+$/.test(url.pathname),
          handler: 'NetworkFirst',
          options: { networkTimeoutSeconds: PATIENCE, plugins: [shellInsteadOfKeptPages] },
        },
      ],
    },
  });
  return [collect, pwa];
}
