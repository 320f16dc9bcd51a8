import { Button } from '../buttons/Button.tsx';
import { Notice } from '../icons/Notice.tsx';
import type { Order } from './use-order.ts';

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
