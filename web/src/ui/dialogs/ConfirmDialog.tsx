import { nameKey } from '@arena/domain';
import { type ComponentProps, useState } from 'react';
import { failureText } from '#lib/calls/failure-text.ts';
import { useWrite } from '#lib/query/use-write.ts';
import { Button } from '../buttons/Button.tsx';
import { TextField } from '../fields/Field.tsx';
import { Notice } from '../icons/Notice.tsx';
import { Dialog } from './Dialog.tsx';

interface Props extends Omit<ComponentProps<typeof Dialog>, 'actions'> {
  /** Label of the button that confirms. */
  action: string;
  onConfirm: () => unknown;
  isDestructive?: boolean;
  isPending?: boolean;
  disabled?: boolean;
  /** Label of the button that cancels. */
  cancel?: string;
  /** A name to type before confirming; case, accents and outer spaces are ignored. */
  nameToType?: { label: string; name: string } | undefined;
}

/** A dialog with a confirm and a cancel button. */
export function ConfirmDialog(props: Props) {
  const {
    action,
    onConfirm,
    isDestructive = false,
    isPending = false,
    disabled,
    cancel = 'Cancelar',
    nameToType,
    ...dialog
  } = props;
  const [typed, setTyped] = useState('');
  const isTyped = nameToType === undefined || nameKey(typed) === nameKey(nameToType.name);
  const confirmation = useWrite((work: Promise<unknown>) => work);
  const confirm = () => {
    if (confirmation.isRunning()) return;
    const work = onConfirm();
    if (work instanceof Promise) confirmation.mutate(work);
  };
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button
            look={isDestructive ? 'danger' : 'primary'}
            busy={isPending || confirmation.isPending}
            disabled={disabled || !isTyped}
            onClick={confirm}
          >
            {action}
          </Button>
          <Button look="quiet" onClick={dialog.onClose}>
            {cancel}
          </Button>
        </>
      }
    >
      {dialog.children}
      {nameToType === undefined ? null : (
        <TextField
          label={nameToType.label}
          hint={nameToType.name}
          required
          autoComplete="off"
          autoCapitalize="none"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {confirmation.error === null ? null : <Notice tone="error">{failureText(confirmation.error)}</Notice>}
    </Dialog>
  );
}
