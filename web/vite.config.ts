import { defineConfig, type Plugin } from 'vite';
import { guide } from './guide.ts';
import { hosting } from './hosting.ts';
import { installable } from './pwa.ts';
import { routeHalves } from './route-halves.ts';
import { shells } from './shells.ts';
import { patterns } from './src/lib/addresses/paths.ts';
import { config } from './src/lib/config.ts';
import { alias, compiled, css } from './vite.shared.ts';

/** The digit before every port of this run (scripts/lib/ports.ts). */
const portPrefix = process.env.ARENA_PORTS ?? '';
const LOCAL_SITE = `http://127.0.0.1:${portPrefix}3001`;

/** Puts the community's name and line into the page that every visitor gets first. */
function communityInPage(): Plugin {
  return {
    name: 'community-in-page',
    transformIndexHtml: (html) => html.replaceAll('%PRODUCT%', config.product).replaceAll('%TAGLINE%', config.tagline),
  };
}

/** Lets no style stand in the page: the policy of the hosting leaves that to each page, for those that bring their own. */
function stylesInFiles(): Plugin {
  const policy = `<meta http-equiv="Content-Security-Policy" content="style-src 'self'" />`;
  return {
    name: 'styles-in-files',
    apply: 'build',
    transformIndexHtml: (html) => html.replace('<!--policy-->', `$&${policy}`),
  };
}

/** Moves scripts behind the content: before it, they delay the styles of the first paint. */
function contentBeforeCode(): Plugin {
  const code = /\s*<script type="module".*?<\/script>/s;
  return {
    name: 'content-before-code',
    // In development React's preamble has to stay before the site's code.
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(code, '').replace('</body>', () => `${code.exec(html)?.[0].trim() ?? ''}\n  </body>`),
    },
  };
}

/** SDKs that ReactFire imports and this site never uses. */
const UNUSED_SDK = /\/node_modules\/@?firebase\/(?:database|functions|remote-config|storage)\//;

/** Firestore's SDK loads on screens that listen; ReactFire would bring it to every admin screen. */
const FIRESTORE_SDK = /\/node_modules\/@?firebase\/firestore\//;

/** Stubs for left-out modules (`alias`). */
const STAND_INS = ['src/lib/firebase/no-database.ts', 'src/lib/firebase/no-re2js.ts'];

/** Fails the build if it contains an unused SDK, or if a stub isn't needed any more. */
function withoutUnusedSdks(): Plugin {
  return {
    name: 'without-unused-sdks',
    apply: 'build',
    generateBundle(_options, bundle) {
      const all = [...this.getModuleIds()];
      const idle = STAND_INS.find((file) => !all.some((id) => id.endsWith(file)));
      if (idle !== undefined) this.error(`Nobody asks any more for what ${idle} stands in for: take it away.`);
      const built = Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? each.moduleIds : []));
      const unused = built.find((id) => UNUSED_SDK.test(id));
      if (unused !== undefined) this.error(`Nobody uses this SDK, and the admin area would load it: ${unused}`);
    },
  };
}

/** The robots file. It has to be a file, because the functions framework answers this path with 404 itself. */
function robots(): Plugin {
  let site = '';
  return {
    name: 'robots',
    apply: 'build',
    configResolved: ({ env }) => {
      site = env.VITE_SITE_URL;
    },
    generateBundle() {
      const closed = [patterns.admin, patterns.login, '/api/'].map((path) => `Disallow: ${path}`);
      const source = ['User-agent: *', ...closed, `Sitemap: ${site}/sitemap.xml`, ''].join('\n');
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source });
    },
  };
}

export default defineConfig({
  resolve: { alias },
  css,
  plugins: [
    communityInPage(),
    stylesInFiles(),
    contentBeforeCode(),
    routeHalves(),
    hosting(),
    guide(),
    shells(),
    robots(),
    ...compiled(),
    installable(),
    withoutUnusedSdks(),
  ],
  build: {
    // The page budgets are measured from it.
    manifest: true,
    // Every browser the site supports knows `modulepreload`.
    modulePreload: { polyfill: false },
    // A font inside the stylesheet would hold up the first paint.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [
          { test: UNUSED_SDK, sideEffects: false },
          { test: FIRESTORE_SDK, sideEffects: false },
        ],
      },
      output: {
        // Screens name each other's files: a hash as short as it may be makes each page smaller.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        // Merge modules that every page loads into one file: each request more costs time on a slow network.
        codeSplitting: {
          groups: [{ name: 'site', tags: ['$initial'] }],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: Number(`${portPrefix}5173`),
    strictPort: true,
    // Paths answered by the functions. Screens are not among them: the dev server renders in the browser.
    proxy: Object.fromEntries(
      ['^/api/', '^/tournament/[^/]+/[\\w-]+\\.', '^/share\\.jpg$', '^/guia$', '^/guide/'].map((path) => [
        path,
        LOCAL_SITE,
      ]),
    ),
  },
});
