import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** Positions before a change: of each part on the screen, and of each row in its table. */
interface Measured {
  parts: Map<HTMLElement, number>;
  rows: Map<string, number>;
}

const partsIn = (screen: HTMLElement) => [...screen.querySelectorAll<HTMLElement>('[data-part]')];
const rowsIn = (screen: HTMLElement) => [...screen.querySelectorAll<HTMLElement>('[data-entry]')];

const topOf = (element: Element) => element.getBoundingClientRect().top;
/** A row is another one in each table. */
const keyOf = ({ dataset }: HTMLElement) => `${dataset.table}/${dataset.entry}`;
const placeOf = (row: HTMLElement) => row.offsetTop - (row.parentElement?.offsetTop ?? 0);

/** From here on every row is laid out, also those that are out of sight: each may come into it. */
function measure(screen: HTMLElement): Measured {
  const parts = new Map(partsIn(screen).map((part) => [part, topOf(part)]));
  screen.dataset.moved = '';
  return { parts, rows: new Map(rowsIn(screen).map((row) => [keyOf(row), placeOf(row)])) };
}

/** Keeps the part that the reader is in where it was: the last one that began above the middle of the screen. */
function holdSeat({ parts }: Measured): void {
  const [part, top] = [...parts].findLast((each) => each[1] < window.innerHeight / 2) ?? [];
  if (part?.isConnected && top !== undefined) window.scrollBy({ top: topOf(part) - top, behavior: 'instant' });
}

const MOTION = { duration: 300, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const;

/** Lets everything go from where it was to where it is; what is new is simply there. */
function move(screen: HTMLElement, { parts, rows }: Measured): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // All are measured before any is moved.
  const movers = [
    ...partsIn(screen).map((part) => ({ element: part, by: (parts.get(part) ?? topOf(part)) - topOf(part) })),
    ...rowsIn(screen).map((row) => ({ element: row, by: (rows.get(keyOf(row)) ?? placeOf(row)) - placeOf(row) })),
  ];
  for (const { element, by } of movers) {
    if (by !== 0) element.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], MOTION);
  }
}

/**
 * Lets rows go to their new place where everybody sees them go, while the part that is being read stays where it is.
 * Returns what to call right before another table is shown.
 */
export function useMovingRows(screen: RefObject<HTMLElement | null>): () => void {
  const measured = useRef<Measured | null>(null);
  useLayoutEffect(() => {
    const before = measured.current;
    measured.current = null;
    if (before === null || screen.current === null) return;
    holdSeat(before);
    move(screen.current, before);
  });
  return useCallback(() => {
    if (screen.current !== null) measured.current = measure(screen.current);
  }, [screen]);
}
