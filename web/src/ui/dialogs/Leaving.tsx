import { SECOND } from '@arena/domain';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Ring } from '../signs/Ring.tsx';
import styles from './Leaving.module.css';

const INTERACTIONS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'focusin'] as const;

function isHeldKey(event: Event): boolean {
  return event instanceof KeyboardEvent && event.repeat;
}

/** The seconds left until `to` opens; null once the visitor stays. */
function useSecondsLeft(to: string, delay: number): number | null {
  const navigate = useNavigate();
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
      void navigate(to);
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), SECOND);
    return () => clearTimeout(timer);
  }, [left, navigate, to]);

  return left;
}

/**
 * A closing zone, and then another screen: `to` opens by itself after `delay` milliseconds (whole seconds), unless
 * the visitor does something first: who touches, scrolls or presses a key is still reading and stays (WCAG 2.2.1).
 * @param place what to call the other screen in the sentence 'Te llevamos …'.
 */
export function Leaving({ to, delay, place }: { to: string; delay: number; place: string }) {
  const left = useSecondsLeft(to, delay);
  const stays = left === null;
  return (
    <div className={styles.leaving}>
      {/* The seconds are for the eye: read out one by one they would drown the message. */}
      <div className={styles.ring} aria-hidden="true">
        <Ring open={stays ? 0 : left / (delay / SECOND)} figure={String(left)} done={stays} tone="cold" label="" />
      </div>
      <p>
        {stays
          ? 'Quédate el tiempo que quieras.'
          : `Te llevamos ${place} en unos segundos. Toca la pantalla o presiona una tecla para quedarte.`}
      </p>
    </div>
  );
}
