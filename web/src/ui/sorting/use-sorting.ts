import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** A row under way: where it comes from, and the place it would have if it were let go now. */
interface Drag {
  from: number;
  to: number;
}

/** What the handle of a row needs. */
export interface HandleProps {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Rows that are put in order by dragging their handles, or with the arrow keys on them. */
export interface Sorting {
  /** What has just been moved where, for those who don't see it. */
  said: string;
  /** Where a row stands while one is under way: its place among all, for CSS `order`. */
  placeOf: (index: number) => number;
  isDragged: (index: number) => boolean;
  handle: (index: number) => HandleProps;
  /** Moves a row one place up or down, as its menu does. */
  step: (index: number, by: -1 | 1) => void;
}

/** How near the edge of the screen a row is dragged before the page scrolls, and how far it scrolls a frame: px. */
const EDGE = 90;
const STRIDE = 9;

/** The place among the other rows that a pointer at this height points at. */
function placeAt(list: HTMLElement, from: number, y: number): number {
  const others = [...list.children].filter((_, index) => index !== from);
  return others.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}

/** Scrolls the page while a row is held near the edge of the screen. */
function useEdgeScroll(height: RefObject<number>, isDragging: boolean, onScroll: () => void): void {
  const scrolled = useRef(onScroll);
  useEffect(() => {
    scrolled.current = onScroll;
  });
  useEffect(() => {
    if (!isDragging) return;
    let frame = requestAnimationFrame(function scroll() {
      const below = height.current > window.innerHeight - EDGE;
      if (below || height.current < EDGE) {
        window.scrollBy(0, below ? STRIDE : -STRIDE);
        scrolled.current();
      }
      frame = requestAnimationFrame(scroll);
    });
    return () => cancelAnimationFrame(frame);
  }, [isDragging, height]);
}

/**
 * Puts rows in order. While one is dragged only CSS moves them, so that the browser goes on following the finger; the
 * list itself changes when it is let go.
 * @param nameOf what a row is called.
 * @returns what the list element and its rows need.
 */
export function useSorting(
  count: number,
  nameOf: (index: number) => string,
  onMove: (from: number, to: number) => void,
): { list: RefObject<HTMLOListElement | null>; sorting: Sorting } {
  const list = useRef<HTMLOListElement>(null);
  const height = useRef(0);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [said, setSaid] = useState('');
  const [focused, setFocused] = useState<{ index: number } | null>(null);

  useEffect(() => {
    if (focused === null) return;
    list.current?.children[focused.index]?.querySelector<HTMLElement>('[data-handle]')?.focus();
  }, [focused]);

  const move = (from: number, to: number) => {
    if (to < 0 || to >= count || to === from) return;
    onMove(from, to);
    setSaid(`${nameOf(from)}: ahora en el lugar ${to + 1} de ${count}`);
  };
  const follow = () =>
    setDrag((held) => held && list.current && { ...held, to: placeAt(list.current, held.from, height.current) });
  useEdgeScroll(height, drag !== null, follow);

  const placeOf = (index: number) => {
    if (drag === null) return index;
    if (index === drag.from) return drag.to;
    const before = index > drag.from ? index - 1 : index;
    return before >= drag.to ? before + 1 : before;
  };
  const letGo = () => {
    setDrag(null);
    // The last movement may not have been drawn yet.
    if (drag !== null && list.current) move(drag.from, placeAt(list.current, drag.from, height.current));
  };
  const step = (index: number, by: -1 | 1) => {
    move(index, index + by);
    setFocused({ index: Math.min(Math.max(index + by, 0), count - 1) });
  };

  const handle = (index: number): HandleProps => ({
    onPointerDown(event) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      height.current = event.clientY;
      setDrag({ from: index, to: index });
    },
    onPointerMove({ clientY }) {
      if (drag === null) return;
      height.current = clientY;
      follow();
    },
    onPointerUp: letGo,
    onPointerCancel: () => setDrag(null),
    onKeyDown(event) {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      step(index, event.key === 'ArrowUp' ? -1 : 1);
    },
  });

  const isDragged = (index: number) => drag?.from === index;
  return { list, sorting: { said, placeOf, isDragged, handle, step } };
}
