import { type ComponentType, useEffect, useState } from 'react';
import { lazyAtOnce } from './part.ts';

const SOON = 200;

/** How long to wait before what couldn't be loaded is asked for again: at first, and at most. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;

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

/**
 * Loads, again and again where it can't, less and less often, and at once when the network is back or the tab is looked
 * at anew: what lies below may be missing, but not break the screen, nor load the page anew (decision 055).
 */
function loadInTime<T>(load: () => Promise<T>, pause: number = FIRST_PAUSE): Promise<T> {
  return load().catch(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
      for (const sign of ['online', 'visibilitychange']) window.addEventListener(sign, resolve, { once: true });
    });
    return loadInTime(load, Math.min(2 * pause, LONGEST_PAUSE));
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
    return loadInTime(load);
  });
}
