import { type ComponentProps, useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import type { ConfirmDialog } from './ConfirmDialog.tsx';
import { LazyDialog } from './LazyDialog.tsx';

const loadDialog = async () => ({ default: (await import('./ConfirmDialog.tsx')).ConfirmDialog });

export function ConfirmButton({ onConfirm, ...dialog }: Omit<ComponentProps<typeof ConfirmDialog>, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const confirmAndClose = async () => {
    await onConfirm();
    close();
  };
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {dialog.action}
      </Button>
      {isOpen ? (
        <LazyDialog load={loadDialog} onClose={close}>
          {(Part) => <Part isDestructive {...dialog} onConfirm={confirmAndClose} onClose={close} />}
        </LazyDialog>
      ) : null}
    </>
  );
}
