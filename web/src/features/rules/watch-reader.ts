const SCROLLING_KEYS: readonly string[] = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' '];

function isScrolling(event: Event): boolean {
  return !(event instanceof KeyboardEvent) || SCROLLING_KEYS.includes(event.key);
}

/** Calls `onTaken` once the reader scrolls: from then on the place on the page is theirs. Returns the way to stop. */
export function watchReader(onTaken: () => void): () => void {
  const stop = new AbortController();
  const notice = (event: Event) => {
    if (isScrolling(event)) onTaken();
  };
  for (const type of ['wheel', 'touchmove', 'keydown']) {
    window.addEventListener(type, notice, { passive: true, signal: stop.signal });
  }
  return () => stop.abort();
}

/** Brings a rule to the middle of what `dock` leaves free, where it isn't in sight whole. */
export function bringIntoView(rule: Element, dock: Element): void {
  const { top, bottom } = rule.getBoundingClientRect();
  const free = dock.getBoundingClientRect().top;
  if (top >= 0 && bottom <= free) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({ top: (top + bottom - free) / 2, behavior: isCalm ? 'instant' : 'smooth' });
}
