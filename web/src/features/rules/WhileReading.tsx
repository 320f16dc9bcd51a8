import { type RefObject, useEffect, useRef } from 'react';

export interface WhileReadingProps {
  /** The list of rules, and the bar over the bottom of the screen. */
  list: RefObject<HTMLElement | null>;
  bar: RefObject<HTMLElement | null>;
  /** Index of the current rule, or null. */
  current: number | null;
}

const SCROLLING_KEYS: readonly string[] = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' '];

function isScrolling(event: Event): boolean {
  return !(event instanceof KeyboardEvent) || SCROLLING_KEYS.includes(event.key);
}

/** Scrolls a rule to the middle of the space above `bar`, unless it is already visible. */
function bringIntoView(rule: Element, bar: Element): void {
  const { top, bottom } = rule.getBoundingClientRect();
  const free = bar.getBoundingClientRect().top;
  if (top >= 0 && bottom <= free) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({ top: (top + bottom - free) / 2, behavior: isCalm ? 'instant' : 'smooth' });
}

/** Keeps the current rule visible until the reader scrolls; renders nothing. */
export default function WhileReading({ list, bar, current }: WhileReadingProps) {
  const isTaken = useRef(false);

  // After the reader scrolls, the page no longer scrolls by itself.
  useEffect(() => {
    const stop = new AbortController();
    const notice = (event: Event) => {
      if (isScrolling(event)) isTaken.current = true;
    };
    for (const type of ['wheel', 'touchmove', 'keydown']) {
      window.addEventListener(type, notice, { passive: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, []);

  useEffect(() => {
    const rule = current === null ? undefined : list.current?.children[current];
    if (rule && bar.current && !isTaken.current) bringIntoView(rule, bar.current);
  }, [list, bar, current]);

  return null;
}
