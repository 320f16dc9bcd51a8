import { useState } from 'react';
import { liveValue } from '../../lib/page/live-value.ts';

/** The click of a touch comes within so many milliseconds after the finger was lifted. */
const CLICK_FOLLOWS = 300;

const isPressed = liveValue(false);
let timer: ReturnType<typeof setTimeout> | undefined;

function press(): void {
  clearTimeout(timer);
  isPressed.set(true);
}

function release(delay: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => isPressed.set(false), delay);
}

if (!import.meta.env.SSR) {
  window.addEventListener('pointerdown', press, true);
  for (const end of ['pointerup', 'pointercancel']) {
    window.addEventListener(end, () => release(CLICK_FOLLOWS), true);
  }
  window.addEventListener('click', () => release(0), true);
}

/**
 * What is to be shown, but as it was for as long as something is being pressed: what moves away under a finger isn't
 * tapped.
 */
export function useStill<T>(value: T): T {
  const [shown, setShown] = useState(value);
  const isStill = isPressed.useLive();
  if (isStill) return shown;
  if (shown !== value) setShown(value);
  return value;
}
