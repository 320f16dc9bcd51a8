import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

const SECOND = 1_000;
const INTERACTIONS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'focusin'] as const;

function isHeldKey(event: Event): boolean {
  return event instanceof KeyboardEvent && event.repeat;
}

/**
 * Goes to another screen after `delay` (milliseconds, whole seconds), unless the visitor does something first:
 * who touches, scrolls or presses a key is still reading and stays (WCAG 2.2.1).
 * @returns the seconds left, or null once the visitor stays.
 */
export function useRedirect(to: string, delay: number): number | null {
  const [, navigate] = useLocation();
  const [left, setLeft] = useState<number | null>(Math.ceil(delay / SECOND));

  useEffect(() => {
    const stay = (event: Event) => {
      if (!isHeldKey(event)) setLeft(null);
    };
    for (const type of INTERACTIONS) window.addEventListener(type, stay, { passive: true });
    return () => {
      for (const type of INTERACTIONS) window.removeEventListener(type, stay);
    };
  }, []);

  useEffect(() => {
    if (left === null) return;
    if (left === 0) {
      navigate(to);
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), SECOND);
    return () => clearTimeout(timer);
  }, [left, navigate, to]);

  return left;
}
