import { createHash } from 'node:crypto';
import { contents, filesOf, shell, shellStyles } from 'virtual:site-shell';
import type { PageData } from '../app/page-data.ts';
import { PAGE_DATA } from '../lib/addresses/page-element.ts';
import { dataElement, tag } from './html.ts';
import type { Page } from './pages.ts';
import placeAhead from './place-ahead.js?raw';

/** The module of the screen that each page shows, which the browser would otherwise ask for late. */
const screens: Record<Page['kind'], string> = {
  home: 'src/routes/reading/HomeScreen.tsx',
  tournaments: 'src/routes/reading/TournamentsScreen.tsx',
  tournament: 'src/routes/reading/TournamentScreen.tsx',
  standings: 'src/routes/reading/StandingsScreen.tsx',
  rules: 'src/routes/reading/RulesScreen.tsx',
  history: 'src/routes/reading/HistoryScreen.tsx',
  prizes: 'src/routes/reading/HistoryScreen.tsx',
  player: 'src/routes/reading/HistoryScreen.tsx',
  register: 'src/app/OtherScreens.tsx',
  choose: 'src/app/OtherScreens.tsx',
  place: 'src/app/OtherScreens.tsx',
  unknown: 'src/app/OtherScreens.tsx',
};

const READING = 'Sin JavaScript puedes ver los torneos y sus reglas. Para inscribirte, actívalo en tu navegador.';

/** What each page says of itself where no script runs. */
const withoutScript: Record<Page['kind'], string> = {
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
  place: 'Para ver tu lugar, activa JavaScript en tu navegador.',
  unknown: READING,
};

/** The parts of `web/index.html` that a rendered page replaces, each between two comments. */
type Place = 'policy' | 'page' | 'without-script' | 'screen' | 'data';

function fill(html: string, place: Place, content: string): string {
  const [start, end] = [`<!--${place}-->`, `<!--/${place}-->`];
  const [from, to] = [html.indexOf(start), html.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The shell has no place '${place}'`);
  return html.slice(0, from) + content + html.slice(to + end.length);
}

/** What a screen asks for as soon as it has come. */
const next: Partial<Record<Page['kind'], string>> = {
  register: 'src/routes/RegisterScreen.tsx',
  choose: 'src/routes/ChooseRegistrationScreen.tsx',
  place: 'src/routes/PlaceScreen.tsx',
};

/** What the server writes into a page although its code comes after the first paint. */
const later: Partial<Record<Page['kind'], readonly string[]>> = {
  home: ['src/routes/reading/HomeNews.tsx', 'src/routes/reading/HomeRest.tsx'],
  tournament: ['src/routes/reading/TournamentRest.tsx'],
  standings: ['src/routes/reading/StandingsRest.tsx'],
  history: ['src/routes/reading/HistoryRest.tsx'],
  prizes: ['src/routes/reading/HistoryRest.tsx'],
  player: ['src/routes/reading/HistoryRest.tsx'],
};

/**
 * What a page runs before it has any code of the site. It stands in the page itself, to spare a wait: the only script of
 * which the site's policy knows the content (`firebase.json`), so what is changed in it is changed there.
 */
const ahead: Partial<Record<Page['kind'], string>> = { place: placeAhead };

/** The files of one sort that a page needs from the start, each once. */
function filesFor({ kind }: Page, sort: 'scripts' | 'styles', more: readonly string[] = []): string[] {
  const modules = [screens[kind], next[kind] ?? [], more].flat();
  return [...new Set(modules.flatMap((module) => filesOf(module)[sort]))];
}

/**
 * What the stylesheets of a page say, in the page itself: as files they would be a wait more before its first paint
 * (decision 064). Their links stay, switched off, by which the browser's code knows that it has them.
 */
function stylesOf(page: Page): { policy: string; elements: string[] } {
  const hrefs = [...filesFor(page, 'styles', later[page.kind]), ...shellStyles];
  const style = hrefs.map((href) => contents[href] ?? '').join('');
  const hash = createHash('sha256').update(style).digest('base64');
  const links = hrefs.map((href) => tag('link', { rel: 'stylesheet', disabled: '', crossorigin: '', href }));
  const content = `style-src 'self' 'sha256-${hash}'`;
  return {
    // Of the styles that could stand in the page this one alone.
    policy: tag('meta', { 'http-equiv': 'Content-Security-Policy', content }),
    elements: [`<style>${style}</style>`, ...links],
  };
}

/**
 * Below the content, as the site's own code is: before it they would hold up the first paint. Nor do they go before what
 * a page asks for ahead of its code.
 */
function scriptsOf(page: Page): string[] {
  const fetchpriority = page.kind in ahead ? 'low' : null;
  return filesFor(page, 'scripts').map((href) =>
    tag('link', { rel: 'modulepreload', crossorigin: '', fetchpriority, href }),
  );
}

function aheadOf({ kind }: Page): string[] {
  const script = ahead[kind];
  return script === undefined ? [] : [`<script>${script}</script>`];
}

interface Parts {
  page: Page;
  /** What the head says about the page. */
  head: string;
  screen: string;
  data: PageData;
  /** What its code will ask the API for first. */
  asked: readonly string[];
}

/** The whole page: the shell that the browser would get anyway, with everything in its place already. */
export function documentOf({ page, head, screen, data, asked }: Parts): string {
  const notice = `<noscript><p class="without-script">${withoutScript[page.kind]}</p></noscript>`;
  const { policy, elements } = stylesOf(page);
  const askedAhead = asked.map((href) => tag('link', { rel: 'preload', as: 'fetch', crossorigin: '', href }));
  const filled = fill(shell, 'page', [...aheadOf(page), head, ...elements, ...askedAhead].join('\n    '));
  const told = fill(fill(filled, 'policy', policy), 'without-script', notice);
  const below = [dataElement({ type: 'application/json', id: PAGE_DATA }, data), ...scriptsOf(page)].join('\n    ');
  return fill(fill(told, 'data', below), 'screen', screen);
}
