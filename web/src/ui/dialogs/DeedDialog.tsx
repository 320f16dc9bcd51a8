import type { ComponentProps } from 'react';
import { Button } from '../buttons/Button.tsx';
import { Dialog } from './Dialog.tsx';

interface Props extends Omit<ComponentProps<typeof Dialog>, 'actions'> {
  /** What is done, as its button says it. */
  action: string;
  onAct: () => unknown;
  busy?: boolean;
  disabled?: boolean;
  /** How the way back is called. */
  stay?: string;
}

/** A dialog with one way on and one way back. */
export function DeedDialog({ action, onAct, busy, disabled, stay = 'Cancelar', ...dialog }: Props) {
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button busy={busy} disabled={disabled} onClick={() => void onAct()}>
            {action}
          </Button>
          <Button look="quiet" onClick={dialog.onClose}>
            {stay}
          </Button>
        </>
      }
    />
  );
}
