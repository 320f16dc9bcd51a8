import { type ComponentType, lazy } from 'react';

/** Whether somebody has touched this page. What the browser says of it (`userActivation`) outlives a reload. */
let isTouched = false;
if (!import.meta.env.SSR) {
  const note = () => {
    isTouched = true;
  };
  window.addEventListener('click', note, true);
}

let isReloading = false;

/** Loads the page anew: once, however many parts are missing. */
function reload(): void {
  if (isReloading) return;
  isReloading = true;
  window.location.reload();
}

/** Whether the site answers now; a `HEAD` is answered by no cache, the service worker's neither. */
export const siteAnswers = (): Promise<boolean> =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * A part of the site's code that somebody waits for. Where it fails to come although the site answers, it is asked for
 * once more; where that fails, too, the page is loaded anew (decision 055). That happens only if somebody has touched
 * the page since it came, so a page can't load itself over and over.
 * @param load a dynamic import.
 * @throws what the import throws, where the page stays.
 */
export async function wantedPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!(await siteAnswers())) throw error;
    return load().catch((again: unknown) => {
      if (!isTouched) throw again;
      reload();
      // The page goes: whoever waits is told nothing any more.
      return new Promise<Part>(() => undefined);
    });
  }
}

const waiting = new Set<() => void>();

/** Calls `show` whenever the code of a lazy component has come. Returns the way to stop. */
export function onPartCome(show: () => void): () => void {
  waiting.add(show);
  return () => waiting.delete(show);
}

/** React's `lazy` for a `PartPlace`, which shows it as soon as its code has come. */
export function lazyAtOnce<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => {
    const part = load();
    // A step later than React, which is told of the part in between.
    void part
      .catch(() => undefined)
      .then(() => {
        for (const show of waiting) show();
      });
    return part;
  });
}

/** A component whose code comes when it is first shown, as `wantedPart`. */
export const lazyPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazyAtOnce(() => wantedPart(load));
