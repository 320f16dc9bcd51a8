import { createHash } from 'node:crypto';
import { contents, filesOf, shell, shellStyles } from 'virtual:site-shell';
import { PAGE_DATA } from '#lib/addresses/page-element.ts';
import type { PageData } from '../app/page-data.ts';
import { type RenderedName, type Screen, screens } from '../app/routes.ts';
import { dataElement, tag } from './html.ts';
import type { ServedPage } from './pages.ts';
import privateLinkAhead from './private-link-ahead.js?raw';

const READING = 'Sin JavaScript puedes ver los torneos y sus reglas. Para inscribirte, actívalo en tu navegador.';

const withoutScript: Record<RenderedName, string> = {
  home: READING,
  tournaments: READING,
  tournament: READING,
  standings: 'Sin JavaScript puedes leer la tabla. Para que se actualice sola, actívalo en tu navegador.',
  rules: 'Sin JavaScript puedes leer las reglas. Para aceptarlas e inscribirte, actívalo en tu navegador.',
  history: 'Sin JavaScript puedes leer el historial y buscar un apodo.',
  prizes: 'Sin JavaScript puedes leer esta página.',
  player: 'Sin JavaScript puedes leer esta página.',
  register: 'Para inscribirte, activa JavaScript en tu navegador.',
  choose: READING,
  myRegistration: 'Para ver «Mi lugar», activa JavaScript en tu navegador.',
  form: 'Para responder este formulario, activa JavaScript en tu navegador.',
  unknown: READING,
};

/** The parts of `web/index.html` that a rendered page replaces, each marked by two comments. */
type Place = 'policy' | 'page' | 'without-script' | 'screen' | 'data';

function fill(html: string, place: Place, content: string): string {
  const [start, end] = [`<!--${place}-->`, `<!--/${place}-->`];
  const [from, to] = [html.indexOf(start), html.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The shell has no place '${place}'`);
  return html.slice(0, from) + content + html.slice(to + end.length);
}

/**
 * Inline scripts that run before the site's code, to save a request. The policy lists their hashes (`firebase.json`),
 * so change both together.
 */
const ahead: Partial<Record<RenderedName, string>> = { myRegistration: privateLinkAhead };

/** Returns a page's initial files of one kind, each once. */
function filesFor({ kind }: ServedPage, sort: 'scripts' | 'styles', more: readonly string[] = []): string[] {
  const modules = [`routes/${screens[kind].file}`, ...more];
  return [...new Set(modules.flatMap((module) => filesOf(`src/${module}.tsx`)[sort]))];
}

/**
 * Inlines a page's stylesheets, which would delay its first paint as files
 * (docs/decisions/006-server-rendered-pages.md). Their links stay, disabled, so that the browser's code counts them as
 * loaded.
 */
function stylesOf(page: ServedPage): { policy: string; elements: string[] } {
  const { below = [] }: Screen = screens[page.kind];
  const hrefs = [...filesFor(page, 'styles', below), ...shellStyles];
  const style = hrefs.map((href) => contents[href] ?? '').join('');
  const hash = createHash('sha256').update(style).digest('base64');
  const links = hrefs.map((href) => tag('link', { rel: 'stylesheet', disabled: '', crossorigin: '', href }));
  const content = `style-src 'self' 'sha256-${hash}'`;
  return {
    // Allows only this inline style.
    policy: tag('meta', { 'http-equiv': 'Content-Security-Policy', content }),
    elements: [`<style>${style}</style>`, ...links],
  };
}

/** Returns a page's scripts. They come below the content, because before it they would delay the first paint. */
function scriptsOf(page: ServedPage): string[] {
  const fetchpriority = page.kind in ahead ? 'low' : null;
  return filesFor(page, 'scripts').map((href) =>
    tag('link', { rel: 'modulepreload', crossorigin: '', fetchpriority, href }),
  );
}

function aheadOf({ kind }: ServedPage): string[] {
  const script = ahead[kind];
  return script === undefined ? [] : [`<script>${script}</script>`];
}

interface Parts {
  page: ServedPage;
  head: string;
  screen: string;
  data: PageData;
}

/** Fills the site's shell with a page. */
export function documentOf({ page, head, screen, data }: Parts): string {
  const notice = `<noscript><p class="without-script">${withoutScript[page.kind]}</p></noscript>`;
  const { policy, elements } = stylesOf(page);
  const filled = fill(shell, 'page', [...aheadOf(page), head, ...elements].join('\n    '));
  const withNotice = fill(fill(filled, 'policy', policy), 'without-script', notice);
  const below = [dataElement({ type: 'application/json', id: PAGE_DATA }, data), ...scriptsOf(page)].join('\n    ');
  return fill(fill(withNotice, 'data', below), 'screen', screen);
}
