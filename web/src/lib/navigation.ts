import type { AroundNavHandler } from 'wouter';
import { isOverlay, stepInto } from './overlay.ts';

let navigated = false;

/** Whether this is no longer the screen the visitor came in on. */
export function hasNavigated(): boolean {
  return navigated;
}

/** Has the history's entry of this screen remember how far down the visitor is. */
function keepPlace(): void {
  window.history.replaceState({ ...window.history.state, place: window.scrollY }, '');
}

function keptPlace(state: unknown): number | null {
  return typeof state === 'object' && state !== null && 'place' in state ? Number(state.place) : null;
}

/** Frames for which a screen that is still being put together is waited for. */
const PATIENCE = 40;

function returnTo(place: number, frames = PATIENCE): void {
  requestAnimationFrame(() => {
    window.scrollTo(0, place);
    if (Math.abs(window.scrollY - place) > 1 && frames > 0) returnTo(place, frames - 1);
  });
}

/**
 * What goes with every move to another screen: it starts at its top. Going back returns to where one was. An
 * overlay opens over the screen and moves nothing beneath it.
 */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  navigated = true;
  keepPlace();
  if (isOverlay(to)) {
    navigate(to, stepInto(to));
    return;
  }
  navigate(to, options);
  window.scrollTo(0, 0);
};

/**
 * Takes care of the browser's own back and forward: they return to where one was. The browser itself does so only
 * where the screen that is left is as long as the one that is shown. Returns the way to stop.
 */
export function watchHistory(): () => void {
  const onMove = ({ state }: PopStateEvent) => {
    navigated = true;
    const place = keptPlace(state);
    if (place !== null) returnTo(place);
  };
  window.addEventListener('popstate', onMove);
  return () => window.removeEventListener('popstate', onMove);
}
