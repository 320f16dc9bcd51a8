import { onVisibilityOrOnline } from '../page/visibility-or-online.ts';

/**
 * Asks while the tab is looked at: in so many milliseconds, and at once when it is looked at anew or the network is
 * back, since much may have been missed. Returns how to have it asked again, as each answer has to, and how to stop.
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
