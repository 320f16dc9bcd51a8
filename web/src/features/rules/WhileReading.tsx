import { type RefObject, useEffect, useRef } from 'react';

export interface WhileReadingProps {
  /** The list whose items are the rules, and what lies over the foot of the screen. */
  list: RefObject<HTMLElement | null>;
  dock: RefObject<HTMLElement | null>;
  /** Index of the rule being read; null where none is. */
  current: number | null;
}

const SCROLLING_KEYS: readonly string[] = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' '];

function isScrolling(event: Event): boolean {
  return !(event instanceof KeyboardEvent) || SCROLLING_KEYS.includes(event.key);
}

/** Brings a rule to the middle of what `dock` leaves free, where it isn't in sight whole. */
function bringIntoView(rule: Element, dock: Element): void {
  const { top, bottom } = rule.getBoundingClientRect();
  const free = dock.getBoundingClientRect().top;
  if (top >= 0 && bottom <= free) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({ top: (top + bottom - free) / 2, behavior: isCalm ? 'instant' : 'smooth' });
}

/** Keeps the rule being read on the screen until the reader scrolls; shows nothing. */
export default function WhileReading({ list, dock, current }: WhileReadingProps) {
  const isTaken = useRef(false);

  // Once the reader scrolls, the place on the page is theirs.
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
    if (rule && dock.current && !isTaken.current) bringIntoView(rule, dock.current);
  }, [list, dock, current]);

  return null;
}
