import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { useBackCloses } from '../../lib/addresses/back-closes.ts';
import { Button } from '../buttons/Button.tsx';
import styles from './Dialog.module.css';

interface Props {
  title: string;
  /** Hears that it should close: Escape, the Back button, or a button of its own. */
  onClose: () => void;
  /** Where the focus goes when it closes; true: where it was before. */
  finalFocus?: () => HTMLElement | true;
  children: ReactNode;
  /** What one can do: the way on first, the way back last. Left out: nothing but close it. */
  actions?: ReactNode;
}

/** A question that has to be answered first: over the screen, at its foot on a phone. It holds the focus. */
export function Dialog({ title, onClose, finalFocus, children, actions }: Props) {
  useBackCloses(onClose);
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup className={styles.dialog} finalFocus={finalFocus}>
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          <div className="below gap-4">{children}</div>
          <div className={styles.actions}>
            {actions ?? (
              <Button look="quiet" onClick={onClose}>
                Cerrar
              </Button>
            )}
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
