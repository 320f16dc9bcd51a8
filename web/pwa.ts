import type { Plugin, Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { config } from './src/lib/config.ts';
import { SHELL } from './vite.shared.ts';

/** How long a page may take to arrive before the shell, with what this browser last read, is shown instead. Seconds. */
const PATIENCE = 4;

/** The screens that are kept on a visitor's phone: not those of the people who run the site. */
const FOR_VISITORS =
  /^(?:Home|Tournaments?|Standings|Rules|ChooseRegistration|Register|RegisterByQuery|History|PublicForm|Place|NotFound)$/;

const GROUND = '#14100d';

/**
 * A page that was kept would ask for scripts that a later version no longer has. So none is kept, and where the
 * network doesn't bring one, the page without content stands in, which belongs to the scripts that are kept.
 * Written into the service worker as it stands: it can refer to nothing out here.
 */
const shellInsteadOfKeptPages = {
  cacheWillUpdate: async () => null,
  cachedResponseWillBeUsed: async () => (await caches.match('/app.html', { ignoreSearch: true })) ?? null,
};

/** Whether a module of a part that is loaded when it is needed may be needed by a visitor; to share needs a network. */
function isForVisitors(module: string): boolean {
  const [, screen] = /\/src\/routes\/(?:\w+\/)?(\w+)Screen\.tsx$/.exec(module) ?? [];
  if (screen !== undefined) return FOR_VISITORS.test(screen);
  return !/\/src\/features\/session\/|\/Share(?:Dialog|Table)\.tsx$|\/node_modules\/@?firebase\//.test(module);
}

/** The files that a visitor may come to need: the entry, and along the imports from there what is for visitors. */
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
 * Makes the site installable, and readable without a network: a manifest, and a service worker that keeps the
 * visitors' part of the site. Pages come from the network where there is one, so nobody is held at an old version.
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
      shortcuts: [{ name: 'Torneos', url: '/tournaments' }],
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
      sourcemap: false,
      runtimeCaching: [
        {
          // A calendar or a spreadsheet that is slow to come is no page: the shell would say that there is none.
          urlPattern: ({ request, url }) => request.mode === 'navigate' && !/^\/(?:api|__)\/|\.\w+$/.test(url.pathname),
          handler: 'NetworkFirst',
          options: { networkTimeoutSeconds: PATIENCE, plugins: [shellInsteadOfKeptPages] },
        },
      ],
    },
  });
  return [collect, pwa];
}
