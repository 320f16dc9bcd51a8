import { SECOND } from '@arena/domain';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../buttons/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Ring } from '../icons/Ring.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import styles from './AutoRedirect.module.css';

interface Props {
  to: string;
  /** Milliseconds, in whole seconds. */
  delay: number;
  /** Name of the target in the sentence 'Te llevamos …'. */
  place: string;
}

const isDialogOpen = () => document.querySelector('[role="alertdialog"], [role="dialog"]') !== null;

/** Events of a person who reads on. A scroll event isn't: the page scrolls to its beginning by itself. */
const STAYING = ['keydown', 'pointerdown', 'touchmove', 'wheel'] as const;

/** Redirects after some seconds, unless the visitor touches, types or scrolls. An open dialog pauses the timer. */
export function AutoRedirect({ to, delay, place }: Props) {
  const navigate = useNavigate();
  const [left, setLeft] = useState(delay / SECOND);
  const [stays, setStays] = useState(false);

  useEffect(() => {
    const listening = new AbortController();
    const stay = (event: Event) => {
      // A key that is still held down sent the form.
      if (!(event instanceof KeyboardEvent && event.repeat)) setStays(true);
    };
    const options = { passive: true, signal: listening.signal };
    for (const sign of STAYING) window.addEventListener(sign, stay, options);
    return () => listening.abort();
  }, []);

  useEffect(() => {
    if (stays) return;
    if (left <= 0) {
      void navigate(to);
      return;
    }
    const timer = setInterval(() => {
      if (!isDialogOpen()) setLeft(left - 1);
    }, SECOND);
    return () => clearInterval(timer);
  }, [left, stays, navigate, to]);

  return (
    <div className={styles.redirect}>
      {/* The seconds are for the eye: read out one by one they would drown the message. */}
      <div className={styles.ring} aria-hidden="true">
        <Ring
          open={stays ? 0 : left / (delay / SECOND)}
          figure={String(left)}
          unit="seg"
          done={stays}
          tone="good"
          label=""
        />
      </div>
      <div className="below gap-3">
        <p role="status">
          {stays
            ? 'Quédate el tiempo que quieras.'
            : `Te llevamos ${place} en unos segundos. Toca la pantalla o una tecla para quedarte.`}
        </p>
        {stays ? null : (
          <Button look="secondary" onClick={() => setStays(true)}>
            Quedarme aquí
          </Button>
        )}
      </div>
    </div>
  );
}

export function SuccessTitle({ title }: { title: string }) {
  return (
    <div className={styles.success}>
      <Icon name="check" size={40} />
      <PageTitle title={title} takesFocus />
    </div>
  );
}
