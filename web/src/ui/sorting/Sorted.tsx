import { Button } from '../buttons/Button.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { AdminIcon } from '../icons/AdminIcon.tsx';
import { Notice } from '../icons/Notice.tsx';
import styles from './Sorted.module.css';
import type { Order } from './use-order.ts';
import type { Sorting } from './use-sorting.ts';

/** The handle of a row, for dragging and the arrow keys. `name` is the row's. */
export function SortHandle({ name, ...handle }: ReturnType<Sorting['handle']> & { name: string }) {
  return (
    <IconButton
      {...handle}
      data-handle
      className={styles.handle}
      label={`Mover ${name}`}
      aria-keyshortcuts="ArrowUp ArrowDown"
      title="Arrastra, o usa las flechas ↑ y ↓"
    >
      <AdminIcon name="grip" size={20} />
    </IconButton>
  );
}

/** Reports an order that couldn't be stored, with the reason and a retry. */
export function OrderFailure({ order }: { order: Pick<Order<never>, 'failure' | 'isSaving' | 'retry' | 'giveUp'> }) {
  const { failure, isSaving, retry, giveUp } = order;
  if (failure === null) return null;
  return (
    <Notice tone="error">
      <div className="below gap-3">
        <p>El orden no se guardó. {failure}</p>
        <p className="beside gap-2">
          {retry === null ? null : (
            <Button look="secondary" busy={isSaving} onClick={retry}>
              Guardar el orden
            </Button>
          )}
          <Button look="quiet" onClick={giveUp}>
            {retry === null ? 'Entendido' : 'Dejar el anterior'}
          </Button>
        </p>
      </div>
    </Notice>
  );
}
