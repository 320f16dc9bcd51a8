import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { useBackCloses } from '#lib/addresses/back-closes.ts';
import { Button } from '../buttons/Button.tsx';
import styles from './Dialog.module.css';

interface Props {
  title: string;
  /** Called by Escape, the Back button, and the dialog's own buttons. */
  onClose: () => void;
  /** Element to focus after closing; true for the previous one. */
  finalFocus?: () => HTMLElement | true;
  children: ReactNode;
  /** Buttons, the main action first and cancel last; by default a close button. */
  actions?: ReactNode;
}

/** A modal dialog, at the bottom of the screen on phones. */
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
