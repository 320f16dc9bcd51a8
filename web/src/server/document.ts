import { createHash } from 'node:crypto';
import { contents, filesOf, shell, shellStyles } from 'virtual:site-shell';
import { PAGE_DATA } from '#lib/addresses/paths.ts';
import type { PageData } from '../app/page-data.ts';
import type { RenderedScreen } from '../pages/page.ts';
import { dataElement, tag } from './head.ts';

/** The parts of `web/index.html` that a rendered page replaces, each marked by two comments. */
type Place = 'policy' | 'page' | 'without-script' | 'screen' | 'data';

function fill(html: string, place: Place, content: string): string {
  const [start, end] = [`<!--${place}-->`, `<!--/${place}-->`];
  const [from, to] = [html.indexOf(start), html.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The shell has no place '${place}'`);
  return html.slice(0, from) + content + html.slice(to + end.length);
}

/** Returns a page's initial files of one kind, each once. */
function filesFor({ route }: RenderedScreen, sort: 'scripts' | 'styles', more: readonly string[] = []): string[] {
  const modules = [`pages/${route.file}`, ...more];
  return [...new Set(modules.flatMap((module) => filesOf(`src/${module}.tsx`)[sort]))];
}

/**
 * Inlines a page's stylesheets, which would delay its first paint as files
 * (docs/decisions/006-server-rendered-pages.md). Their links stay, disabled, so that the browser's code counts them as
 * loaded.
 */
function stylesOf(screen: RenderedScreen): { policy: string; elements: string[] } {
  const hrefs = [...filesFor(screen, 'styles', screen.page.below), ...shellStyles];
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
function scriptsOf(screen: RenderedScreen): string[] {
  const fetchpriority = screen.page.ahead === undefined ? null : 'low';
  return filesFor(screen, 'scripts').map((href) =>
    tag('link', { rel: 'modulepreload', crossorigin: '', fetchpriority, href }),
  );
}

interface Parts {
  screen: RenderedScreen;
  head: string;
  html: string;
  data: PageData;
}

/** Fills the site's shell with a page. */
export function documentOf({ screen, head, html, data }: Parts): string {
  const { noScript, ahead } = screen.page;
  const notice = `<noscript><p class="without-script">${noScript}</p></noscript>`;
  const { policy, elements } = stylesOf(screen);
  // Before the site's code. The policy lists its hash (`firebase.json`), so change both together.
  const early = ahead === undefined ? [] : [`<script>${ahead}</script>`];
  const filled = fill(shell, 'page', [...early, head, ...elements].join('\n    '));
  const withNotice = fill(fill(filled, 'policy', policy), 'without-script', notice);
  const below = [dataElement({ type: 'application/json', id: PAGE_DATA }, data), ...scriptsOf(screen)].join('\n    ');
  return fill(fill(withNotice, 'data', below), 'screen', html);
}
