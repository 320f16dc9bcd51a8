import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Distances in pixels: where a swipe begins, and where releasing triggers its action. */
const BEGINS = 12;
const COUNTS = 96;

interface Swipe {
  /** Called after a swipe to the right, or to the left. */
  onRight: () => void;
  onLeft: () => void;
}

function reset(element: HTMLElement): void {
  element.style.removeProperty('transform');
  delete element.dataset.swipe;
}

/**
 * Lets a finger swipe an element. Styles can follow `data-swipe`: `right` or `left`, with `-far` once releasing
 * triggers the action. A mouse uses buttons instead.
 */
export function useSwipe({ onRight, onLeft }: Swipe) {
  const start = useRef<{ x: number; y: number; isSwipe: boolean } | null>(null);
  const wasSwipe = useRef(false);

  const onPointerDown = ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
    wasSwipe.current = false;
    if (pointerType !== 'mouse' && isPrimary) start.current = { x: clientX, y: clientY, isSwipe: false };
  };

  const onPointerMove = ({ clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    const from = start.current;
    if (from === null) return;
    const [x, y] = [clientX - from.x, clientY - from.y];
    if (!from.isSwipe) {
      if (Math.abs(x) < BEGINS || Math.abs(x) < Math.abs(y)) return;
      from.isSwipe = true;
      currentTarget.setPointerCapture(pointerId);
    }
    currentTarget.style.transform = `translateX(${x}px)`;
    currentTarget.dataset.swipe = `${x > 0 ? 'right' : 'left'}${Math.abs(x) < COUNTS ? '' : '-far'}`;
  };

  const onPointerUp = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const from = start.current;
    start.current = null;
    if (!from?.isSwipe) return;
    wasSwipe.current = true;
    reset(currentTarget);
    if (clientX - from.x >= COUNTS) onRight();
    if (clientX - from.x <= -COUNTS) onLeft();
  };

  const onPointerCancel = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = null;
    reset(currentTarget);
  };

  /** A swipe that ends on a button isn't a click. */
  const onClickCapture = (event: MouseEvent) => {
    if (!wasSwipe.current) return;
    wasSwipe.current = false;
    event.preventDefault();
    event.stopPropagation();
  };

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClickCapture };
}
