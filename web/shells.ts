import type { Plugin, Rolldown } from 'vite';
import { SHELL } from './vite.shared.ts';

/** What every screen needs that the server doesn't write: their list. */
const LIST = 'src/app/OtherScreens.tsx';

/**
 * The pages that a browser fills by itself, each with the screens that it is for: Hosting answers with them where
 * somebody comes straight to such a screen (`firebase.json`). None of a name is for all the others.
 */
const screensOf: Readonly<Record<string, readonly string[]>> = {
  [SHELL]: [LIST],
  'admin.html': [LIST, 'src/routes/desk/AdminScreen.tsx'],
  'form.html': [LIST, 'src/routes/PublicFormScreen.tsx'],
  'login.html': [LIST, 'src/routes/LoginScreen.tsx'],
  'place.html': [LIST, 'src/routes/PlaceScreen.tsx'],
  'guardian.html': [LIST, 'src/routes/GuardianScreen.tsx'],
};

/** The chunk of a source module. @throws where the build has none of its own for it. */
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

/** What announces chunks in a page that has the entry's already. */
function announcing(chunks: readonly Rolldown.OutputChunk[], entry: ReadonlySet<Rolldown.OutputChunk>) {
  const more = chunks.filter((chunk) => !entry.has(chunk));
  const styles = new Set(more.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  return {
    styles: [...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    // After the site's own code, which has to run before these are of use.
    scripts: more.map(
      ({ fileName }) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${fileName}">`,
    ),
  };
}

/**
 * Makes the pages. A screen's files are announced in its own: otherwise they were asked for one after the other, each
 * when the one before has run, and on slow 4G each of that is half a second.
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
      for (const [fileName, modules] of Object.entries(screensOf)) {
        const files = modules.map((module) => chunkOf(bundle, module));
        const { styles, scripts } = announcing(loadedWith(bundle, files), entry);
        const source = html
          .replace('</head>', () => `${styles.join('')}</head>`)
          .replace('</body>', () => `${scripts.join('')}\n  </body>`);
        if (fileName === SHELL) page.source = source;
        else this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
