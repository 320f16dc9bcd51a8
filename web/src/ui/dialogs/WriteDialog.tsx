import type { ComponentProps } from 'react';
import type { Keyed } from '#lib/query/refetch.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useAdminMutation } from './use-admin-mutation.ts';

interface Props extends Omit<ComponentProps<typeof ConfirmDialog>, 'onConfirm' | 'isPending'> {
  /** Runs the write and resolves with the text of its toast. */
  write: () => Promise<string>;
  /** @see useAdminMutation */
  changes?: readonly Keyed[];
  /** Called after the write; closes the dialog by default. */
  onDone?: () => void;
}

/** Asks before an admin's write, runs it and closes. */
export function WriteDialog({ write, changes, onDone, ...dialog }: Props) {
  const mutation = useAdminMutation({ changes: changes ?? [], onDone: onDone ?? dialog.onClose });
  return <ConfirmDialog {...dialog} isPending={mutation.isPending} onConfirm={() => mutation.mutate(write)} />;
}
