import { onVisibilityOrOnline } from '../page/visibility-or-online.ts';

/**
 * Polls every `wait` milliseconds while the tab is visible, and at once when it becomes visible or the network returns.
 * Returns functions to schedule the next poll, which each answer must call, and to stop.
 */
export function pollWhileSeen(ask: () => void, wait: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const askIn = (milliseconds: number) => {
    clearTimeout(timer);
    if (!isStopped && !document.hidden) timer = setTimeout(ask, Math.max(0, milliseconds));
  };
  const stopListening = onVisibilityOrOnline(() => {
    clearTimeout(timer);
    if (!document.hidden) ask();
  });
  askIn(wait);
  return {
    askIn,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      stopListening();
    },
  };
}
