import type { UseQueryResult } from '@tanstack/react-query';
import { readFailureText } from '#lib/calls/failures.ts';
import { useNow } from '#lib/time/clock.ts';
import { agoText } from '#lib/time/time-text.ts';
import { classes } from '../classes.ts';
import { ActNotice } from '../icons/ActNotice.tsx';
import { Outline } from '../icons/Icon.tsx';
import styles from './LastUpdated.module.css';

// A copy, because visitors don't load the admin area's icons.
const REFRESH = 'M19 9a8 8 0 1 0 1 5M20 4v5h-5';

interface Props {
  reading: Pick<UseQueryResult, 'isFetching' | 'error' | 'dataUpdatedAt'>;
  what?: string;
  /** Refetches. */
  onRefresh: () => void;
}

/** The data's age, a refresh button, and the error of a failed refresh, on one line. */
export function LastUpdated({ reading, what = 'la lista', onRefresh }: Props) {
  const { isFetching, error, dataUpdatedAt } = reading;
  const age = useNow((now) => (dataUpdatedAt === 0 ? null : agoText(now.getTime() - dataUpdatedAt)));
  const failure = error === null ? null : readFailureText(error);
  const againText = failure === null ? 'Actualizar' : 'Reintentar';
  const buttonText = isFetching ? 'Actualizando…' : againText;
  // Keeps the place, so that nothing below moves.
  if (age === null && failure === null) {
    return (
      <div className={styles.freshness} aria-hidden="true">
        <span className="touch" />
      </div>
    );
  }
  if (age === null) {
    return (
      <ActNotice tone="error" act={{ label: 'Reintentar', run: onRefresh, busy: isFetching }}>
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
      <button type="button" className={classes('touch', styles.refresh)} disabled={isFetching} onClick={onRefresh}>
        <Outline path={REFRESH} size={20} />
        {buttonText}
      </button>
    </div>
  );
}
