import { useEffect, useEffectEvent } from 'react';

/** Marks the single history entry for all layers over the screen. */
const OVER = 'over';

/** Close functions of the layers over the screen, the topmost last. */
const layers: (() => void)[] = [];
/** True while the entry is left because the last layer closed, not by the Back button. */
let isLeaving = false;
let settling: ReturnType<typeof setTimeout> | undefined;

function isMarked(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && OVER in state;
}

/** Adds the history entry if there are layers, and removes it otherwise. */
function settle(): void {
  if (isLeaving || isMarked() === layers.length > 0) return;
  if (layers.length > 0) {
    window.history.pushState({ ...window.history.state, [OVER]: true }, '');
    return;
  }
  isLeaving = true;
  window.history.back();
}

/** Waits until all layers that close and open together have done so. */
function settleSoon(): void {
  clearTimeout(settling);
  settling = setTimeout(settle);
}

function onPopState(): void {
  const wasLeaving = isLeaving;
  isLeaving = false;
  if (!wasLeaving && !isMarked()) layers.at(-1)?.();
  settleSoon();
}

// Also without layers: skip a stale entry.
if (typeof window !== 'undefined') window.addEventListener('popstate', onPopState);

/** Makes the Back button close this component instead of leaving the screen. */
export function useBackCloses(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const layer = () => close();
    layers.push(layer);
    settleSoon();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      settleSoon();
    };
  }, []);
}
