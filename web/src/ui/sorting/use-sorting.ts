import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import Sortable, { type SortableEvent } from 'sortablejs';
import styles from './Sorted.module.css';

/** Rows that are put in order by dragging their handles, or with the arrow keys on them. */
export interface Sorting {
  /** What has just been moved where, for those who don't see it. */
  said: string;
  /** What the handle of a row needs. */
  handle: (index: number) => { onKeyDown: (event: KeyboardEvent<HTMLElement>) => void };
  /** Moves a row one place up or down, as its menu does. */
  step: (index: number, by: -1 | 1) => void;
}

/** How near the edge of the screen a row is dragged before the page scrolls, and how far it scrolls at a time: px. */
const EDGE = 90;
const STRIDE = 9;

/** Whether it wasn't the finger that let go: a call came in, say. */
const isInterrupted = (event: SortableEvent) =>
  'originalEvent' in event && event.originalEvent instanceof Event && event.originalEvent.type.endsWith('cancel');

/** Puts a row that was dragged back to where React knows it: React moves it itself once its list has changed. */
function putBack({ from, item, oldDraggableIndex = 0 }: SortableEvent): void {
  item.remove();
  from.insertBefore(item, from.children[oldDraggableIndex] ?? null);
}

/**
 * Puts rows in order: by finger and mouse with SortableJS, by keys itself.
 * @param nameOf what a row is called.
 * @returns what the list element and its rows need.
 */
export function useSorting(
  count: number,
  nameOf: (index: number) => string,
  onMove: (from: number, to: number) => void,
): { list: RefObject<HTMLOListElement | null>; sorting: Sorting } {
  const list = useRef<HTMLOListElement>(null);
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
  const drop = useEffectEvent((event: SortableEvent) => {
    putBack(event);
    if (!isInterrupted(event)) move(event.oldDraggableIndex ?? 0, event.newDraggableIndex ?? 0);
  });
  useEffect(() => {
    if (list.current === null) return;
    const sortable = Sortable.create(list.current, {
      handle: '[data-handle]',
      // The browser's own dragging knows no fingers.
      forceFallback: true,
      fallbackOnBody: true,
      fallbackClass: styles.lifted,
      ghostClass: styles.held,
      scrollSensitivity: EDGE,
      scrollSpeed: STRIDE,
      onUpdate: (event) => drop(event),
    });
    return () => sortable.destroy();
  }, []);

  const step = (index: number, by: -1 | 1) => {
    move(index, index + by);
    setFocused({ index: Math.min(Math.max(index + by, 0), count - 1) });
  };
  const handle = (index: number) => ({
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      step(index, event.key === 'ArrowUp' ? -1 : 1);
    },
  });
  return { list, sorting: { said, handle, step } };
}
