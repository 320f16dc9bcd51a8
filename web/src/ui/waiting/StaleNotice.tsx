import { useOnline } from '../../lib/calls/online.ts';
import { useNow } from '../../lib/time/clock.ts';
import { agoText } from '../../lib/time/time-text.ts';
import { Notice } from '../signs/Notice.tsx';
import styles from './StaleNotice.module.css';

interface Props {
  /** What could not be read again, and what is seen of it. */
  missed: string;
  seen: string;
  /** When that was read; null where nothing was. */
  readAt: number | null;
  onRetry: () => void;
}

/**
 * Says plainly that what is seen isn't of now, how old it is, and lets the visitor try again. It comes and goes while one
 * reads: its place is the foot of the screen, where it moves nothing.
 */
export function StaleNotice({ missed, seen, readAt, onRetry }: Props) {
  const isOnline = useOnline();
  const age = useNow((now) => (readAt === null ? null : agoText(now.getTime() - readAt)));
  const reason = isOnline ? `No pudimos actualizar ${missed}.` : 'Estás sin conexión.';
  return (
    <Notice tone="warning">
      {age === null ? reason : `${reason} Ves ${seen} de ${age}.`}{' '}
      <button type="button" className={styles.retry} onClick={onRetry}>
        Reintentar
      </button>
    </Notice>
  );
}
