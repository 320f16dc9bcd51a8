import type { AroundNavHandler } from 'wouter';
import { isOverlay, stepInto } from './overlay.ts';

let navigated = false;

/** Whether this is no longer the screen the visitor came in on. */
export function hasNavigated(): boolean {
  return navigated;
}

/**
 * What goes with every move to another screen: it starts at its top. Going back returns to where one was. An
 * overlay opens over the screen and moves nothing beneath it.
 */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  navigated = true;
  if (isOverlay(to)) {
    navigate(to, stepInto(to));
    return;
  }
  navigate(to, options);
  window.scrollTo(0, 0);
};

/** Notes the browser's own back and forward. Returns the way to stop. */
export function watchHistory(): () => void {
  const note = () => {
    navigated = true;
  };
  window.addEventListener('popstate', note);
  return () => window.removeEventListener('popstate', note);
}
