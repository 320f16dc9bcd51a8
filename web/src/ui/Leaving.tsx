import { useRedirect } from '../lib/redirect.ts';
import styles from './Leaving.module.css';
import { Ring } from './Ring.tsx';

const SECOND = 1_000;

/**
 * A closing zone, and then another screen: `to` opens by itself after `delay` milliseconds (whole seconds), unless
 * the visitor touches the screen or presses a key to stay.
 * @param place what to call the other screen in the sentence 'Te llevamos …'.
 */
export function Leaving({ to, delay, place }: { to: string; delay: number; place: string }) {
  const left = useRedirect(to, delay);
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
