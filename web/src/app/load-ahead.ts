import { matchPath } from 'react-router-dom';
import { routeFiles } from './route-files.ts';
import { screenList } from './routes.ts';

const AFTER_PAINT = 1_500;

// A failed load is repeated when the screen is opened.
const tryToLoad = (file: string) => routeFiles.load(file).catch(() => undefined);

async function loadNext(names: readonly string[], stopped: AbortSignal): Promise<void> {
  for (const { file } of names.flatMap((name) => screenList.find((screen) => screen.name === name) ?? [])) {
    if (stopped.aborted || !navigator.onLine) return;
    await tryToLoad(file);
    // A task for each, so that a slow phone can handle a tap in between.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function screenAt(pathname: string) {
  return screenList.find(({ paths }) => paths.some((path) => matchPath(path, pathname) !== null));
}

/** Loads the code of the screen at an address. */
export async function loadShown(pathname: string): Promise<void> {
  const { file = '' } = screenAt(pathname) ?? {};
  const module = await tryToLoad(file);
  await module?.loadShown?.(pathname).catch(() => undefined);
}

/**
 * Loads the code of the screen at an address, and of the screens likely to be opened from it. Returns a function that
 * stops loading.
 */
export function loadAhead(pathname: string): () => void {
  void loadShown(pathname);
  const stop = new AbortController();
  const timer = setTimeout(() => void loadNext(screenAt(pathname)?.next ?? [], stop.signal), AFTER_PAINT);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
