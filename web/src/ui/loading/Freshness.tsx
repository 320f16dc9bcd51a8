import type { Reading } from '../../lib/calls/kept-reading.ts';
import { useNow } from '../../lib/time/clock.ts';
import { agoText } from '../../lib/time/time-text.ts';
import { classes } from '../classes.ts';
import { ActNotice } from '../signs/ActNotice.tsx';
import { DeskIcon } from '../signs/DeskIcon.tsx';
import styles from './Freshness.module.css';

interface Props {
  reading: Omit<Reading<unknown>, 'value'>;
  /** What is shown, where it is no list. */
  what?: string;
  /** Reads it now. */
  onRefresh: () => void;
}

/**
 * How old what is shown is, a way to read it now, and why that failed where it did. What is shown already keeps its
 * place then: the reason stands on the same line.
 */
export function Freshness({ reading: { isLoading, failure, readAt }, what = 'la lista', onRefresh }: Props) {
  const age = useNow((now) => (readAt === null ? null : agoText(now.getTime() - readAt)));
  const againText = failure === null ? 'Actualizar' : 'Reintentar';
  const buttonText = isLoading ? 'Actualizando…' : againText;
  if (age === null && failure === null) return null;
  if (age === null) {
    return (
      <ActNotice tone="error" act={{ label: 'Reintentar', run: onRefresh, busy: isLoading }}>
        {failure}
      </ActNotice>
    );
  }
  return (
    <div className={styles.freshness}>
      {failure === null ? (
        <p>Al día, {age}</p>
      ) : (
        <p className={styles.failure}>
          {/* The age changes each minute, and is no news each time. */}
          <span role="alert">{failure}</span> Ves {what} de {age}.
        </p>
      )}
      <button type="button" className={classes('touch', styles.refresh)} disabled={isLoading} onClick={onRefresh}>
        <DeskIcon name="refresh" size={20} />
        {buttonText}
      </button>
    </div>
  );
}
