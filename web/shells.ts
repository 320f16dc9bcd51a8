import type { Plugin, Rolldown } from 'vite';
import { importPages, SHELL } from './page-lists.ts';

const { browserRoutes, adminPages } = await importPages();

interface Shell {
  title: string | undefined;
  modules: string[];
}

/**
 * Shells of browser-rendered screens, each with its screens' modules: Hosting serves them for direct visits
 * (`firebase.json`). The common one preloads none.
 */
function shellsOf(): Map<string, Shell> {
  const found = new Map<string, Shell>([[SHELL, { title: undefined, modules: [] }]]);
  const add = (page: string, title: string | undefined, files: readonly string[]) => {
    if (page === SHELL) return;
    found.set(page, { title, modules: files.map((each) => `src/pages/${each}.tsx`) });
  };
  for (const { page, file, title } of browserRoutes) add(page, title, [file]);
  for (const { page, file, title } of adminPages) add(page, title, [file, 'admin/AdminArea']);
  return found;
}

/** Finds a source module's chunk. @throws if the build has none for it. */
function chunkOf(bundle: Rolldown.OutputBundle, module: string): string {
  const found = Object.values(bundle).find((each) => each.type === 'chunk' && each.facadeModuleId?.endsWith(module));
  if (found === undefined) throw new Error(`No page can announce ${module}: it has no file of its own.`);
  return found.fileName;
}

/** The chunks that are loaded with some, along the imports that aren't for later; those first that were named first. */
function loadedWith(bundle: Rolldown.OutputBundle, files: readonly string[]): Rolldown.OutputChunk[] {
  const seen = new Set(files);
  const chunks: Rolldown.OutputChunk[] = [];
  for (const file of seen) {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk') continue;
    chunks.push(chunk);
    for (const imported of chunk.imports) seen.add(imported);
  }
  return chunks;
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
      for (const [fileName, { title, modules }] of shellsOf()) {
        const files = modules.map((module) => chunkOf(bundle, module));
        const { styles, scripts } = announcing(loadedWith(bundle, files), entry);
        const source = html
          .replace(/(?<=<title>)(?=.*<\/title>)/, title === undefined ? '' : `${title} · `)
          .replace('</head>', () => `${styles.join('')}</head>`)
          .replace('</body>', () => `${scripts.join('')}\n  </body>`);
        if (fileName === SHELL) page.source = source;
        else this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
