import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** Positions before a change: of each part of the screen, and of each row in its table. */
interface Measured {
  parts: Map<HTMLElement, number>;
  rows: Map<string, number>;
}

const partsIn = (screen: HTMLElement) => [...screen.querySelectorAll<HTMLElement>('[data-part]')];
const rowsIn = (screen: HTMLElement) => [...screen.querySelectorAll<HTMLElement>('[data-entry]')];

const topOf = (element: Element) => element.getBoundingClientRect().top;
/** The same entry has a row in each table. */
const keyOf = ({ dataset }: HTMLElement) => `${dataset.table}/${dataset.entry}`;
const placeOf = (row: HTMLElement) => row.offsetTop - (row.parentElement?.offsetTop ?? 0);

/** Measures positions. From now on all rows are laid out, because each may move into view. */
function measure(screen: HTMLElement): Measured {
  const parts = new Map(partsIn(screen).map((part) => [part, topOf(part)]));
  screen.dataset.moved = '';
  return { parts, rows: new Map(rowsIn(screen).map((row) => [keyOf(row), placeOf(row)])) };
}

/** Scrolls so that the current part keeps its position: the last one that begins above the middle of the screen. */
function holdSeat({ parts }: Measured): void {
  const [part, top] = [...parts].findLast((each) => each[1] < window.innerHeight / 2) ?? [];
  if (part?.isConnected && top !== undefined) window.scrollBy({ top: topOf(part) - top, behavior: 'instant' });
}

const MOTION = { duration: 300, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const;

/** Animates everything from its former position; new elements appear without animation. */
function move(screen: HTMLElement, { parts, rows }: Measured): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Measure all before moving any.
  const movers = [
    ...partsIn(screen).map((part) => ({ element: part, by: (parts.get(part) ?? topOf(part)) - topOf(part) })),
    ...rowsIn(screen).map((row) => ({ element: row, by: (rows.get(keyOf(row)) ?? placeOf(row)) - placeOf(row) })),
  ];
  for (const { element, by } of movers) {
    if (by !== 0) element.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], MOTION);
  }
}

/**
 * Animates rows to their new positions while the part being read stays in place. Returns a function to call right
 * before another table is shown.
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
