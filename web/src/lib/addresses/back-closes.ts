import { useEffect, useEffectEvent } from 'react';

/** Marks the one history entry for all layers over the screen. */
const OVER = 'over';

/** Close functions of the layers over the screen, the topmost last. */
const layers: (() => void)[] = [];
/** The entry is being left because nothing lies over the screen any more, and not by the Back button. */
let isLeaving = false;
let settling: ReturnType<typeof setTimeout> | undefined;

function isMarked(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && OVER in state;
}

/** Gives the history the entry where something lies over the screen, and takes it away where nothing does. */
function settle(): void {
  if (isLeaving || isMarked() === layers.length > 0) return;
  if (layers.length > 0) {
    window.history.pushState({ ...window.history.state, [OVER]: true }, '');
    return;
  }
  isLeaving = true;
  window.history.back();
}

/** Once all that closes and opens in one go has done so. */
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

/** Has the Back button close what this component lays over the screen, instead of leaving the screen. */
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
