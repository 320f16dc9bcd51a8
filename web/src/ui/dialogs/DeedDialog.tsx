import type { ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import { Dialog } from './Dialog.tsx';

interface Props {
  title: string;
  /** What is done, as its button says it. */
  action: string;
  onAct: () => unknown;
  busy?: boolean;
  disabled?: boolean;
  /** How the way back is called. */
  stay?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with one way on and one way back. */
export function DeedDialog({ title, action, onAct, busy, disabled, stay = 'Cancelar', onClose, children }: Props) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button busy={busy} disabled={disabled} onClick={() => void onAct()}>
            {action}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {stay}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
