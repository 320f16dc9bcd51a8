/*
 * All that keeps code out of the largest paint of the pages that the server renders. Their HTML is there already: code of
 * what lies below the first sight would only hold up the paint and the first taps.
 */
import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

/** Milliseconds until a failed load is tried again: at first, and at most. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;

const SOON = 200;

/** Calls `work` when the page has loaded and the browser is idle. Returns a function that cancels it. */
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

/** Loads until it succeeds: code that is missing below the first sight breaks no screen. */
function loadInTime<T>(load: () => Promise<T>, pause: number = FIRST_PAUSE): Promise<T> {
  return load().catch(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
      for (const sign of ['online', 'visibilitychange']) window.addEventListener(sign, resolve, { once: true });
    });
    return loadInTime(load, Math.min(2 * pause, LONGEST_PAUSE));
  });
}

/** Lazy component for what lies below the first sight: the server writes it, its code comes after the paint. */
export function lazyAfterPaint<Props = unknown>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    if (import.meta.env.SSR) return load();
    await new Promise<void>((resolve) => afterPaint(resolve));
    return loadInTime(load);
  });
}

/**
 * The same as an element. React keeps the server's HTML of it only while the very same element is rendered, so it is
 * made once, outside of components.
 */
export function elementAfterPaint(load: () => Promise<{ default: ComponentType }>, fallback?: ReactNode): ReactNode {
  return createElement(Suspense, { fallback }, createElement(lazyAfterPaint(load)));
}
