import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** How the page stood before a change: how far down each row was, and the part that was being read. */
interface Measured {
  rows: Map<string, number>;
  reading: { part: Element; top: number } | undefined;
}

const rowsIn = (screen: HTMLElement) => screen.querySelectorAll<HTMLElement>('[data-entry]');

/** A row is another one in each table. */
const keyOf = ({ dataset }: HTMLElement) => `${dataset.table}/${dataset.entry}`;

/** The part of the screen that the reader is in: the last one that begins above the middle. */
function partBeingRead(screen: HTMLElement): Measured['reading'] {
  const parts = [...screen.querySelectorAll('[data-part]')].map((part) => ({
    part,
    top: part.getBoundingClientRect().top,
  }));
  return parts.findLast(({ top }) => top < window.innerHeight / 2);
}

function measure(screen: HTMLElement): Measured {
  const rows = new Map([...rowsIn(screen)].map((row) => [keyOf(row), row.offsetTop]));
  return { rows, reading: partBeingRead(screen) };
}

const MOTION = { duration: 300, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const;

function move(screen: HTMLElement, before: Measured): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // All are measured before any is moved.
  const moved = [...rowsIn(screen)].map((row) => ({
    row,
    by: (before.rows.get(keyOf(row)) ?? row.offsetTop) - row.offsetTop,
  }));
  for (const { row, by } of moved) {
    if (by !== 0) row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], MOTION);
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
    const { reading } = before;
    if (reading !== undefined) window.scrollBy(0, reading.part.getBoundingClientRect().top - reading.top);
    move(screen.current, before);
  });
  return useCallback(() => {
    if (screen.current !== null) measured.current = measure(screen.current);
  }, [screen]);
}
