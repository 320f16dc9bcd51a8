import type { Plugin, Rolldown } from 'vite';
import { importPages, SHELL } from './page-lists.ts';

const { browserRoutes, adminPages } = await importPages();

interface Shell {
  title: string | undefined;
  modules: string[];
  /** True for the admin area, which doesn't read the visitors' catalogue. */
  isAdmin?: boolean;
}

/** The catalogue's link in the page. */
const CATALOGUE = /\s*<link rel="preload" as="fetch"[^>]*>/;

/**
 * Shells of browser-rendered screens, each with its screens' modules: Hosting serves them for direct visits
 * (`firebase.json`). The common one preloads none.
 */
function shellsOf(): Map<string, Shell> {
  const found = new Map<string, Shell>([[SHELL, { title: undefined, modules: [] }]]);
  const add = (page: string, title: string | undefined, below: readonly string[], isAdmin: boolean) => {
    if (page === SHELL) return;
    found.set(page, { title, modules: below.map((each) => `/src/${each}.tsx`), isAdmin });
  };
  for (const { page, file, title } of browserRoutes) add(page, title, [`pages/${file}`], false);
  for (const { page, modules, title } of adminPages) add(page, title, ['pages/admin/AdminArea', ...modules], true);
  return found;
}

/** Finds a source module's chunk. @throws if the build has none for it. */
function chunkOf(bundle: Rolldown.OutputBundle, module: string): string {
  const found = Object.values(bundle).find((each) => each.type === 'chunk' && each.facadeModuleId?.endsWith(module));
  if (found === undefined) throw new Error(`No page can announce ${module}: it has no file of its own.`);
  return found.fileName;
}

/**
 * The chunks that are loaded with some, along the imports that aren't for later. What a chunk imports comes before it, as
 * its styles have to.
 */
function loadedWith(bundle: Rolldown.OutputBundle, files: readonly string[]): Rolldown.OutputChunk[] {
  const chunks = new Set<Rolldown.OutputChunk>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || seen.has(file)) return;
    seen.add(file);
    for (const imported of chunk.imports) visit(imported);
    chunks.add(chunk);
  };
  for (const file of files) visit(file);
  return [...chunks];
}

function announcing(chunks: readonly Rolldown.OutputChunk[], entry: ReadonlySet<Rolldown.OutputChunk>) {
  const more = chunks.filter((chunk) => !entry.has(chunk));
  const styles = new Set(more.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  return {
    styles: [...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    // After the site's entry, which has to run first.
    scripts: more.map(
      ({ fileName }) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${fileName}">`,
    ),
  };
}

/**
 * Writes the shells. Each preloads its screen's files: loaded one after another, each would cost half a second on slow
 * 4G.
 */
export function shells(): Plugin {
  return {
    name: 'shells',
    enforce: 'post',
    apply: 'build',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The build has no page');
      const html = String(page.source);
      page.fileName = SHELL;
      const entries = Object.values(bundle).flatMap((each) =>
        each.type === 'chunk' && each.isEntry ? [each.fileName] : [],
      );
      const entry = new Set(loadedWith(bundle, entries));
      for (const [fileName, { title, modules, isAdmin = false }] of shellsOf()) {
        const files = modules.map((module) => chunkOf(bundle, module));
        const { styles, scripts } = announcing(loadedWith(bundle, files), entry);
        const source = html
          .replace(/(?<=<title>)(?=.*<\/title>)/, title === undefined ? '' : `${title} · `)
          .replace(CATALOGUE, (link) => (isAdmin ? '' : link))
          .replace('</head>', () => `${styles.join('')}</head>`)
          .replace('</body>', () => `${scripts.join('')}\n  </body>`);
        if (fileName === SHELL) page.source = source;
        else this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
