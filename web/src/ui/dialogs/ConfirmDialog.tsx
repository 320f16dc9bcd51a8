import { nameKey } from '@arena/domain';
import { type ComponentProps, useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { TextField } from '../fields/Field.tsx';
import { Notice } from '../icons/Notice.tsx';
import { type ActionOptions, useAction } from '../use-action.ts';
import { Dialog } from './Dialog.tsx';

interface Props extends Omit<ComponentProps<typeof Dialog>, 'actions'>, Pick<ActionOptions, 'changes' | 'tells'> {
  /** Label of the button that confirms. */
  action: string;
  onConfirm: () => unknown;
  /** Called after a success; closes a dialog that `tells` by default. */
  onDone?: (() => void) | undefined;
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
    changes,
    tells = false,
    onDone,
    isDestructive = false,
    isPending = false,
    disabled,
    cancel = 'Cancelar',
    nameToType,
    ...dialog
  } = props;
  const [typed, setTyped] = useState('');
  const isTyped = nameToType === undefined || nameKey(typed) === nameKey(nameToType.name);
  const confirmation = useAction((work: Promise<unknown>) => work, {
    changes,
    tells,
    onDone: onDone ?? (tells ? dialog.onClose : undefined),
  });
  const confirm = () => {
    if (confirmation.isRunning()) return;
    const work = onConfirm();
    if (work instanceof Promise) void confirmation.run(work);
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
      {tells || confirmation.failure === null ? null : <Notice tone="error">{confirmation.failure}</Notice>}
    </Dialog>
  );
}
