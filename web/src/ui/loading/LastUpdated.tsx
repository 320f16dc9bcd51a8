import type { QueryState } from '../../lib/calls/cached-query.ts';
import { useNow } from '../../lib/time/clock.ts';
import { agoText } from '../../lib/time/time-text.ts';
import { classes } from '../classes.ts';
import { ActNotice } from '../icons/ActNotice.tsx';
import { AdminIcon } from '../icons/AdminIcon.tsx';
import styles from './LastUpdated.module.css';

interface Props {
  reading: Omit<QueryState<unknown>, 'value'>;
  what?: string;
  /** Reads it now. */
  onRefresh: () => void;
}

/** The data's age, a refresh button, and the reason of a failed refresh on the same line. */
export function LastUpdated({ reading: { isLoading, failure, readAt }, what = 'la lista', onRefresh }: Props) {
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
        <AdminIcon name="refresh" size={20} />
        {buttonText}
      </button>
    </div>
  );
}
