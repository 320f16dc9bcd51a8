import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { AdminPage, BrowserRoute, RenderedScreen } from './src/pages/page.ts';

/**
 * The page that the browser fills by itself. It isn't called index.html once built: Hosting would answer `/` with it
 * before it asked the function that renders pages.
 */
export const SHELL = 'app.html';

/** All screens, for the builds and for `firebase.json`. */
export interface PageLists {
  serverPages: readonly RenderedScreen[];
  browserRoutes: readonly BrowserRoute[];
  adminPages: readonly AdminPage[];
}

async function loadPages(): Promise<PageLists> {
  const load = <List extends Partial<PageLists>>(file: string) =>
    runnerImport<List>(join(import.meta.dirname, 'src/pages', file), { root: import.meta.dirname, configFile: false });
  const [server, browser] = await Promise.all([
    load<Pick<PageLists, 'serverPages'>>('server-pages.ts'),
    load<Omit<PageLists, 'serverPages'>>('browser-routes.ts'),
  ]);
  return { ...server.module, ...browser.module };
}

let loaded: Promise<PageLists> | undefined;

/** Imports the lists of pages. Only Vite can: it finds the modules by their names, and compiles what they import. */
export function importPages(): Promise<PageLists> {
  loaded ??= loadPages();
  return loaded;
}
