import { type ComponentType, useEffect, useState } from 'react';
import { lazyAtOnce } from './part.ts';

const SOON = 200;

/** Calls `work` when the page has loaded and the browser is idle. Returns the way to call it off. */
export function afterPaint(work: () => void): () => void {
  const stop = new AbortController();
  const whenIdle = () => {
    const run = () => !stop.signal.aborted && work();
    // Safari knows no idle callback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2_000 });
    else setTimeout(run, SOON);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { signal: stop.signal });
  return () => stop.abort();
}

/** False until the page has loaded and the browser is idle. */
export function useAfterPaint(): boolean {
  const [isTime, setTime] = useState(false);
  useEffect(() => afterPaint(() => setTime(true)), []);
  return isTime;
}

/** Loads, again once the network is back where it can't: what lies below may be missing, but not break the screen. */
function loadOnline<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(async () => {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return loadOnline(load);
  });
}

/**
 * A part of a screen that lies below what is seen first. Its code comes when the page has loaded and the browser is
 * idle; until then what the server wrote of it stands in its place.
 * @param load resolves with the component.
 */
export function lazyAfterPaint<Props = unknown>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazyAtOnce(async () => {
    if (import.meta.env.SSR) return load();
    await new Promise<void>((resolve) => afterPaint(resolve));
    return loadOnline(load);
  });
}
