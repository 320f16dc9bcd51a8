import { useNow } from '../../lib/clock.ts';
import { agoText } from '../../lib/time-text.ts';
import { Button } from '../../ui/Button.tsx';
import { DeskIcon } from '../../ui/DeskIcon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { type DeskList, refreshDesk } from './desk-list.ts';
import styles from './ListFreshness.module.css';

/** How old the list is, a way to read it now, and why that failed where it did. */
export function ListFreshness({ list: { isLoading, failure, readAt } }: { list: DeskList }) {
  const age = useNow((now) => (readAt === null ? null : agoText(now.getTime() - readAt)));
  if (failure !== null) {
    return (
      <Notice
        tone="error"
        action={
          <Button look="secondary" busy={isLoading} onClick={() => void refreshDesk()}>
            Reintentar
          </Button>
        }
      >
        {age === null ? failure : `${failure} Ves la lista de ${age}.`}
      </Notice>
    );
  }
  if (age === null) return null;
  return (
    <div className={styles.freshness}>
      <p>Al día, {age}</p>
      <button type="button" className={styles.refresh} disabled={isLoading} onClick={() => void refreshDesk()}>
        <DeskIcon name="refresh" size={20} />
        {isLoading ? 'Actualizando…' : 'Actualizar'}
      </button>
    </div>
  );
}
