import { useState, useSyncExternalStore } from 'react';

/** Milliseconds in which a touch's click follows the lifted finger. */
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

/** Returns the value, frozen while a pointer is down: a moving target can't be tapped. */
export function useFrozenWhilePressed<T>(value: T): T {
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
