import { matchPath } from 'react-router-dom';
import { loadRoute } from './route-files.ts';
import { screenList } from './routes.ts';

const AFTER_PAINT = 1_500;

// A file that doesn't come is asked for again when its screen is opened.
const tryToLoad = (file: string) => loadRoute(file).catch(() => undefined);

async function loadNext(names: readonly string[], stopped: AbortSignal): Promise<void> {
  for (const { file } of names.flatMap((name) => screenList.find((screen) => screen.name === name) ?? [])) {
    if (stopped.aborted || !navigator.onLine) return;
    await tryToLoad(file);
    // A task of its own each: a slow phone has time for a tap in between.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * Loads the code of the screen at an address, which a layout may hold back, and of those that are likely to be opened
 * from it. Returns a function that stops it.
 */
export function loadAhead(pathname: string): () => void {
  const shown = screenList.find(({ paths }) => paths.some((path) => matchPath(path, pathname) !== null));
  if (shown === undefined) return () => undefined;
  void tryToLoad(shown.file);
  const stop = new AbortController();
  const timer = setTimeout(() => void loadNext(shown.next ?? [], stop.signal), AFTER_PAINT);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
