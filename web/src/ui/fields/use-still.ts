import { useState, useSyncExternalStore } from 'react';

/** The click of a touch comes within so many milliseconds after the finger was lifted. */
const CLICK_FOLLOWS = 300;

let isPressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function press(): void {
  clearTimeout(timer);
  isPressed = true;
}

function release(delay: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    isPressed = false;
    for (const listener of listeners) listener();
  }, delay);
}

if (!import.meta.env.SSR) {
  window.addEventListener('pointerdown', press, true);
  for (const end of ['pointerup', 'pointercancel']) {
    window.addEventListener(end, () => release(CLICK_FOLLOWS), true);
  }
  window.addEventListener('click', () => release(0), true);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * What is to be shown, but as it was for as long as something is being pressed: what moves away under a finger isn't
 * tapped.
 */
export function useStill<T>(value: T): T {
  const [shown, setShown] = useState(value);
  const isStill = useSyncExternalStore(
    subscribe,
    () => isPressed,
    () => false,
  );
  if (isStill) return shown;
  if (shown !== value) setShown(value);
  return value;
}
