import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked } from 'marked';
import type { Plugin } from 'vite';
import { patterns } from './src/lib/addresses/paths.ts';
import { config } from './src/lib/config.ts';

const DOCS = join(import.meta.dirname, '../docs');
const PICTURES = 'images/organisers';
const PAGE = 'guia.html';

/** Returns the anchor of a heading, as GitHub makes it: `El día del torneo` is `el-día-del-torneo`. */
function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

const markdown = new Marked({
  useNewRenderer: true,
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    // A step is named by the bold words that it begins with.
    strong({ tokens, text }) {
      const id = text.endsWith('.') ? ` id="${anchorOf(text)}"` : '';
      return `<strong${id}>${this.parser.parseInline(tokens)}</strong>`;
    },
  },
  hooks: {
    postprocess: (html) =>
      html
        .replaceAll(`src="${PICTURES}/`, 'loading="lazy" src="/guide/')
        .replaceAll('<table>', '<div class="table"><table>')
        .replaceAll('</table>', '</table></div>'),
  },
});

/** Renders the organisers' guide as HTML, with an anchor at each heading and each named step. */
export function guideHtml(): string {
  return markdown.parse(readFileSync(join(DOCS, 'organisers.md'), 'utf8'), { async: false });
}

const body = () => `<body>
    <header>
      <a href="${patterns.home}"><img src="/mark.svg" width="32" height="32" alt="" /> ${config.product}</a>
      <a href="${patterns.admin}">Ir al panel</a>
    </header>
    <main>${guideHtml()}</main>
  </body>`;

/** Writes the organisers' guide as a page without scripts: `/guia`. */
export function guide(): Plugin {
  return {
    name: 'guide',
    enforce: 'post',
    apply: 'build',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The build has no page');
      const source = String(page.source)
        .replaceAll(/<script.*?<\/script>|<link rel="(?:modulepreload|preload" as="fetch)".*?>/gs, '')
        .replace(/<title>.*?<\/title>/, `<title>Guía para quienes organizan · ${config.product}</title>`)
        .replace('</head>', '<link rel="stylesheet" href="/guide/guide.css" /></head>')
        .replace(/<body>.*<\/body>/s, body);
      this.emitFile({ type: 'asset', fileName: PAGE, source });
      const style = readFileSync(join(import.meta.dirname, 'guide.css'));
      this.emitFile({ type: 'asset', fileName: 'guide/guide.css', source: style });
      for (const name of readdirSync(join(DOCS, PICTURES))) {
        this.emitFile({
          type: 'asset',
          fileName: `guide/${name}`,
          source: readFileSync(join(DOCS, PICTURES, name)),
        });
      }
    },
  };
}
