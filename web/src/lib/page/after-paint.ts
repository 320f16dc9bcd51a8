/*
 * Keeps code out of the largest paint of server-rendered pages. Their HTML is already there: code for content below the
 * fold would only delay the paint and the first taps.
 */
import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

/** Milliseconds before a failed load is retried: first and longest pause. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;

const SOON = 200;

/** Calls `work` once the page has loaded and the browser is idle. Returns a function that cancels it. */
export function afterPaint(work: () => void): () => void {
  const stop = new AbortController();
  const whenIdle = () => {
    const run = () => !stop.signal.aborted && work();
    // Safari has no idle callback.
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

/** Retries a load until it succeeds: missing code below the fold must not break the screen. */
function loadInTime<T>(load: () => Promise<T>, pause: number = FIRST_PAUSE): Promise<T> {
  return load().catch(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
      for (const sign of ['online', 'visibilitychange']) window.addEventListener(sign, resolve, { once: true });
    });
    return loadInTime(load, Math.min(2 * pause, LONGEST_PAUSE));
  });
}

/** Lazy component for content below the fold: rendered by the server, its code loads after the paint. */
export function lazyAfterPaint<Props = unknown>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    if (import.meta.env.SSR) return load();
    await new Promise<void>((resolve) => afterPaint(resolve));
    return loadInTime(load);
  });
}

/**
 * Like `lazyAfterPaint`, as an element. React keeps the server's HTML only while the same element is rendered, so
 * create it once, outside of components.
 */
export function elementAfterPaint(load: () => Promise<{ default: ComponentType }>, fallback?: ReactNode): ReactNode {
  return createElement(Suspense, { fallback }, createElement(lazyAfterPaint(load)));
}
