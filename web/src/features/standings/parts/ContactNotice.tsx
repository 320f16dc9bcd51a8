import { useOnline } from '../../../lib/calls/online.ts';
import { useNow } from '../../../lib/time/clock.ts';
import { agoText } from '../../../lib/time/time-text.ts';
import { Notice } from '../../../ui/signs/Notice.tsx';
import type { Contact } from '../follow.ts';
import styles from '../Standings.module.css';

/** Says that what is seen isn't of now, and how old it is. It lies over the foot of the screen, where it moves nothing. */
export function ContactNotice({ contact: { readAt, isLost }, onAsk }: { contact: Contact; onAsk: () => void }) {
  const isOnline = useOnline();
  const age = useNow((now) => (isLost && readAt !== null ? agoText(now.getTime() - readAt) : null));
  if (!isLost) return null;
  const reason = isOnline ? 'No pudimos actualizar la tabla.' : 'Estás sin conexión.';
  return (
    <div className={styles.contact}>
      <Notice tone="warning">
        {age === null ? reason : `${reason} Ves la tabla de ${age}.`}{' '}
        <button type="button" className={styles.retry} onClick={onAsk}>
          Reintentar
        </button>
      </Notice>
    </div>
  );
}
