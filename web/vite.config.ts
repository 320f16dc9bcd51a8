import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { installable } from './pwa.ts';
import { shells } from './shells.ts';
import { config } from './src/lib/config.ts';
import { alias, compiled, css, expectChunk } from './vite.shared.ts';

const LOCAL_SITE = 'http://127.0.0.1:3001';

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

/** Puts the code after the content: before it, it takes from the styles what the first paint waits for. */
function contentBeforeCode(): Plugin {
  const code = /\s*<script type="module".*?<\/script>/s;
  return {
    name: 'content-before-code',
    // While developing, the code that tells React's tools of the page has to stay before the site's.
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(code, '').replace('</body>', () => `${code.exec(html)?.[0].trim() ?? ''}\n  </body>`),
    },
  };
}

/** What visitors read first has nothing to do with one's own place, and stays as small as it is. */
const READING = /\/src\/routes\/reading\/(?:Home|Tournaments?|Standings|Rules|History)Screen\.tsx$/;
const OWN_PLACE = /\/src\/(?:routes\/PlaceScreen|app\/OtherScreens)\.tsx$/;

/** Whether a module is loaded with a screen, along the imports that aren't for later. */
function isLoadedWith(screen: RegExp, id: string, context: Rolldown.ChunkingContext): boolean {
  const seen = new Set([id]);
  for (const each of seen) for (const importer of context.getModuleInfo(each)?.importers ?? []) seen.add(importer);
  return [...seen].some((each) => screen.test(each));
}

/**
 * What one's own place shares with other screens, in one file: the two dozen files that it would be are waited for one
 * after the other where somebody is in a hurry.
 */
function besideOwnPlace(id: string, context: Rolldown.ChunkingContext): string | null {
  const isOwn = /\/src\/(?:routes|app|features\/place)\/.*\.tsx?$/.test(id);
  return !isOwn && isLoadedWith(OWN_PLACE, id, context) && !isLoadedWith(READING, id, context) ? 'beside-place' : null;
}

/** SDKs that ReactFire imports, whatever of it is used, and nobody here uses. */
const UNUSED_SDK = /\/node_modules\/@?firebase\/(?:database|functions|remote-config|storage)\//;

/** Firestore's SDK, which ReactFire would bring to every screen of the desk, comes where somebody listens. */
const FIRESTORE_SDK = /\/node_modules\/@?firebase\/firestore\//;

/** What stands in for what is left out (`alias`). */
const STAND_INS = ['src/lib/firebase/no-database.ts', 'src/lib/firebase/no-re2js.ts'];

/** Breaks the build where an SDK is in it that nobody uses, or where nobody asks for what is left out any more. */
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
      if (unused !== undefined) this.error(`Nobody uses this SDK, and the desk would load it: ${unused}`);
    },
  };
}

/** What crawlers may read. A file, because the functions framework answers for this name itself, with 404. */
function robots(): Plugin {
  let site = '';
  return {
    name: 'robots',
    apply: 'build',
    configResolved: ({ env }) => {
      site = env.VITE_SITE_URL;
    },
    generateBundle() {
      const closed = ['/admin', '/login', '/api/'].map((path) => `Disallow: ${path}`);
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
    shells(),
    robots(),
    ...compiled(),
    installable(),
    expectChunk('beside-place'),
    withoutUnusedSdks(),
  ],
  build: {
    // What a page's budget is measured from.
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
        // What every page loads comes in one file: on a slow network each request more is a wait more.
        codeSplitting: {
          groups: [
            { name: 'site', tags: ['$initial'], priority: 1 },
            { name: besideOwnPlace, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    strictPort: true,
    // What the functions answer. Screens are not among it: here the browser makes them all by itself.
    proxy: Object.fromEntries(
      ['^/api/', '^/tournament/[^/]+/[\\w-]+\\.', '^/share\\.jpg$'].map((path) => [
        path,
        process.env.ARENA_SITE_URL ?? LOCAL_SITE,
      ]),
    ),
  },
});
