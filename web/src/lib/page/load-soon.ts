import { useEffect } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * Loads code that the screen will need, once it is idle: a dialog then opens at once, and without a connection.
 * @param loads the same functions in each render
 * @param isTime false while the screen awaits what it shows, which these loads would hold up
 */
export function useLoadedSoon(loads: readonly (() => Promise<unknown>)[], isTime = true): void {
  useEffect(() => {
    if (!isTime) return;
    // A failed load is repeated when the code is needed.
    return afterPaint(() => loads.forEach((load) => void load().catch(() => undefined)));
  }, [loads, isTime]);
}
