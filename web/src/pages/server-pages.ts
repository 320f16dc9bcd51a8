import { matchPath } from 'react-router-dom';
import type { Address, RenderedScreen, Route, ServerPage } from './page.ts';

const routes = import.meta.glob<Route>('./public/*-page.ts', { eager: true, import: 'route' });
const pages = import.meta.glob<ServerPage<unknown>>('./public/*-page.ts', { eager: true, import: 'page' });

const NOT_FOUND = 'not-found';

function pageIn(module: string, route: Route): RenderedScreen {
  const [, name = ''] = /([\w-]+)-page\.ts$/.exec(module) ?? [];
  const page = pages[module];
  if (page === undefined) throw new Error(`${module} exports no page`);
  return { name, route, page };
}

/** The server-rendered screens: the source for the server, the build, the service worker and `firebase.json`. */
export const serverPages: readonly RenderedScreen[] = Object.entries(routes).map(([module, route]) =>
  pageIn(module, route),
);

function pageNamed(name: string): RenderedScreen {
  const page = serverPages.find((each) => each.name === name);
  if (page === undefined) throw new Error(`There is no page ${name}`);
  return page;
}

/** Returns the page of an address, with or without a trailing slash. The browser's router uses the same table. */
export function pageAt(address: string): Address & RenderedScreen {
  const [path = '', query = ''] = address.split('?');
  const parsed = { address, params: {}, query: new URLSearchParams(query) };
  for (const page of serverPages) {
    if (page.name === NOT_FOUND) continue;
    const match = page.route.paths.map((pattern) => matchPath(pattern, path)).find((found) => found !== null);
    if (match == null) continue;
    const here = { ...parsed, params: match.params };
    const instead = page.page.instead?.(here);
    return { ...here, ...(instead === undefined ? page : pageNamed(instead)) };
  }
  return { ...parsed, ...pageNamed(NOT_FOUND) };
}
