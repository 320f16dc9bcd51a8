import { useEffect } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * Loads code that the screen will need, once it is idle: a dialog then opens at once, and without a connection.
 * @param loads the same functions in each render
 */
export function useLoadedSoon(loads: readonly (() => Promise<unknown>)[]): void {
  // A failed load is repeated when the code is needed.
  useEffect(() => afterPaint(() => loads.forEach((load) => void load().catch(() => undefined))), [loads]);
}
