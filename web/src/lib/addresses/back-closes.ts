import { useEffect, useEffectEvent } from 'react';

/** Marks the entry of the browser's history that stands for whatever lies over the screen: one for all of it. */
const OVER = 'over';

/** What lies over the screen, the topmost last: each closes. */
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

// Also where nothing lies over the screen: an entry that stands for nothing any more is passed over.
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
