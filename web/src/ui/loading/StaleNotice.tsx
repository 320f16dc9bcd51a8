import { useOnline } from '#lib/calls/online.ts';
import { useNow } from '#lib/time/clock.ts';
import { agoText } from '#lib/time/time-text.ts';
import { Notice } from '../icons/Notice.tsx';
import styles from './StaleNotice.module.css';

interface Props {
  failure: string;
  what: string;
  /** Time of the shown data in milliseconds; null without any. */
  readAt: number | null;
  onRetry: () => void;
}

/** Warns about outdated data with its age, and offers a retry. */
export function StaleNotice({ failure, what, readAt, onRetry }: Props) {
  const isOnline = useOnline();
  const age = useNow((now) => (readAt === null ? null : agoText(now.getTime() - readAt)));
  const reason = isOnline ? failure : 'Estás sin conexión.';
  return (
    <Notice tone="warning">
      {age === null ? reason : `${reason} Ves ${what} de ${age}.`}{' '}
      <button type="button" className={styles.retry} onClick={onRetry}>
        Reintentar
      </button>
    </Notice>
  );
}
