import { Button } from '../buttons/Button.tsx';
import { Notice } from '../signs/Notice.tsx';
import styles from './OrderFailure.module.css';
import type { Order } from './use-order.ts';

/** Says that the order of a list isn't stored, why, and what can be done; nothing where it is. */
export function OrderFailure({ order }: { order: Pick<Order<never>, 'failure' | 'isSaving' | 'retry' | 'giveUp'> }) {
  const { failure, isSaving, retry, giveUp } = order;
  if (failure === null) return null;
  return (
    <Notice tone="error">
      <p>El orden no se guardó. {failure}</p>
      <p className={styles.ways}>
        <Button look="secondary" busy={isSaving} onClick={retry}>
          Guardar el orden
        </Button>
        <Button look="quiet" onClick={giveUp}>
          Dejar el anterior
        </Button>
      </p>
    </Notice>
  );
}
