import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import Sortable, { type SortableEvent } from 'sortablejs';
import styles from './Sorted.module.css';

/** Sorting of rows by dragging their handles, or with the arrow keys on them. */
export interface Sorting {
  said: string;
  handle: (index: number) => { onKeyDown: (event: KeyboardEvent<HTMLElement>) => void };
  /** Moves a row by one position. */
  step: (index: number, by: -1 | 1) => void;
}

/** Distance from the screen's edge at which dragging scrolls, and the scroll step, in px. */
const EDGE = 90;
const STRIDE = 9;

/** True if the drag was cancelled, for example by a call. */
const isInterrupted = (event: SortableEvent) =>
  'originalEvent' in event && event.originalEvent instanceof Event && event.originalEvent.type.endsWith('cancel');

/** Restores the dragged row, because React moves it itself once its list has changed. */
function putBack({ from, item, oldDraggableIndex = 0 }: SortableEvent): void {
  item.remove();
  from.insertBefore(item, from.children[oldDraggableIndex] ?? null);
}

/**
 * Sorts rows: by pointer with SortableJS, by keys itself. @param nameOf names a row. @returns props for the list and
 * its rows.
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
      // Native dragging doesn't support touch.
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
