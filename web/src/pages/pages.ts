import { matchPath } from 'react-router-dom';
import { RouteFiles, type RouteModule } from '#lib/page/served-route-files.ts';
import { browserRoutes } from './browser-routes.ts';
import type { Route } from './page.ts';

const AFTER_PAINT = 1_500;

// By name, so that the browser loads nothing else of a page's module.
const served = import.meta.glob<Route>('./public/*-page.ts', { eager: true, import: 'route' });

const isRest = ({ paths }: Route) => Number(paths.includes('*'));

/** Each screen's address: the modules of the server-rendered pages, and the table of the others. */
export const routes: readonly Route[] = [...Object.values(served), ...browserRoutes].sort(
  (one, other) => isRest(one) - isRest(other),
);

const loadAdminArea = (): Promise<Required<RouteModule>> => import('./admin/AdminArea.tsx');

const files: Readonly<Record<string, () => Promise<RouteModule>>> = {
  ...import.meta.glob<RouteModule>('./public/*Screen.tsx'),
  './admin/AdminArea.tsx': loadAdminArea,
};

/** The visitors' screens, and the admin area as one. */
export const routeFiles = new RouteFiles((file) => files[`./${file}.tsx`]);

// A failed load is repeated when the screen is opened.
const tryToLoad = (file: string) => routeFiles.load(file).catch(() => undefined);

const routeAt = (pathname: string) =>
  routes.find(({ paths }) => paths.some((path) => matchPath(path, pathname) !== null));

async function loadNext(files: readonly string[], stopped: AbortSignal): Promise<void> {
  for (const file of files) {
    if (stopped.aborted || !navigator.onLine) return;
    await tryToLoad(file);
    // A task for each, so that a slow phone can handle a tap in between.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Loads the code of the screen at an address. */
export async function loadShown(pathname: string): Promise<void> {
  const { file = '' } = routeAt(pathname) ?? {};
  const module = await tryToLoad(file);
  await module?.loadWithin?.(pathname).catch(() => undefined);
}

/**
 * Loads the code of the screen at an address, and of the screens likely to be opened from it. Returns a function that
 * stops loading.
 */
export function loadAhead(pathname: string): () => void {
  void loadShown(pathname);
  const stop = new AbortController();
  const timer = setTimeout(() => void loadNext(routeAt(pathname)?.next ?? [], stop.signal), AFTER_PAINT);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
